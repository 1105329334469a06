#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// What waits on the stack is aimed anew, or comes once more.
namespace triptych::seize {

void retarget(const Table&, EffectId, const Retarget&);
void run(const Table&, ForThing<Retarget>);
void run(const Table&, PickedForThing<Retarget>);
/// Whom it could be aimed at instead of its target of this number.
void aimOptions(const Table&, const Retarget&, std::uint8_t target, Options&);

} // namespace triptych::seize
