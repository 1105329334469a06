#pragma once

#include "altered/tree/Ability.h"

#include <cstdint>

// 2.3.2 On what the doing of a passive ability hangs, and what it changes. One of them can depend on
// another only where the other changes what it asks: that is read off the printed text once.
namespace triptych::altered {

/// A bit for each status, for each keyword, for statistics, for terrains, for abilities and for sub-types.
using Topics = std::uint32_t;
inline constexpr Topics aboutStatistics = 1u << (statusCount + keywordCount);
inline constexpr Topics aboutTerrains = aboutStatistics << 1;
inline constexpr Topics aboutAbilities = aboutTerrains << 1; ///< Whether it has its own.
inline constexpr Topics aboutSubtypes = aboutAbilities << 1;
constexpr Topics about(Status s)
{
    return 1u << static_cast<unsigned>(s);
}
constexpr Topics about(Keyword k)
{
    return 1u << (statusCount + static_cast<unsigned>(k));
}

/// What a passive ability asks to find what it speaks of, whether it speaks, and how much it does.
Topics askedBy(const Ability&);
Topics changedBy(const Statement&);
Topics changedBy(const Gain&);

} // namespace triptych::altered
