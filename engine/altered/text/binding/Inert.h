#pragma once

#include "altered/tree/Ability.h"

#include <string>

// What is said where nobody looks. A sentence with its remedy; empty where there is nothing of the kind.
namespace triptych::altered {

/// Why an ability of a card of this type would do nothing: a keyword of other types, a trigger out of sight.
std::string inertReason(const Ability&, CardType);
/// Why an instruction could not be carried out: it is not said from where, or of which.
std::string nowhereReason(const Ability&);

} // namespace triptych::altered
