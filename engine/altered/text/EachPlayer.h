#pragma once

#include "altered/tree/Ability.h"

#include <string>

namespace triptych::altered {

/// Why "each player" can't do what is said of them: only one would be asked, or one would answer for all. Empty where
/// each can.
std::string eachPlayerReason(const Ability&);

} // namespace triptych::altered
