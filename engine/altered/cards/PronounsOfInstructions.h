#pragma once

#include "altered/tree/Effect.h"

#include <cstdint>
#include <set>

// What a sentence speaks of because of what the sentence before it has done; by the numbers of the instructions.
namespace triptych::altered {

/// "Look at the top three cards of your deck. Put one in your hand. Put one in Reserve.": the sentences that choose
/// among what was left by the one before.
void readOnesAfterOthers(const Effect&, std::set<std::uint16_t>& found);
/// "You may play a Spell from your discard pile. It gains [Fleeting].": what plays such a Spell.
void readFleetingPlays(const Effect&, std::set<std::uint16_t>& found);

} // namespace triptych::altered
