#pragma once

#include <string>
#include <vector>

namespace triptych::altered {

/// Every rule of the account that must have a test that fails without it, by its address: numbers
/// of the Complete Rules 3.0, "v1" and "v4" before those of 1.0 and 4.0.
const std::vector<std::string>& ruleIds();

} // namespace triptych::altered
