#pragma once

#include "kryptik/tree/Ability.h"

#include <set>
#include <string>
#include <string_view>

namespace triptych::kryptik {

/// What a paragraph is made of, by name: "Draw", "when Dies", "if YourTurn", "what: a target".
std::set<std::string> productionsOf(const Ability&);
/// The name of its verb: "Draw".
std::string_view instructionName(const Effect&);
/// Everything that one can be made of.
std::set<std::string> allProductions();

} // namespace triptych::kryptik
