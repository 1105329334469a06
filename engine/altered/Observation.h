#pragma once

#include "altered/Names.h"
#include "altered/Table.h"

#include <nlohmann/json.hpp>

// What a viewer may know (NOTATION section 3).
namespace triptych::altered {

/// `viewer` is a seat; anything beyond the seats is the judge, who sees everything.
nlohmann::ordered_json observation(const Table&, const Ground&, Seat viewer);
/// Nothing waits and nothing is half done (Match::isResting).
bool isAtRest(const State&);
nlohmann::ordered_json eventJson(const State&, const Ground&, const Event&, Seat viewer);

} // namespace triptych::altered
