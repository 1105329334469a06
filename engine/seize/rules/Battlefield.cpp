#include "seize/rules/Battlefield.h"

namespace triptych::seize {

TileSet boardOf(const State& s)
{
    return s.seats > 2 ? wideBoard : narrowBoard;
}

TileSet occupied(const State& s)
{
    return s.standing[0] | s.standing[1] | s.standing[2] | s.standing[3];
}

TileSet emptyTiles(const State& s)
{
    return boardOf(s) & ~occupied(s) & ~s.pillars;
}

TileSet sideTiles(const State& s, Seat viewer, bool enemies, TileSet (*part)(Seat))
{
    if (!enemies)
        return part(viewer);
    TileSet tiles = 0;
    for (Seat p = 0; p < s.seats; ++p)
        if (s.players[p].alive && !areAllied(s, viewer, p))
            tiles |= part(p);
    return tiles;
}

Seat hallSeat(const State& s, Tile tile)
{
    for (Seat p = 0; p < s.seats; ++p)
        if (guildHallOf(p) & bitOf(tile))
            return p;
    return noSeat;
}

Index whoIsOn(const State& s, Tile tile)
{
    return tile < tileCount ? s.board[tile] : noIndex;
}

Heading headingOf(Arrow arrow, Seat p)
{
    const auto up = static_cast<Heading>(arrow);
    return looksUp(p) ? up : static_cast<Heading>((up + 4) & 7);
}

Tile stepFrom(const State& s, Tile from, Heading heading)
{
    const TileSet there = shifted(bitOf(from), heading) & boardOf(s);
    return there == 0 ? noTile : static_cast<Tile>(std::countr_zero(there));
}

} // namespace triptych::seize
