#pragma once

#include "kryptik/rules/Characteristics.h"

// 8.5 "Another target citizen": aimed at beside what other places of the same text are aimed at.
namespace triptych::kryptik {

/// Whether each such place of the mode finds one that the places before it can do without.
bool hasAnother(const Table&, const AbilityFacts&, std::uint8_t mode, const Viewpoint&);
/// Whether each such place behind this one still finds one, when `chosen` is aimed at here.
bool leavesAnother(
    const Table&, const AbilityFacts&, const Slot&, const PileItem&, Ref chosen, const Viewpoint&);

} // namespace triptych::kryptik
