#pragma once

#include "text/Tokens.h"

#include <string_view>

namespace triptych::altered {

/// What an ability waits for: where that ends, whether it is one event, and whether it is not too late. Empty where it
/// is clear.
std::string_view doubtOfEvents(const text::Tokens&);

} // namespace triptych::altered
