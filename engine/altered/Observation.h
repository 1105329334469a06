#pragma once

#include "altered/Names.h"
#include "altered/Table.h"

#include <nlohmann/json.hpp>

// What a viewer may know (NOTATION section 3).
namespace triptych::altered {

/// `viewer` is a seat; anything beyond the seats is the judge, who sees everything.
nlohmann::ordered_json observation(const Table&, const Ground&, Seat viewer);
nlohmann::ordered_json eventJson(const State&, const Ground&, const Event&, Seat viewer);

} // namespace triptych::altered
