#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Triggers.h"

// 9.3 Abilities that have triggered: what waits, and bringing it to the pile.
namespace triptych::kryptik {

/// 6.1 The choice about a destroyed 11 year card waits like a trigger.
void awaitYearChoice(const Table&, Index revealed, Ref destroyer);
/// "At the start of your next turn, ...": moves what is due to the waiting triggers.
/// With ThisLeaves: what `left` has left behind, before it is gone.
void raiseDelayed(const Table&, Delayed::When, Index left = noIndex);

/// 8.4 Puts waiting triggers on the pile: the active player's first, then clockwise, each player's
/// own in the order they choose. Returns false when nobody has one waiting.
void run(const Table&, GatherTriggers);
void run(const Table&, ArrangeTriggers);
void run(const Table&, PutTriggers);
void answerTriggerOrder(const Table&, const Option&);
void answerMayTrigger(const Table&, const Option&);

inline constexpr std::uint8_t yearChoiceMark = 0xFD; ///< Waiting::ability of an 11 year choice
inline constexpr std::uint8_t delayedMark = 0xFC;    ///< ... of a delayed effect

} // namespace triptych::kryptik
