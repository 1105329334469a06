#pragma once

#include "seize/rules/Characteristics.h"

// How many and how much: what a text counts, and the numbers that it makes of that.
namespace triptych::seize {

int count(const Table&, const Filter&, const Viewpoint&);
int count(const Table&, const Counted&, const Viewpoint&);
/// Which players are meant, of those who still play.
InlineVector<Seat, maxPlayers> playersMeant(const Table&, const Who&, const Viewpoint&);
int countCards(const Table&, const Counted&, Seat whose);
/// Not for Amount::All.
int valueOf(const Table&, const Amount&, const Viewpoint&);

} // namespace triptych::seize
