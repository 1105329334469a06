#pragma once

#include "altered/tree/Ability.h"

#include <string>

// What leaves open which of several is meant, where nobody would be asked. A sentence with its remedy; empty where
// there is nothing of the kind.
namespace triptych::altered {

std::string undecidedReason(const Ability&);

} // namespace triptych::altered
