#pragma once

#include "seize/Table.h"

// S-LOS, S-RANGE-*: who can be reached and seen from where.
namespace triptych::seize {

/// What blocks sight: mercenaries of either side, stealthed ones too, and pillars by the options.
TileSet blockersOf(const State&);

/// The same from where a mercenary attacks: without those who hide nobody from it.
TileSet blockersFor(const Table&, Index attacker);

/// The tiles on straight lines from a tile: `from` to `to` steps away in the headings (bit each),
/// as far as nothing stands strictly between unless `blockers` is 0.
TileSet rayTiles(const State&, Tile, std::uint8_t headings, int from, int to, TileSet blockers);

/// S-RANGE: "within Distance n" of other things than attacks is n + 1 steps any way, the tiles
/// themselves included.
TileSet tilesWithin(const State&, TileSet, int distance);

} // namespace triptych::seize
