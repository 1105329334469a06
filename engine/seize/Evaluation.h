#pragma once

#include "seize/Table.h"

// How good a state is for a seat.
namespace triptych::seize {

/// -1 about to lose ... +1 about to win, from what the table shows of both sides.
double worthFor(const Table&, Seat);

} // namespace triptych::seize
