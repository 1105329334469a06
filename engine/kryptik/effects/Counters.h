#pragma once

#include "kryptik/Table.h"

// 10 Effects about counters, and what departs from the course of the turn.
namespace triptych::kryptik {

void putCountersOn(const Table&, EffectId, const PutCounters&);
void run(const Table&, Distribute);
void takeCountersFrom(const Table&, const TakeCounters&);
void moveCountersOf(const Table&, const MoveCounters&);
/// 10 One of them, by chance; of a single one, it or nothing.
void byChance(const Table&, const Chance&);
void revealUntil(const Table&, EffectId, const RevealUntil&);

} // namespace triptych::kryptik
