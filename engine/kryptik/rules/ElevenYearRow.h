#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

#include <span>

// 5.4 11 Year Row, 6 11 Year Cards.
namespace triptych::kryptik {

/// 6.1 Reveals them, all at once; the choice about each waits to go on the pile. Not those that are safe from it.
void destroyYearCards(
    const Table&, std::span<const Index>, Forbid::Deed from = Forbid::Deed::LoseYearsToEffects);

/// 6.1 Of those whose choice still waits: their ability is not used, they are not cast.
void barYears(State&, std::span<const Index>, bool ability, bool casting);

/// 6.1 The choice resolves: use the ability, cast it, or take it into the hand.
void run(const Table&, AskYearChoice);
/// 6.1 Whether that player may use the 11 year ability of this card, and can pay for it and aim it.
bool canUseYear(const Table&, Index, Seat);
void yearOptions(const Table&, Options&);
void answerYear(const Table&, const Option&);

void look(const Table&, Seat viewer, Index card);                 ///< 6.2
void rearrange(const Table&, Seat, std::span<const Index> order); ///< 6.3

} // namespace triptych::kryptik
