#pragma once

#include "altered/tree/Ability.h"

#include <string>

namespace triptych::altered {

/// "A Landmark or a card in your Reserve": why it is not clear of which of several nouns something is said; empty
/// where it is.
std::string qualifierReason(const Ability&);

} // namespace triptych::altered
