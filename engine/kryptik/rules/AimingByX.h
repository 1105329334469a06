#pragma once

#include "kryptik/rules/SoulEnergy.h"
#include "kryptik/rules/Targeting.h"

// 8.1.1, 8.5 "Counter target spell with soul cost X": what may be aimed at depends on the X that is paid for.
namespace triptych::kryptik {

/// 8.5 Whether all targets can be declared that casting it needs, with some X that can be paid.
bool castingHasTargets(const Table&, Index card, Seat, Announcement::How, const Purse&);
/// The same of an active ability.
bool activationHasTargets(
    const Table&, Index citizen, Seat, const Ability&, const AbilityFacts&, const Purse&);
/// Whether what is announced now can be aimed where X is that many.
/// 8.1.1 "X can not be greater than ...": of all that is announced.
int mostXSaid(const Table&);
bool hasTargetsWithX(const Table&, int x);

} // namespace triptych::kryptik
