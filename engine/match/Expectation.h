#pragma once

#include "core/Match.h"

#include <nlohmann/json.hpp>

#include <string>

namespace triptych::match {

/// Compares a match with an expectation of a scenario file (NOTATION section 4). Returns "" when
/// it holds, else a sentence that says what was found instead. Never throws.
std::string unmet(const nlohmann::json& expectation, const Match&);

} // namespace triptych::match
