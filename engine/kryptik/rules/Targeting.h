#pragma once

#include "kryptik/Options.h"
#include "kryptik/rules/Characteristics.h"

#include <functional>

// 8.5 Targeting.
namespace triptych::kryptik {

bool isLegalTarget(const Table&, const Slot&, Ref, const Viewpoint&);
/// Whether every "target" that must be declared can be; `mode` is Slot::anyMode before it is chosen.
bool hasTargets(const Table&, const AbilityFacts&, const Viewpoint&);
bool hasTargetsInMode(const Table&, const AbilityFacts&, std::uint8_t mode, const Viewpoint&);
/// Whether those that one branch alone speaks of can be.
bool branchHasTargets(const Table&, const AbilityFacts&, std::uint8_t mode, std::uint16_t fork,
    bool otherwise, const Viewpoint&);
/// Whether there is one that the slot may target now for which that holds.
bool someTarget(const Table&, const Slot&, const Viewpoint&, const std::function<bool(Ref)>& holds);
/// Options to target next; those in `taken` are not offered again.
void targetOptions(
    const Table&, const Slot&, const Viewpoint&, const PileItem&, std::size_t from, Options&);
Option optionOf(Ref);
Ref refOf(const Table&, const Option&);

/// 8.5 Whether the item still has the targets it needs when it is to resolve.
bool keepsTargets(const Table&, const PileItem&);
/// The same of those that one branch alone speaks of.
bool keepsBranch(const Table&, const PileItem&, std::uint16_t fork, bool otherwise);
/// The targets of a slot that are still legal.
void targetsOf(const Table&, const PileItem&, std::uint8_t slot, InlineVector<Ref, maxTargets>&);
Viewpoint viewpointOf(const PileItem&);
/// 6.1 Of an ability that would be used, an 11 year ability too.
Viewpoint viewpointOfAbility(Seat controller, Index source);

} // namespace triptych::kryptik
