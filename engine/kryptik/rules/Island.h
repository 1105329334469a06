#pragma once

#include "kryptik/Table.h"

#include <span>

// 5 Zones, 5.3 The Island, 7.1 Citizens: moving cards, dying, control.
namespace triptych::kryptik {

// Who may know what (5.1, 5.2, 5.4)
bool isHidden(Zone); ///< Hand, deck, 11 year row.
bool isVisible(const State&, Seat viewer,
    Index); ///< Which card it is. Any seat past the last sees everything.

// Moving
enum class Spot : std::uint8_t { Last, First };
/// Puts a card into a zone. Personal zones are always the owner's (5). Leaving the island takes
/// it out of combat and drops what is attached to it (5.3.1).
void moveTo(const Table&, Index, Seat, Zone, Spot = Spot::Last);
/// Whether a card may have a triggered ability that works where it is.
bool speaks(const State&, Index, const Facts&);
bool listens(const State&, Index, const Facts&);
/// Keeps State::speakers and listeners true for a card that came to or left the island.
void noteOnIsland(const Table&, Index);
void shuffleDeck(const Table&, Seat); ///< glossary Shuffle

// Coming to the island
enum class Arrival : std::uint8_t { Put, Enters }; ///< glossary Put, Return
/// It comes onto the island, as a copy of another one or as itself; see EnterAsCopy.
void landAs(const Table&, Index, Seat, bool enters, Index copied);
void arrive(const Table&, Index, Seat controller, Arrival);
void gainControl(const Table&, Index, Seat controller, bool untilEndOfTurn);
/// 7.1.2 Whether the seat controls an overlord of the same name as this card, other than it.
bool hasOverlordOfName(const Table&, Seat, Index);
/// 7.1.2c Asks which of two overlords of one name is abolished, if both are still there.
void run(const Table&, AskOverlords);
void run(const Table&, SettleOverlords);

// Leaving it
void destroy(const Table&, std::span<const Index>); ///< All at once (glossary Destroyed/Dies)
void sacrifice(const Table&, std::span<const Index>);
void abolish(const Table&, std::span<const Index>);
/// Glossary Plunder: abolished from the own limbo pile.
void plunder(const Table&, Seat, std::span<const Index> cards);
void attach(const Table&, Index, Index host); ///< 5.3.1, glossary Attach
void detach(const Table&, Index);

// Damage (4.4.4.3, 7.1)
enum class Touch : std::uint8_t { Plain, Toxic }; ///< glossary Toxic
/// Returns how much was dealt, which may be less.
int dealDamage(const Table&, Index source, Index citizen, int amount, Touch, bool combat = false);
void dealDamageTo(const Table&, Seat, int amount); ///< 3.1.2
/// Kept for the turn where some text asks: who was dealt damage by whom, and what blocked what.
void noteHurt(const Table&, Index citizen, Index source);
void noteMet(const Table&, Index blocker, Index attacker);
/// Citizens that must die do, players who are destroyed are, until nothing more happens.
void sweep(const Table&);

// Orientation
void engage(const Table&, Index);
void disengage(const Table&, Index);
void makeWeary(const Table&, Index);

} // namespace triptych::kryptik
