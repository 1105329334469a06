#pragma once

#include "altered/Table.h"

// 4.3 Tiebreakers: Progress in the Arena.
namespace triptych::altered {

/// 4.3.e Who leads in more terrains of the Arena wins at once.
void compareInArena(const Table&);

} // namespace triptych::altered
