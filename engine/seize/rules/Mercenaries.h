#pragma once

#include "seize/Options.h"
#include "seize/Table.h"
#include "seize/rules/Meaning.h"

// S-RALLY-BACK8, -FORT, -UPSTAGE, S-MAX3, S-FMT-GM-PLAY: mercenaries coming into play and being
// pushed about.
namespace triptych::seize {

inline constexpr std::size_t mostInPlay = 3; ///< S-MAX3

bool hasRoomForOne(const State&, Seat); ///< S-MAX3, S-FMT-ARENA-NOENTER
/// Where a seat may play a mercenary now, upstaging included.
TileSet hiringTiles(const Table&, Seat);
TileSet hiringTiles(const Table&, Seat, Index card); ///< And where else it may be played.
void hiringOptions(const Table&, Seat, Options&);
/// Puts it onto the stack, with a treasure from hand or noIndex.
void beginHire(const Table&, Index, Tile, Index with);
void run(const Table&, Arrive); ///< It resolves.
void run(const Table&, ArriveElsewhere);
void arriveOptions(const Table&, Options&);

// S-RALLY-UPSTAGE-1, -2
bool canBeUpstaged(const Table&, Index enemy, Seat by);
void upstage(const Table&, Index enemy, Seat by);

/// Onto the battlefield, from wherever it was; who waits for that is told when all is as it comes.
void putInPlay(const Table&, Index, Seat controller, Tile);
/// The same of one that a text plays: it has been played, and whoever stands there is upstaged.
void playOnto(const Table&, Index, Seat controller, Tile);
void tellEntering(const Table&, Index, bool played);

/// Whether "cannot enter" keeps it from a tile, in whatever way it would come there.
bool isClosedTo(const Table&, Index, Tile);
/// Those of the tiles that are not closed to it; of who is not in play, as if it stood there.
TileSet openTo(const Table&, Index, Seat controller, TileSet);
/// Pushes or moves by an effect, which is not movement. Whether it went.
bool shove(const Table&, Index, Tile);

} // namespace triptych::seize
