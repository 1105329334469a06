#pragma once

#include "seize/Names.h"
#include "seize/Table.h"

#include "core/Refusal.h"

#include <vector>

// Why an ability card cannot be played, or a mercenary neither attacks nor moves: the same questions
// that decide what is legal, asked one by one.
namespace triptych::seize {

std::vector<Refusal> refusalsOf(const Table&, const Ground&, Seat);

} // namespace triptych::seize
