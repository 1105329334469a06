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

} // namespace triptych::seize
