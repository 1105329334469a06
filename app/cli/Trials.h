#pragma once

#include "cli/Arguments.h"
#include "match/TrialResult.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace triptych::cli {

/// Whether a file is the result of "deck test".
bool isTrial(const nlohmann::json&);
/// Adds up the results of "deck test" in the files named and tells the sum.
int mergeTrials(const Arguments&);
/// The results of parts of one trial as one. Throws UnusableInput when they do not belong together.
match::TrialResult mergedTrials(const std::vector<std::string>& paths);

} // namespace triptych::cli
