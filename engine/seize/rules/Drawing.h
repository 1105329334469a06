#pragma once

#include "seize/Table.h"

namespace triptych::seize {

inline constexpr int openingHand = 7; ///< S-PRE-HAND

/// Moves so many cards from the deck to the hand; returns how many there were.
int takeCards(const Table&, Seat, int count);
/// S-FMT-STD-GOAL A draw that must be made: whoever cannot loses, except in the arena.
void draw(const Table&, Seat, int count);
void discard(const Table&, Index); ///< From hand.
void mill(const Table&, Seat, int count);

} // namespace triptych::seize
