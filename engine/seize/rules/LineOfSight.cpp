#include "seize/rules/LineOfSight.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/Passives.h"

namespace triptych::seize {

TileSet blockersOf(const State& s)
{
    return occupied(s) | (s.options.pillarsBlockLos ? s.pillars : 0);
}

TileSet blockersFor(const Table& t, Index attacker)
{
    using Kind = Modifier::Kind;
    const State& s = t.state;
    TileSet blockers = blockersOf(s);
    if (!isSpokenOf(s, Kind::NotInTheWay) && !isSpokenOf(s, Kind::SeesPast))
        return blockers;
    eachMercenary(s, [&](Index i) {
        bool past = has(t, i, Kind::NotInTheWay);
        eachModifier(
            t, attacker, setOf(Kind::SeesPast), [&](const Modifier&, int, Index) { past = true; },
            i);
        if (past)
            blockers &= ~bitOf(mercenary(s, i).tile);
    });
    return blockers;
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
