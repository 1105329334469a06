#pragma once

#include "seize/Table.h"

// Whether an effect can be done, and whether anything would come of it.
namespace triptych::seize {

/// Whether the first thing that an effect does can be done (an impossible "may" is not asked).
bool isPossible(const Table&, const Effect&);
/// Whether there is somebody or something to do it to.
bool isThere(const Table&, const Effect&);
/// "Lose 2 loot and discard a card. If you do": done is what could be done in all its parts.
bool isDoable(const Table&, const Effect&);
/// How many treasures a phrase could mean.
int treasuresFitting(const Table&, const Goods&);

} // namespace triptych::seize
