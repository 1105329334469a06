#pragma once

#include "altered/State.h"
#include "altered/cards/CardSet.h"
#include "cards/ScenarioCards.h"
#include "core/JsonFields.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <vector>

namespace triptych::altered {

/// One card somewhere on the table, as the file has it.
struct Placed : cards::PlacedCard<Zone>
{
    nlohmann::json fields; ///< The whole entry; an object, or empty.
};

/// What a scenario file says of the table before anything is laid on it (NOTATION section 4).
struct ScenarioFile
{
    std::shared_ptr<const CardSet> cards; ///< The file's own, and those that are known.
    std::vector<Placed> placed;
};

/// What can not be used is complained of, and left out.
ScenarioFile readScenario(const CardSet& known, const nlohmann::json&, Problems&);
/// What the file says of one player; an empty object where that is nothing.
const nlohmann::json& playerOf(const JsonFields& scenario, Seat);

} // namespace triptych::altered
