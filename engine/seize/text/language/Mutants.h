#pragma once

#include "seize/tree/Ability.h"
#include "text/Mutant.h"

#include <string_view>
#include <vector>

namespace triptych::seize {

/// The text of a card with one thing changed, each way that can be printed and read again.
std::vector<text::Mutant> mutants(std::string_view printed, Paper, std::string_view name);

} // namespace triptych::seize
