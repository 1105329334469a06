#pragma once

#include "text/Hints.h"

#include <span>

namespace triptych::seize {

/// What cards of Seize can not say, and what they can say instead.
std::span<const text::Hint> hints();

} // namespace triptych::seize
