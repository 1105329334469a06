#pragma once

#include "seize/Table.h"
#include "seize/rules/Characteristics.h"

#include <array>

// Whether something is what a "target ..." asks for: a mercenary, a treasure, what waits on the stack.
namespace triptych::seize {

/// `tiles`: where it may stand.
bool mercenaryFits(const Table&, const Filter&, Index, const Viewpoint&, TileSet tiles);
/// Where goods can lie that a text speaks of.
inline constexpr std::array goodsZones { Zone::Warchest, Zone::Equipped, Zone::Events,
    Zone::Discard };
/// Whether a treasure is one of these, for this player.
bool treasureFits(const Table&, const Goods&, Index, const Viewpoint&);
bool itemFits(const Table&, const StackItem&, const Slot&, const Viewpoint&);

} // namespace triptych::seize
