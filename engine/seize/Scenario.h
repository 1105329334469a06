#pragma once

#include "core/Problem.h"
#include "seize/Names.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace triptych::seize {

/// A match in the middle, as a scenario file describes it (NOTATION section 4).
struct Laid
{
    State state;
    std::shared_ptr<const Ground> ground; ///< Null when there are problems.
    Problems problems;
};

/// `known` are the cards of the loaded packs; the file's own cards are added to them.
Laid layScenario(const CardSet& known, const nlohmann::json&);

} // namespace triptych::seize
