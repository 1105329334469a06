#pragma once

#include "altered/Table.h"

#include <vector>

// 2.4 Statuses and 2.5 counters.
namespace triptych::altered {

/// Where objects may have statuses and counters at all (2.4.1.b, 2.5.a).
bool mayBear(const State&, Index);

// Statuses. An object that has it cannot gain it, one that lacks it cannot lose it (2.4.1.f, h).
bool gainStatus(const Table&, Index, Status, Seat who);
bool loseStatus(const Table&, Index, Status, Seat who);
bool exhaust(const Table&, Index, Seat who);
bool ready(const Table&, Index, Seat who);
/// Whether it was not yet.
bool ascend(const Table&, Index expedition, Seat who); // v4 7.3.3
bool descend(const Table&, Index expedition);          ///< Whether it was Ascended.

// Counters
int countersOn(const Table&, Index, const Counter&);
/// How many were put on. `max`: no more than brings the total to it; 0: no maximum.
int addCounters(const Table&, Index, const Counter&, int count, int max, Seat who);
int removeCounters(const Table&, Index, const Counter&, int count, bool spent, Seat who);
/// 7.3.3 One more of a kind that it has; boosts before others where it has both and nobody says.
bool augment(const Table&, Index, bool boosts, Seat who);

} // namespace triptych::altered
