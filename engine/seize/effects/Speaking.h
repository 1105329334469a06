#pragma once

#include "seize/rules/Characteristics.h"

// What the words of a resolving effect stand for.
namespace triptych::seize {

using Seats = InlineVector<Seat, maxPlayers>;
using Mercenaries = decltype(State::picks); ///< As many as can be picked.

Viewpoint viewpoint(const Table&); ///< Of the resolving effect.
Seats players(const Table&, const Who&);
Mercenaries mercenaries(const Table&, const Thing&); ///< On the battlefield now.
TileSet tiles(const Table&, const Thing&); ///< Of tiles, or the tiles mercenaries stand on.
/// "it", "them" are these from now on.
void speakOf(State&, const Mercenaries&);
int amountOf(const Table&, const Amount&);
/// Where "away" and "closer" are measured from, or noTile: from the own Guild Hall.
Tile origin(const Table&);

} // namespace triptych::seize
