#pragma once

#include "seize/rules/Characteristics.h"

// Whether an "if" of a text is so.
namespace triptych::seize {

/// How much of it a player has.
int wealthOf(const Table&, Seat, Wealth);
bool holds(const Table&, const Condition&, const Viewpoint&);
/// "An allied mercenary is being attacked": the last such attack that waits.
const StackItem* attackUnder(const Table&, const Condition&, const Viewpoint&);
/// Whom such an attack strikes that is meant; nobody where it is none of those.
Ref attackedUnder(const Table&, const StackItem& attack, const Condition&, const Viewpoint&);

} // namespace triptych::seize
