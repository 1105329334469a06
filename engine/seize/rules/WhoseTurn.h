#pragma once

#include "seize/rules/Meaning.h"
#include "seize/tree/Effect.h"

// S-FMT-ARENA-SHARED: of a turn that teammates share, whom "that player" is.
namespace triptych::seize {

/// Whose doing it was; of a moment of a shared turn, where the text goes on about "that player", each of those
/// whose turn it is and of whom the trigger speaks, one after the other.
Seats thoseOf(const Table&, const Trigger&, const Effect&, Seat controller, Seat who);
/// Whose doing, or whose turn, it must be.
bool isSpokenTo(const State&, const Who& trigger, Seat controller, Seat who);

} // namespace triptych::seize
