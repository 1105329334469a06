#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-TREAS-*, S-RALLY-TREASURE, -FACEDOWN, -EQUIP, -UNEQUIP: the Warchest. None of it uses the stack.
namespace triptych::seize {

// Playing and paying
int treasuresToPlay(const Table&, Seat, bool faceDown); ///< S-TREAS-2 left for this turn.
void playTreasure(const Table&, Index, bool faceDown);
/// The same by a text: it is not the one treasure of the turn.
void playAlso(const Table&, Index treasure);
int readyTreasures(const State&, Seat); ///< Of the Warchest.
/// S-TREAS-COST What can pay: those of the Warchest, and what somebody carries who "may pay with its treasures".
/// `but`: what is exhausted for the same cost besides.
ObjectList payingCards(const Table&, Seat, Index but = noIndex);
int payingCount(const Table&, Seat);       ///< How many.
void exhaustTreasure(const Table&, Index); ///< As it comes: nobody hears that.
/// It is exhausted by somebody, or by who controls it.
void turnTreasure(const Table&, Index, Seat by = noSeat);
void readyTreasure(const Table&, Index);
void readyAll(const Table&, Seat); ///< S-TREAS-READY

// Carrying
bool mayCarry(const Table&, Index mercenary, Index treasure); ///< The option "hand slots".
void equip(const Table&, Index mercenary, Index treasure);    ///< From anywhere.
void unequip(const Table&, Index treasure); ///< Back into the Warchest, unexhausted.

void warchestOptions(const Table&, Seat, Options&);

/// S-RALLY-EQUIP The mercenary has used its equipping, or an additional one.
void noteEquip(State&, Index mercenary);

/// A treasure or an event is destroyed: into its owner's discard.
void ruin(const Table&, Index, Seat by = noSeat);

} // namespace triptych::seize
