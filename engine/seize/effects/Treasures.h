#pragma once

#include "seize/Table.h"
#include "seize/rules/Meaning.h"

// The verbs about treasures: those that lie about, those that are carried, those of a Warchest.
namespace triptych::seize {

void handle(const Table&, EffectId, const Handle&);
void run(const Table&, ForPlayer<Handle>);
void run(const Table&, Picked<Handle>);
void handOver(const Table&, const HandOver&);
/// Whose treasures it is about, and which of theirs could be picked.
Mercenaries strippedOf(const Table&, const Strip&);
ObjectList carriedBy(const State&, Index, const Strip&);
void strip(const Table&, EffectId, const Strip&);
void run(const Table&, ForThing<Strip>);
void run(const Table&, PickedForThing<Strip>);
void run(const Table&, ForThing<Equip>);
void run(const Table&, PickedForThing<Equip>);
void turnTreasures(const Table&, EffectId, const TurnTreasures&);
void run(const Table&, ForPlayer<TurnTreasures>);
void run(const Table&, Picked<TurnTreasures>);

} // namespace triptych::seize
