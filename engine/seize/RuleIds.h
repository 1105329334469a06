#pragma once

#include <string>
#include <vector>

namespace triptych::seize {

/// Every rule of the document that must have a test that fails without it, by its address. A
/// letter behind a number tells the claims of one paragraph apart.
const std::vector<std::string>& ruleIds();

} // namespace triptych::seize
