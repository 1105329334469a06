#pragma once

#include "core/Game.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <memory>
#include <string>

namespace triptych::match {

/// Takes one decision for a seat: what `auto p1` asks. The engine's AI, or anything else.
using Thinker = std::function<std::size_t(const Match&, PlayerId)>;

struct ScenarioRun
{
    std::string name;   ///< As the file has it.
    bool usable = true; ///< Could the scenario be set up at all?
    bool passed = false;
    /// Why it is not usable or did not pass; the place says which script line or expectation.
    Problems problems;
    Problems warnings {};    ///< What the file holds and nobody reads, or that it checks nothing.
    std::size_t answers = 0; ///< Decisions answered on the way.
};

/// Sets up and plays a scenario or checks a puzzle (NOTATION section 4). Never throws.
ScenarioRun runScenario(const Game&, const std::shared_ptr<const cards::Library>&,
    const nlohmann::json& file, const Thinker&);

} // namespace triptych::match
