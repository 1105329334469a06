#pragma once

#include "seize/rules/Characteristics.h"

#include <optional>

// Which mercenaries and cards a description in a text is true of. Where it means is in Places, whom its
// words stand for in Spoken, how many there are in Counting.
namespace triptych::seize {

bool matches(const Table&, Index mercenary, const Filter&, const Viewpoint&);
/// Likewise, where tilesOf() the filter are known already: for asking of many mercenaries.
bool matches(const Table&, Index mercenary, const Filter&, const Viewpoint&, TileSet tilesOfFilter);
bool matches(const Table&, Index card, const CardFilter&); ///< Any card.
/// Of a mercenary that has left: by what is printed on it; nothing where that does not say it.
std::optional<bool> matchesAsPrinted(const Table&, Index card, const Filter&, const Viewpoint&);

} // namespace triptych::seize
