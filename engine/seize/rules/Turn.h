#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-TURN-* The eight phases of a turn.
namespace triptych::seize {

inline constexpr int mostAcquired = 4; ///< S-TURN-ACQUIRE
inline constexpr int largestHand = 9;  ///< S-TURN-HAND

void run(const Table&, BeginFirstTurn);
void beginPhase(const Table&, Phase);
/// The window of the phase has closed, or it has none.
void nextPhase(const Table&);
/// "Skip your next Draw Phase", "take an extra turn after this one".
void alterTurns(const Table&, const Turns&);
/// For looking ahead, on a copy: the seat's next turn as far as nobody answers anything in it. What lasts no
/// longer is over, everything may move and attack again, exhaustion and cold are what they will be by then.
void foreseeTurn(const Table&, Seat);
/// At once, without what is left of it: whoever had the turn has left.
void endTurn(const Table&);

int mayAcquire(const Table&, Seat);
void run(const Table&, Acquire);
void acquireOptions(const Table&, Options&);
void answerAcquire(const Table&, const Option&);
void run(const Table&, CheckHandLimit);
void run(const Table&, DiscardToLimit);

} // namespace triptych::seize
