#pragma once

#include "kryptik/State.h"

// What was said or done of one citizen before it comes to it (10.2, 8.1).
namespace triptych::kryptik {

/// "If it would leave the island, abolish it instead": whether that was said, wherever it would go. It is said once.
bool takesLeaveOtherwise(State&, Index);
/// "If target citizen would die this turn, ... instead" has been done.
void endReplacement(State&, Index, bool destroyed);
/// 8.1 What it was cast for is remembered of the citizen that has come of it.
void noteCasting(State&, Index);

} // namespace triptych::kryptik
