#pragma once

#include "seize/rules/Characteristics.h"

#include <vector>

// What the words of a resolving effect stand for.
namespace triptych::seize {

Viewpoint viewpoint(const Table&); ///< Of the resolving effect.
std::vector<Seat> players(const Table&, const Who&);
std::vector<Index> mercenaries(const Table&, const Thing&); ///< On the battlefield now.
TileSet tiles(const Table&, const Thing&); ///< Of tiles, or the tiles mercenaries stand on.
/// "it", "them" are these from now on.
void speakOf(State&, const std::vector<Index>&);
int amountOf(const Table&, const Amount&);
/// Where "away" and "closer" are measured from, or noTile: from the own Guild Hall.
Tile origin(const Table&);

} // namespace triptych::seize
