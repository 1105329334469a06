#pragma once

#include "seize/rules/Characteristics.h"

// Where a text means: "adjacent to it", "in your guild hall", "within 3 tiles of one of yours".
namespace triptych::seize {

/// The tiles that a filter lets in by place, range and, of a tile, its condition; of mercenaries
/// only where those of its side stand.
TileSet tilesOf(const Table&, const Filter&, const Viewpoint&);
/// Likewise, whatever its range says.
TileSet tilesInAnyRange(const Table&, const Filter&, const Viewpoint&);
/// Where those stand whom a text names by a word, and where they stood last who have left this turn.
TileSet placesOfNamed(const Table&, Thing::Kind, const Referent&, const Viewpoint&);
/// Whether a seat is on the side that a text names, as `you` see it.
bool isOfSide(const State&, Seat controller, Side, Seat you);
bool isOfSide(const State&, Seat controller, Side, const Viewpoint&);
/// "That player": while a target is chosen, of what it is chosen for.
Seat thatPlayerOf(const State&, const Viewpoint&);

} // namespace triptych::seize
