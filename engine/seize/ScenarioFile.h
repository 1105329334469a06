#pragma once

#include "seize/ScenarioEntry.h"
#include "seize/cards/CardSet.h"

#include <memory>
#include <set>
#include <vector>

namespace triptych::seize {

/// What a scenario file says of the table before anything is laid on it (NOTATION section 4).
struct ScenarioFile
{
    std::shared_ptr<const CardSet> cards; ///< The file's own, and those that are known.
    std::string ruleset;
    RulesetId format = RulesetId::Standard;
    RulesOptions options {};
    int seats = 2;
    std::vector<Placed> placed; ///< A treasure that is carried comes after its bearer.
    std::set<Tile> taken;       ///< Where mercenaries stand.
};

/// What can not be used is complained of, and left out.
ScenarioFile readScenario(const CardSet& known, const nlohmann::json&, Problems&);

} // namespace triptych::seize
