#pragma once

#include "seize/tree/Ability.h"

// What the compiler and the printer must agree on, said once.
namespace triptych::seize {

/// Whether the noun phrase is of several: "two target mercenaries gain", "target mercenary gains".
bool isPlural(const Thing&);

/// Whether it is the deed of a player who was named before: "that player discards 1".
bool isToldToThatPlayer(const Effect&);

/// "who plundered this turn", said of several players: as a condition that one of them meets.
Condition doneBy(const Standing&);

/// "counter target ability unless its controller pays 2 treasures": the price is said last.
bool isOwnChoice(const Unless&); ///< "either draw 1 or gain 2 loot": both are yours to do
bool isSaidAfter(const Unless&);

} // namespace triptych::seize
