#pragma once

#include "seize/Options.h"
#include "seize/rules/Characteristics.h"

// Declaring targets: whom a "target ..." may name, and an Attack ability reach.
namespace triptych::seize {

Viewpoint viewpointOf(const Table&, const StackItem&);

/// Enough targets for every slot of some mode.
bool hasTargets(const Table&, const Ability&, const AbilityFacts&, const Viewpoint&);
bool hasTargetsInMode(
    const Table&, const Ability&, const AbilityFacts&, std::uint8_t mode, const Viewpoint&);
void targetOptions(const Table&, const Ability&, const Slot&, const Viewpoint&, const StackItem&,
    std::size_t from, Options&);
/// Whether targetOptions would offer anything.
bool hasAnotherTarget(const Table&, const Ability&, const Slot&, const Viewpoint&, const StackItem&,
    std::size_t from);
Ref refOf(const Table&, const Option&);

/// The targets of a slot that are still legal on resolution.
InlineVector<Ref, StackItem::maxTargets> targetsOf(
    const Table&, const StackItem&, std::uint8_t slot);
/// Not so when it had targets and none is left, or an attack finds nobody (S-STACK-5).
bool keepsTargets(const Table&, const StackItem&);

/// Whether a treasure is one of these, for this player.
/// Where goods can lie that a text speaks of.
inline constexpr std::array goodsZones { Zone::Warchest, Zone::Equipped, Zone::Events };
bool treasureFits(const Table&, const Goods&, Index, const Viewpoint&);

} // namespace triptych::seize
