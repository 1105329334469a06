#pragma once

#include "kryptik/Event.h"
#include "kryptik/Names.h"
#include "kryptik/Table.h"

#include <nlohmann/json.hpp>

// What a viewer may know (NOTATION section 3).
namespace triptych::kryptik {

/// `viewer` is a seat; any number past the last seat is the judge.
nlohmann::ordered_json observation(const Table&, const Ground&, Seat viewer);
nlohmann::ordered_json eventJson(const State&, const Ground&, const Event&, Seat viewer);
/// Nothing waits and nothing is half done (Match::isResting).
bool isAtRest(const State&);

} // namespace triptych::kryptik
