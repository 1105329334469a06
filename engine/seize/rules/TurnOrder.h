#pragma once

#include "seize/Table.h"

// Whose turn it is and whose comes next, and what of it is skipped.
namespace triptych::seize {

/// Calls visit(Seat) for everybody whose turn it is, the active seat first.
template <typename F>
void eachActive(const State& s, F&& visit)
{
    for (Seat n = 0, p = s.active; n < s.seats; ++n, p = seatAfter(s, p))
        if (s.players[p].alive && hasTurn(s, p))
            visit(p);
}

/// RULING "an extra turn": those who have one more take it first, in the order of turns; a turn that is
/// skipped does not come at all.
Seat takeNextTurn(State&);
bool isSkipped(State&, Phase); ///< "Skips their next Draw Phase": of whoever has this turn.
bool hasNoPhase(
    const Table&, Phase); ///< "Players skip their Acquire Phase": of whoever has this turn.
/// "Skip your next Draw Phase", "take an extra turn after this one".
void alterTurns(const Table&, const Turns&);

} // namespace triptych::seize
