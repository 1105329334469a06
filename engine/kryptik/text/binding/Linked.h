#pragma once

#include "text/Surface.h"

#include <vector>

namespace triptych::kryptik {

/// Two abilities of which the second speaks of what the first abolished, "when this leaves the island, return the
/// abolished card to the island": one that does both, since only then it is known which card that is (9.3).
std::vector<text::Canonical> linked(std::vector<text::Canonical>);

} // namespace triptych::kryptik
