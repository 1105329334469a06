#pragma once

#include "altered/tree/Ability.h"

#include <string>

namespace triptych::altered {

/// Why what is said could never be done where it stands: a target of what is always so, what others pay for a cost,
/// a Mana Orb outside the Mana zone. A sentence with its remedy; empty where there is nothing of the kind.
std::string misplacedReason(const Ability&);

} // namespace triptych::altered
