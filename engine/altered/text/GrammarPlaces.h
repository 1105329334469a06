#pragma once

#include "altered/text/GrammarNouns.h"

namespace triptych::altered::grammar {

/// Where a card is, after its noun: "in play or in Reserve", "in {V}", "facing me" -> Trait
struct whereabouts : elsewhere<whereabouts>
{
    static bool read(Input&, Reading&);
};

} // namespace triptych::altered::grammar
