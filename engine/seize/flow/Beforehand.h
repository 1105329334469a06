#pragma once

#include "seize/Table.h"

// "You may ... instead" of damage, healing, a status, loot or a card. Such a thing happens in the middle of a step,
// where nobody can be asked: so each step is tried out on a copy first, and is done once all that matters to it has
// been answered.
namespace triptych::seize {

/// Tries out what is done next. Who could have something else instead of what it comes to, and has not been asked,
/// is asked; whether somebody is.
bool isAskedFirst(const Table&, void (*next)(const Table&));

} // namespace triptych::seize
