#pragma once

#include "altered/Table.h"

// 2.2.14 How long what an effect has left behind lasts, and when what was left for later comes.
namespace triptych::altered {

/// What ends with a turn, with the Afternoon, with the day.
void expire(const Table&, Duration);
/// "until your next turn": of whoever's turn begins
void expireUntilTurn(State&, Seat);
/// 2.2.14 "At the next Noon", "after Rest": what was left for later comes now.
void bringDelayed(const Table&, Delayed::When);

} // namespace triptych::altered
