#pragma once

#include "core/flow/Laying.h"
#include "kryptik/Names.h"

#include <nlohmann/json.hpp>

namespace triptych::kryptik {

using Laid = LaidMatch<State, Ground>;

/// `known` are the cards of the loaded packs; the file's own cards are added to them.
Laid layScenario(const CardSet& known, const nlohmann::json&);

} // namespace triptych::kryptik
