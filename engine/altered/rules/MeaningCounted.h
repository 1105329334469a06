#pragma once

#include "altered/rules/Meaning.h"

#include <vector>

// Conditions that count: what there is, what somebody controls, and by how much it is more.
namespace triptych::altered {

/// "you control two or more Characters", "there are no cards in your Reserve": of what has a quantity.
bool exists(const Table&, const Condition&, const Viewpoint&);
/// "a Robot and a Mage in the same Expedition": whether there is one in which all parts are so.
bool holdsInOne(const Table&, const Condition&, const Viewpoint&);
/// "more cards in your Landmarks than target opponent": of each player in their own.
int countFor(const Table&, const Quantity&, const Who&, const Viewpoint&);
/// "a Character, a Spell and a Permanent": another card for each of the filters from `at`, none of those used.
bool isDistinct(
    const Table&, const std::vector<Filter>&, std::size_t at, const Viewpoint&, Things& used);

} // namespace triptych::altered
