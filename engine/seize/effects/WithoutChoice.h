#pragma once

#include "seize/Table.h"
#include "seize/rules/Meaning.h"

// Deeds that need no choice: fighting each other, altering an attack that waits, counters with a name.
namespace triptych::seize {

void destroyThem(const Table&, EffectId, const Destroy&);
void duel(const Table&, const Duel&);
void alterAttack(const Table&, const AlterAttack&);
void mark(const Table&, const Mark&);
/// "When an ally is destroyed, put it onto an empty tile in your Guild Hall": it comes in anew.
void comeBack(const Table&, Index, Tile);
/// "Choose an empty tile": it is what is spoken of then.
void speakOfTiles(const Table&, const Thing&);
/// "That attack" of a card that is played in response to one: the last that waits, if nothing set this off.
const StackItem* attackSpokenOf(const Table&);
/// An Attack ability is an attack, whatever else deals damage is an ability.
How howOf(const Table&, const StackItem&);

} // namespace triptych::seize
