#pragma once

#include "seize/Table.h"

// S-TURN-* The eight phases of a turn.
namespace triptych::seize {

void run(const Table&, BeginFirstTurn);
void beginPhase(const Table&, Phase);
/// The window of the phase has closed, or it has none.
void nextPhase(const Table&);
/// For looking ahead, on a copy: the seat's next turn as far as nobody answers anything in it. What lasts no
/// longer is over, everything may move and attack again, exhaustion and cold are what they will be by then.
void foreseeTurn(const Table&, Seat);
/// At once, without what is left of it: whoever had the turn has left.
void endTurn(const Table&);

} // namespace triptych::seize
