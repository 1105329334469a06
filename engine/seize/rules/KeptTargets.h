#pragma once

#include "seize/Table.h"

#include <cstdint>

// S-STACK-5: the targets that are still legal as something resolves.
namespace triptych::seize {

/// The targets of a slot that are still legal on resolution.
InlineVector<Ref, maxTargets> targetsOf(const Table&, const StackItem&, std::uint8_t slot);
/// Not so when it had targets and none is left, or an attack finds nobody (S-STACK-5).
bool keepsTargets(const Table&, const StackItem&);

} // namespace triptych::seize
