#pragma once

#include "altered/Table.h"

#include <cstddef>

// 3.2.2 The deck: shuffling, drawing, resupplying.
namespace triptych::altered {

void shuffleDeck(const Table&, Seat);
/// Brings the discard pile under the deck when a position is missing (3.2.2.d). How many there are.
std::size_t makeRoomInDeck(const Table&, Seat, std::size_t needed);
int draw(const Table&, Seat, int count, Seat who);           // 7.3.7
int drawAsItIs(const Table&, Seat, int count);               // nothing is done instead any more
bool resupply(const Table&, Seat, bool exhausted, Seat who); // 7.3.22, 7.3.11

} // namespace triptych::altered
