#pragma once

#include "seize/Table.h"

// What several players do: each in turn, and each chooses by themselves.
namespace triptych::seize {

void eachSelects(const Table&, EffectId, const Select&);
void run(const Table&, ForPlayer<Select>);
void run(const Table&, Picked<Select>);
void eachDiscards(const Table&, EffectId, const Discard&);
void run(const Table&, ForPlayer<Discard>);
void run(const Table&, Picked<Discard>);
/// "Up to 4 loot", "reveal a card from their hand": how many, or which, is asked.
void run(const Table&, ForPlayer<LoseLoot>);
void run(const Table&, Picked<LoseLoot>);
void run(const Table&, ForPlayer<Show>);

} // namespace triptych::seize
