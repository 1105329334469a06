#pragma once

#include "altered/text/grammar/GrammarInstructions.h"

// What can be gained; GrammarGains.cpp says by whom.
namespace triptych::altered::grammar {

/// "1 boost", "[Anchored]", "[Tough 1]", "+2 {V}" -> Grant
struct aGrant : elsewhere<aGrant>
{
    static bool read(Input&, Reading&);
};
/// "2 boosts", "X Kelon counters" -> Grant
struct someCounters : elsewhere<someCounters>
{
    static bool read(Input&, Reading&);
};
struct abilityInQuotes : quoted
{
    static Grant build(Found& found)
    {
        Grant made;
        made.kind = Grant::Kind::Ability;
        made.ability = found.take<Ability>();
        return made;
    }
};
struct plusOrMinus : any<word<"+">, means<Flag::No, "-">>
{
};

} // namespace triptych::altered::grammar
