#pragma once

#include "seize/rules/Meaning.h"

#include "seize/Table.h"

// The verbs that look through decks, hands and discard piles, and bring cards back.
namespace triptych::seize {

void showAll(const Table&, Seat by, Index card); ///< Everybody sees it.
void look(const Table&, EffectId, const Look&);
void run(const Table&, TakeFromTop);
void run(const Table&, Picked<Look>);
void run(const Table&, Picked<Show>);
void fetch(const Table&, EffectId, const Fetch&);
/// Whose cards are taken: of who takes them, unless the text says otherwise.
Seats ownersOf(const Table&, const Fetch&, Seat taker);
/// Whether it is such a card; one that is played must be allowed to be.
bool isFetched(const Table&, const Fetch&, Index card, Seat taker);
void run(const Table&, ForPlayer<Fetch>);
void run(const Table&, Picked<Fetch>);
void run(const Table&, ForThing<Fetch>);
void run(const Table&, PickedForThing<Fetch>);
/// Where a mercenary that is put onto the battlefield may come.
TileSet landingTiles(const Table&, const Fetch&, Index);
void seeHand(const Table&, const LookAtHand&, Seat whose); ///< Of one of those whose hand it is.
void pickFromHand(const Table&, EffectId, const PickFromHand&);
void run(const Table&, Picked<PickFromHand>);

} // namespace triptych::seize
