#pragma once

#include "kryptik/cards/Card.h"
#include "kryptik/cards/ColourCounts.h"

#include <cstdint>

namespace triptych::kryptik {

/// 8.1.1.1 Stones of a cost, prepared for asking whether they can be paid.
struct StoneNeed
{
    std::uint8_t total = 0; ///< Energy needed without X.
    std::uint8_t xs = 0;    ///< How many X stones.
    std::uint8_t generic = 0;
    std::uint8_t coloured = 0;
    /// Of a set S: coloured stones whose colours all lie in the set S. A cost is payable exactly
    /// when for every S at least that many sources touch S, and there are `total` sources (Hall).
    ColourCounts within {};
};
StoneNeed needOf(const Stones&);
StoneNeed together(StoneNeed, const StoneNeed& more);
StoneNeed genericNeed(int amount); ///< 8.1.2 An 11 year cost is all generic.

} // namespace triptych::kryptik
