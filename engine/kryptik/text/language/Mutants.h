#pragma once

#include "kryptik/tree/Ability.h"
#include "text/Mutant.h"

#include <string_view>
#include <vector>

namespace triptych::kryptik {

/// The text of a card with one thing changed, each way that can be printed and read again.
/// `paysX`: its cost has an X.
std::vector<text::Mutant> mutants(
    std::string_view printed, CardType, std::string_view name, bool paysX);
/// Likewise of an 11 year text.
std::vector<text::Mutant> yearMutants(std::string_view printed, std::string_view name);

} // namespace triptych::kryptik
