#pragma once

#include "text/Hints.h"

#include <span>

namespace triptych::kryptik {

/// What cards of Kryptik can not say, and what they can say instead.
std::span<const text::Hint> hints();

} // namespace triptych::kryptik
