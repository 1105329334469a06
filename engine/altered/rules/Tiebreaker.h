#pragma once

#include "altered/Board.h"

// 4.3 Tiebreakers: Progress in the Arena.
namespace triptych::altered {

/// 4.3.e Who leads in more terrains of the Arena wins at once.
void compareInArena(const Board&);

} // namespace triptych::altered
