#pragma once

#include "kryptik/effects/Reach.h"

// 10.3 What can be done at all, and by whom; and whether anything has come of it once it was done.
namespace triptych::kryptik {

/// Whether the first thing that the effect does can be done at all (an impossible "may" is not asked).
bool isPossible(const Table&, const Effect&);
/// Whether that depends on which cards the controller holds, which nobody else may learn.
bool dependsOnTheHand(const Table&, const Effect&);
/// Of a deed that text/binding/Bind allows there: who does it.
Who doerOf(const Effect& deed);
/// 10.3 Of what cannot be done whole: whether some of it can, of a deed with a number.
bool canDoInPart(const Table&, const Effect&, Seat);
/// "If you do": how much has to come of a deed that now begins, so that it will have been done; 0 of what nothing asks.
std::uint8_t mustCome(const Table&, const Effect&, Seat doer);
constexpr std::uint8_t neverComes = 31; ///< The most that is asked for, too.
/// Whether so much has come of it, just now.
bool hasCome(const State&, const Effect&, std::uint8_t atLeast);
int allDone(const State&); ///< "this way", by all players.

} // namespace triptych::kryptik
