#pragma once

#include "seize/tree/Ability.h"
#include "text/Surface.h"

// How people write Seize's cards: the tables for engine/text/Surface.
namespace triptych::seize {

const text::Habits& habitsOf(Paper);

} // namespace triptych::seize
