#pragma once

#include "altered/Table.h"

namespace triptych::altered {

/// Whether it was not complete before: the Feat becomes [Completed], by this player.
bool completeFeat(const Table&, Index, Seat by);
/// "If you control two Animals, complete me.": every Feat for which that is so now. Asked between effects, when
/// nothing is half done.
void completeFeats(const Table&);

} // namespace triptych::altered
