#pragma once

#include "altered/tree/Ability.h"

#include <string>
#include <vector>

namespace triptych::altered {

/// The printed words of an ability, in their normal wording: reading them gives the same tree again.
std::string print(const Ability&);
/// One a paragraph, separated by '\n'.
std::string printText(const std::vector<Ability>&);
/// An instruction as it stands within a sentence: "draw a card".
std::string print(const Effect&);
std::string print(const Statement&);

} // namespace triptych::altered
