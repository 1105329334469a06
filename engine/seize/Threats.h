#pragma once

#include "seize/Names.h"
#include "seize/Table.h"

#include "core/Threat.h"

#include <vector>

// Where enemies could strike in their next turn: their standard attacks, by the rules that decide about them
// when the time comes.
namespace triptych::seize {

std::vector<Threat> threatsTo(const Table&, const Ground&, Seat);

} // namespace triptych::seize
