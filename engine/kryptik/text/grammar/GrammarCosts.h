#pragma once

#include "kryptik/text/grammar/GrammarNouns.h"

// Costs (8.1.3, 8.1.4). Compiled in GrammarCosts.cpp.
namespace triptych::kryptik::grammar {

/// "{2}{w/u}{X}" -> Stones
struct stones : elsewhere<stones>
{
    static bool read(Input&, Reading&);
};
/// "{1}, [>>>], Sacrifice a citizen" -> Cost
struct cost : elsewhere<cost>
{
    static bool read(Input&, Reading&);
};

/// "{1} less", "{2} more": by how much; nothing of other stones. In GrammarCostChanges.cpp.
std::optional<int> costDifference(Found&);

} // namespace triptych::kryptik::grammar
