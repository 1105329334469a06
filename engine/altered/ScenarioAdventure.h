#pragma once

#include "altered/State.h"
#include "core/Problem.h"

#include <nlohmann/json.hpp>

namespace triptych::altered {

/// What a scenario file says of the Adventure: where the Expeditions are, and what its regions show.
void readAdventure(const nlohmann::json&, State&, Problems&);

} // namespace triptych::altered
