#pragma once

#include "kryptik/Table.h"

// Counters: they lie on a citizen for as long as it is on the island, and can be counted and taken away. What
// each of them changes is added to its attack and defense.
namespace triptych::kryptik {

/// How many there are of that kind, with `any` of all kinds. Of what has left the island this turn, as it was.
int countersOn(const State&, Ref, const CounterKind&);
/// RULING: what texts in force say about how many there are to be has its say here, and only here.
void putCounters(const Table&, Index, const CounterKind&, int number);
/// As many as there are of those; returns how many.
int takeCounters(const Table&, Index, const CounterKind&, int number);
/// From one to the other, each of its kind.
void moveCounters(const Table&, Ref from, Index to, const CounterKind&, int number);

} // namespace triptych::kryptik
