#pragma once

#include <string_view>

namespace triptych::altered {

/// Whether cards are known to have this sub-type (lower-case, in the singular), whichever cards are loaded.
bool isKnownSubtype(std::string_view word);

} // namespace triptych::altered
