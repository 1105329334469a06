#pragma once

#include "seize/Table.h"

// The verbs about statuses and counters: apply, remove, mend, cleanse, move them over.
namespace triptych::seize {

void apply(const Table&, const Apply&);
void removeFrom(const Table&, EffectId, const Remove&);
void run(const Table&, ForThing<Remove>);
void run(const Table&, PickedForThing<Remove>);
void run(const Table&, ForThing<Mend>);
void run(const Table&, PickedForThing<Mend>);
void run(const Table&, ForThing<Cleanse>);
void run(const Table&, PickedForThing<Cleanse>);
void transfer(const Table&, EffectId, const Transfer&);
void run(const Table&, Picked<Transfer>);

} // namespace triptych::seize
