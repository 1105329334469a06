#pragma once

#include "seize/Table.h"

// The verbs about health: deal, divide, lose, heal.
namespace triptych::seize {

void deal(const Table&, EffectId, const Deal&);
void divide(const Table&, EffectId, const Divide&);
void run(const Table&, Picked<Divide>);
void loseHealth(const Table&, const LoseHealth&);
void healThem(const Table&, const Heal&);

} // namespace triptych::seize
