#pragma once

#include "kryptik/Table.h"

// 10.3 What can be done at all, and by whom.
namespace triptych::kryptik {

/// Whether the first thing that the effect does can be done at all (an impossible "may" is not asked).
bool isPossible(const Table&, const Effect&);
/// Whether that depends on which cards the controller holds, which nobody else may learn.
bool dependsOnTheHand(const Table&, const Effect&);
/// Whether a player can do what would prevent something: pay, discard, sacrifice, ...
bool isChecked(const Effect&); ///< Whether `canDo` can tell.
bool canDo(const Table&, const Effect&, Seat);
/// 10.3 Of what cannot be done whole: whether some of it can, of a deed with a number.
bool canDoInPart(const Table&, const Effect&, Seat);
/// "If you do": whether all of it can be done, as far as that can be told before.
bool isDoable(const Table&, const Effect&, Seat);
/// 8.1 What is to be paid while an effect resolves: "{1} for each card in your limbo pile".
StoneNeed needNow(const Table&, const Pay&);

} // namespace triptych::kryptik
