#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 8.3 Priority, 8.4 Effect Pile.
namespace triptych::kryptik {

// Priority
void openWindow(State&);        ///< 8.3.1 the turn player first
void passOn(State&, Seat from); ///< 8.3.2 after acting: to the next player
void priorityOptions(const Table&, Options&);
void answerPriority(const Table&, const Option&);

// The pile
/// All have passed: the top item resolves, or the step is over.
void allPassed(const Table&);
/// The resolving item is done: a spell's card goes to limbo when its last effect left (8.4.1).
void run(const Table&, FinishResolving);
void removeItem(const Table&, const PileItem&); ///< Without effect; its card likewise.
/// glossary Counter: all effects of a card being cast, or an activation.
/// To its owner's hand, with all its effects; what is being cast is not countered by that.
void takeBack(const Table&, std::uint8_t serial);
void counter(const Table&, std::uint8_t serial, bool abolishes = false);

} // namespace triptych::kryptik
