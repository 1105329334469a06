#pragma once

#include "seize/State.h"

// S-SETUP-GRID The battlefield: whose tiles are whose, who stands where, which way is forward.
namespace triptych::seize {

// Tiles
TileSet boardOf(const State&);    ///< Every tile of this match's mat.
TileSet occupied(const State&);   ///< By mercenaries.
TileSet emptyTiles(const State&); ///< Nobody on it and no pillar.
TileSet guildHallOf(Seat);        ///< The rear row: the "fort".
TileSet backRowsOf(Seat);         ///< S-RALLY-BACK8
TileSet sideOf(Seat);             ///< Three rows.
TileSet sideTiles(const State&, Seat viewer, bool enemies, TileSet (*part)(Seat));
/// Whose Guild Hall the tile lies in, or noSeat.
Seat hallSeat(const State&, Tile);
Index whoIsOn(const State&, Tile);
Tile tileOfMercenary(const State&, Index);

// Directions
bool looksUp(Seat); ///< Its forward goes up the rows.
Heading headingOf(Arrow, Seat);
/// Bit per Heading, of a card's arrows as its controller sees them.
std::uint8_t headingsOf(Arrows, Seat);
/// The tile one step away, or noTile when the mat ends there.
Tile stepFrom(const State&, Tile, Heading);

} // namespace triptych::seize
