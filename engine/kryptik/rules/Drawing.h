#pragma once

#include "kryptik/Table.h"

#include <span>

// glossary Draw, Discard, Probe, Plunder, Search, Shuffle; 3.1.1, 4.2.
namespace triptych::kryptik {

/// One card after the other from the top. In limited play the limbo pile is shuffled in when the
/// deck runs out; otherwise what cannot be drawn is not drawn (10.3). Returns how many came.
int draw(const Table&, Seat, int cards);
void discard(const Table&, Seat, std::span<const Index>);
void discardAtRandom(const Table&, Seat, int cards);
void reveal(const Table&, Seat whose, Index); ///< glossary Reveal: to everybody
void recycleLimbo(const Table&, Seat); ///< 3.1.1 limited: the limbo pile becomes part of the deck

} // namespace triptych::kryptik
