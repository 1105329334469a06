#pragma once

#include "core/flow/Laying.h"
#include "seize/Names.h"

#include <nlohmann/json.hpp>

namespace triptych::seize {

using Laid = LaidMatch<State, Ground>;

/// `known` are the cards of the loaded packs; the file's own cards are added to them.
Laid layScenario(const CardSet& known, const nlohmann::json&);

} // namespace triptych::seize
