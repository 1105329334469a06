#pragma once

#include "seize/Table.h"
#include "seize/rules/Immunity.h"

#include <vector>

// The verbs that move mercenaries about without movement: push, pull, swap, move.
namespace triptych::seize {

// By what resolves: pushed or pulled, moved, swapped
bool canBePushed(const Table&, Index);
bool canBeMoved(const Table&, Index);
bool canBeSwapped(const Table&, Index);
void pushThem(const Table&, EffectId, const Push&);
void swapThem(const Table&, const Swap&);
void moveThem(const Table&, EffectId, const MoveTiles&);
void moveToTile(const Table&, const MoveTo&);
void gainMovement(const Table&, const GainMovement&);
/// Straight ahead as the controller of the effect sees it, as far as the way is free.
void moveStraight(const Table&, Index, Arrow, int count);
/// Where a mercenary could be moved in so many steps any way.
TileSet tilesInSteps(const Table&, Index, int count, bool upTo);
/// Where `e` could move it: in steps any way, straight on in one, or in the way that is said.
TileSet tilesOf(const Table&, Index, const MoveTiles& e);
/// And where it could be pushed to, of "up to 2 tiles".
TileSet tilesOf(const Table&, Index, const Push& e);

// Of "up to 2 tiles" it is asked where to
void run(const Table&, ForThing<Push>);
void run(const Table&, PickedForThing<Push>);
void run(const Table&, ForThing<MoveTiles>);
void run(const Table&, PickedForThing<MoveTiles>);

/// By what resolves: a treasure that is carried; and whether anything of it can be taken so.
bool canBeTaken(const Table&, Index treasure, Loss);
bool canBeStripped(const Table&, Index, const Strip&);

} // namespace triptych::seize
