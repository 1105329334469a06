#include "seize/rules/LineOfSight.h"

#include "seize/rules/Battlefield.h"

namespace triptych::seize {

TileSet blockersOf(const State& s)
{
    return occupied(s) | (s.options.pillarsBlockLos ? s.pillars : 0);
}

TileSet rayTiles(
    const State& s, Tile tile, std::uint8_t headings, int from, int to, TileSet blockers)
{
    const TileSet board = boardOf(s);
    TileSet reached = 0;
    eachHeading(headings, [&](Heading h) {
        TileSet front = bitOf(tile);
        for (int step = 1; step <= to && front != 0; ++step) {
            front = shifted(front, h) & board;
            if (step >= from)
                reached |= front;
            front &= ~blockers; // S-LOS: what stands there hides what is behind it
        }
    });
    return reached;
}

TileSet tilesWithin(const State& s, TileSet tiles, int distance)
{
    for (int step = 0; step <= distance; ++step)
        tiles |= neighbours(tiles);
    return tiles & boardOf(s);
}

} // namespace triptych::seize
