#pragma once

#include "altered/text/grammar/GrammarNouns.h"

namespace triptych::altered::grammar {

/// Where a card is, after its noun: "in play or in Reserve", "in {V}", "facing me" -> Trait
struct whereabouts : elsewhere<whereabouts>
{
    static bool read(Input&, Reading&);
};
/// "whose statistics are all equal", "with {V} higher than its own {M}" -> Trait (GrammarOwnStatistics.cpp)
struct ownStatistics : elsewhere<ownStatistics>
{
    static bool read(Input&, Reading&);
};
/// "equal statistics": what is had -> Trait
struct equalHad : elsewhere<equalHad>
{
    static bool read(Input&, Reading&);
};
/// "that joined this turn", "that didn't gain a boost this Day" -> Trait (GrammarLately.cpp)
struct latelyTrait : elsewhere<latelyTrait>
{
    static bool read(Input&, Reading&);
};
/// "in it": in the Expedition that was named
struct itExpedition : word<"it">
{
    static Expedition build() { return ofKind<Expedition>(Expedition::Kind::That); }
};

inline Trait traitIs(Trait::Kind kind)
{
    return ofKind<Trait>(kind);
}

} // namespace triptych::altered::grammar
