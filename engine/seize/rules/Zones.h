#pragma once

#include "seize/Table.h"

// S-SETUP-AREAS Moving cards from one zone to another, and who may know which card is where.
namespace triptych::seize {

/// Which card it is: hands and face-down cards are their owner's secret, decks everybody's. Any
/// seat past the last sees everything.
bool isVisible(const State&, Seat viewer, Index);
std::uint8_t viewersOf(const State&, Index); ///< The same of all seats, a bit each.

enum class ZoneEnd : std::uint8_t { Last, First };
enum class Face : std::uint8_t { Up, Down };
/// Puts a card into a zone; other than the battlefield and what is equipped, always the owner's.
/// What leaves the battlefield leaves its treasures to their owners' discards.
void moveTo(const Table&, Index, Zone, ZoneEnd = ZoneEnd::Last, Face = Face::Up);
/// Puts a mercenary onto an empty tile.
void enterBattlefield(const Table&, Index, Seat controller, Tile);
/// From one tile to another that is empty.
void relocate(State&, Index, Tile);
void exchange(State&, Index, Index); ///< Two mercenaries.
/// Hangs a treasure on a mercenary.
void hang(const Table&, Index treasure, Index bearer);
/// Keeps State::speakers and listeners true for a card that came into play or left it.
void noteInPlay(const Table&, Index);
void shuffleDeck(const Table&, Seat); ///< S-PRE-SHUFFLE

/// The treasures of a mercenary, in the order they were equipped.
ObjectList treasuresOf(const State&, Index mercenary);
/// What it carried as it left the battlefield last, and lies in a discard since.
ObjectList treasuresLeftBy(const State&, Index departed);
std::size_t mercenariesOf(const State&, Seat);

} // namespace triptych::seize
