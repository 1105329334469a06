#pragma once

#include "seize/rules/Characteristics.h"

// What a description in a text lets in: which mercenaries, tiles and cards it is true of, how many they
// are, whether a condition holds. What the words of a resolving effect stand for is in Meaning.
namespace triptych::seize {

bool matches(const Table&, Index mercenary, const Filter&, const Viewpoint&);
/// Likewise, where tilesOf() the filter are known already: for asking of many mercenaries.
bool matches(const Table&, Index mercenary, const Filter&, const Viewpoint&, TileSet tilesOfFilter);
/// The tiles that a filter lets in by place, range and, of a tile, its condition; of mercenaries
/// only where those of its side stand.
TileSet tilesOf(const Table&, const Filter&, const Viewpoint&);
/// Likewise, whatever its range says.
TileSet tilesInAnyRange(const Table&, const Filter&, const Viewpoint&);
bool matches(const Table&, Index card, const CardFilter&); ///< Any card.
int count(const Table&, const Filter&, const Viewpoint&);
int count(const Table&, const Counted&, const Viewpoint&);
bool holds(const Table&, const Condition&, const Viewpoint&);
/// Not for Amount::All.
int valueOf(const Table&, const Amount&, const Viewpoint&);
/// The mercenary that a text calls this, the bearer, it, ... or noIndex.
Index spokenOf(const Table&, Thing::Kind, const Referent&, const Viewpoint&);
using Spoken = decltype(State::it);
/// What a settled word such as "them" means, wherever that is now.
Spoken spoken(const Table&, const Referent&, const Viewpoint&);

} // namespace triptych::seize
