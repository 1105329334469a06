#pragma once

#include "seize/Table.h"

// What a resolving effect leaves to wait for something: its moment, a destruction, a step, an event.
namespace triptych::seize {

void turnIntoTrigger(const Table&, const Delayed&);
/// "The next time it would be destroyed this turn, instead ..."
void guard(const Table&, EffectId, const Rescue&);
void setTrap(const Table&, EffectId, const Trap&);
/// "This turn, whenever an allied mercenary attacks, ...": about each one that is named.
void watchFor(const Table&, EffectId, const Watch&);

} // namespace triptych::seize
