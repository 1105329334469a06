#pragma once

#include "seize/State.h"

// S-SETUP-GRID The battlefield: whose tiles are whose, who stands where, which way is forward.
namespace triptych::seize {

// Tiles
TileSet boardOf(const State&);    ///< Every tile of this match's mat.
TileSet occupied(const State&);   ///< By mercenaries.
TileSet emptyTiles(const State&); ///< Nobody on it and no pillar.

/// Rows of the seat's side, 0 its Guild Hall, as a set of tiles.
constexpr TileSet rowOfSeat(Seat p, int row)
{
    constexpr TileSet leftHalf = 0x0F;
    return (leftHalf << (p >= 2 ? 4 : 0)) << (8 * (p % 2 == 0 ? row : 5 - row));
}
/// The rear row: the "fort".
constexpr TileSet guildHallOf(Seat p)
{
    return rowOfSeat(p, 0);
}
/// S-RALLY-BACK8
constexpr TileSet backRowsOf(Seat p)
{
    return rowOfSeat(p, 0) | rowOfSeat(p, 1);
}
/// Three rows.
constexpr TileSet sideOf(Seat p)
{
    return backRowsOf(p) | rowOfSeat(p, 2);
}
/// Of the three the one that is farthest from the own Guild Hall.
constexpr TileSet frontRowOf(Seat p)
{
    return rowOfSeat(p, 2);
}
TileSet sideTiles(const State&, Seat viewer, bool enemies, TileSet (*part)(Seat));
/// Whose Guild Hall the tile lies in, or noSeat.
Seat hallSeat(const State&, Tile);
Index whoIsOn(const State&, Tile);

// Directions
/// Its forward goes up the rows.
constexpr bool looksUp(Seat p)
{
    return p % 2 == 0;
}
Heading headingOf(Arrow, Seat);
/// Bit per Heading, of a card's arrows as its controller sees them.
constexpr std::uint8_t headingsOf(Arrows arrows, Seat p)
{
    return looksUp(p) ? arrows : static_cast<std::uint8_t>((arrows << 4) | (arrows >> 4));
}
/// The tile one step away, or noTile when the mat ends there.
Tile stepFrom(const State&, Tile, Heading);

} // namespace triptych::seize
