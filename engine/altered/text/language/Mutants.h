#pragma once

#include "altered/tree/Words.h"
#include "text/Mutant.h"

#include <string_view>
#include <vector>

namespace triptych::altered {

/// The text of a card with one thing changed, each way that can be printed and read again; of its support
/// box where `support` says so.
std::vector<text::Mutant> mutants(
    std::string_view printed, CardType type, std::string_view name, bool support);

} // namespace triptych::altered
