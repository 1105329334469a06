#pragma once

#include "cards/ScenarioCards.h"
#include "core/Problem.h"
#include "seize/State.h"
#include "seize/tree/Effect.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

// What a scenario file says of one card (NOTATION section 4).
namespace triptych::seize {

/// One card somewhere on the table, as the file has it.
struct Placed : cards::PlacedCard<Zone>
{
    int bearer = -1;       ///< Number of the entry it is equipped to.
    nlohmann::json fields; ///< The whole entry; an object, or empty.
};

/// What the keywords of an entry stand for: "armor 1", "leech", ...
std::optional<Modifier> keywordNamed(const std::string&);

/// Complains of every field that a card does not have, or whose value it cannot have.
void checkEntry(const nlohmann::json& fields, const std::string& where, Problems&);

} // namespace triptych::seize
