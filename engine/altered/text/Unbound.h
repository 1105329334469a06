#pragma once

#include "altered/effects/Ability.h"

namespace triptych::altered {

/// Whether a text speaks of an X and never says what X is: such a text cannot be carried out.
bool hasUnboundX(const Ability&);

} // namespace triptych::altered
