#pragma once

#include "core/Game.h"
#include "text/Mutant.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace triptych::cli {

/// The fields of a printed card that are text, of games whose texts can be changed; else none.
std::vector<std::string> mutableFields(const Game&);
/// What such a field of the card could say with one thing changed.
std::vector<text::Mutant> mutantsOf(
    const Game&, const nlohmann::json& card, const std::string& field);

} // namespace triptych::cli
