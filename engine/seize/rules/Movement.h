#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-ACT-MOVE, S-MERC-J, S-TURN-MOVE1, S-TURN-MOVE2: moving, step by step; S-STATUS-STEALTH-4.
namespace triptych::seize {

bool mayMove(const Table&, Index);
/// Empty tiles that it can get to with so much movement left.
TileSet reachableTiles(const Table&, Index, int left);
void moveOptions(const Table&, Seat, Options&);

/// S-STACK-3 Declares a move: a shortest way to the tile. After a single step further ones may be
/// added before anything goes onto the stack.
void beginMove(const Table&, Index, Tile);
void run(const Table&, Walk);
void run(const Table&, DeclareMove);
void walkOptions(const Table&, Options&);
void answerWalk(const Table&, const Option&);
void resolveStep(const Table&, const StackItem&);

/// S-ACT-MOVE So much of what is left of this turn's movement is gone.
inline void spendMovement(State& s, Index i, int movement)
{
    mercenary(s, i).steps = static_cast<std::uint8_t>(mercenary(s, i).steps + movement);
}
void beginSpot(const Table&, Index spotter, Index stealthed);
void resolveSpot(const Table&, const StackItem&);

} // namespace triptych::seize
