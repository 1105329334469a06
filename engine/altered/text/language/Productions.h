#pragma once

#include "altered/tree/Ability.h"

#include <set>
#include <string>
#include <string_view>

namespace triptych::altered {

/// The productions that a text is made of, by name: "Draw", "If", "when Plays", "if Exist", "Are".
/// A test of each of them verifies every text made of nothing else.
std::set<std::string> productionsOf(const Ability&);
/// What an instruction is called there: "Draw", "If".
std::string_view instructionName(const Effect&);
/// Everything that a text can be made of.
std::set<std::string> allProductions();

} // namespace triptych::altered
