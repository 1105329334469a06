#pragma once

#include "seize/text/Terms.h"
#include "seize/tree/Ability.h"

#include <string_view>

// What the capitalised words of Seize mean, in whole plain sentences: for the card inspector and help.
namespace triptych::seize {

std::string_view meaning(Status);
std::string_view meaning(DamageType);
std::string_view meaning(Reach::Area); ///< Empty for a single target.
std::string_view meaning(Term);
std::string_view meaning(Modifier::Kind); ///< Empty for what is no term.

} // namespace triptych::seize
