#pragma once

#include "seize/rules/Spoken.h"

#include <array>
#include <cstdint>

// What the words of a resolving effect stand for.
namespace triptych::seize {

using Seats = InlineVector<Seat, maxPlayers>;
using Mercenaries = decltype(State::picks); ///< As many as can be picked.

Viewpoint viewpoint(const Table&); ///< Of the resolving effect.
Seats players(const Table&, const Who&);
Mercenaries mercenaries(const Table&, const Thing&); ///< On the battlefield now.
/// Of those, who have left: where they went to, the discard or the hand, as long as they lie there.
Mercenaries departed(const Table&, const Thing&);
/// RULING: it has gone to the discard since it was spoken of, and lies there; so has a treasure with its bearer.
bool wentToDiscard(const State&, Ref);
TileSet tiles(const Table&, const Thing&);       ///< Of tiles, or the tiles mercenaries stand on.
TileSet tilesLeftBy(const Table&, const Thing&); ///< Where those stood who have left.
/// Those that were chosen, or every one of a kind, are who is spoken of from now on.
void speakOf(State&, const Thing&, const Mercenaries&);
void speakOf(State&, const Mercenaries&);
InlineVector<Index, 31> goods(const Table&, const Goods&);
int amountOf(const Table&, const Amount&);
using Numbers = std::array<std::uint8_t, Mercenaries::capacity()>;
/// "... equal to its melee", "... for each other ally" of a deed done to several: of each its own, 0 to 255.
Numbers amountsOf(const Table&, const Amount&, const Thing& what, const Mercenaries&);
/// Where "away" and "closer" are measured from, or noTile: from the own Guild Hall.
Tile origin(const Table&);

} // namespace triptych::seize
