#pragma once

#include "kryptik/Table.h"

#include <span>

// 5 Zones, 5.3 The Island: moving cards, attaching them, how they lie.
namespace triptych::kryptik {

// Who may know what (5.1, 5.2, 5.4)
bool isHidden(Zone); ///< Hand, deck, 11 year row.
bool isVisible(const State&, Seat viewer,
    Index); ///< Which card it is. Any seat past the last sees everything.

// Moving
enum class ZoneEnd : std::uint8_t { Last, First };
/// Puts a card into a zone. Personal zones are always the owner's (5). Leaving the island takes
/// it out of combat and drops what is attached to it (5.3.1).
void moveTo(const Table&, Index, Seat, Zone, ZoneEnd = ZoneEnd::Last);
void leaveCombat(State&, Index);
/// Whether a card may have a triggered ability that works where it is.
bool speaks(const State&, Index, const Facts&);
bool listens(const State&, Index, const Facts&);
/// What State::printed, State::spoken and State::awaited are.
std::uint64_t printedOn(const State&, const CardSet&);
std::uint64_t spokenBy(const State&, const CardSet&);
std::uint64_t awaitedBy(const State&, const CardSet&);
/// Keeps State::speakers and listeners true for a card that came to or left the island.
void noteOnIsland(const Table&, Index);
void shuffleDeck(const Table&, Seat); ///< glossary Shuffle

// Leaving it
/// Tells of all of these that they are about to leave the island for that zone, before any of them has left: who goes along
/// hears of the others and of itself.
void tellLeaving(const Table&, std::span<const Index>, Zone);
/// The same of the zone alone, where it has been told that they leave.
void tellWhereTheyGo(const Table&, std::span<const Index>, Zone);
void abolish(const Table&, std::span<const Index>);
/// Glossary Plunder: abolished from the own limbo pile.
void plunder(const Table&, Seat, std::span<const Index> cards);
void attach(const Table&, Index, Index host); ///< 5.3.1, glossary Attach
void detach(const Table&, Index);

// Orientation
void engage(const Table&, Index);
void disengage(const Table&, Index);
void makeWeary(const Table&, Index);

} // namespace triptych::kryptik
