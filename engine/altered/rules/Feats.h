#pragma once

#include "altered/Board.h"

namespace triptych::altered {

/// Whether it was not complete before: the Feat becomes [Completed], by this player.
bool completeFeat(const Board&, Index, Seat by);
/// "If you control two Animals, complete me.": every Feat for which that is so now. Asked between effects, when
/// nothing is half done.
void completeFeats(const Board&);

} // namespace triptych::altered
