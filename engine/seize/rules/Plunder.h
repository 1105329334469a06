#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-ACT-PLUNDER, S-TURN-PLUNDER: taking loot from an opponent's Guild Hall.
namespace triptych::seize {

/// The opponent in whose Guild Hall it stands, or noSeat.
Seat victimOf(const Table&, Index);
bool canPlunder(const Table&, Index);
void plunderOptions(const Table&, Seat, Options&);
void run(const Table&, DeclarePlunder);
void resolvePlunder(const Table&, const StackItem&);

} // namespace triptych::seize
