#pragma once

#include "seize/text/grammar/GrammarInstructions.h"

// Counters of several statuses, and those that go from one mercenary to another.
namespace triptych::seize::grammar {

/// "remove a Bleed, Poison or Burn counter from it" -> Effect
struct removeOfSeveral : elsewhere<removeOfSeveral>
{
    static bool read(Input&, Reading&);
};
/// "move all Burn counters from it to another target mercenary" -> Effect
struct transfer : elsewhere<transfer>
{
    static bool read(Input&, Reading&);
};

/// "a Burn", "an exhaust counter"
struct aSingle : word<"a", "an">
{
    static Amount build() { return fixed(1); }
};
/// "up to 2 Frost", "any number of Burn"
struct upToSoMany
    : any<seq<means<Flag::UpTo, "up to">, fixedNumber>, seq<means<Flag::UpTo, "any number of">>>
{
};
} // namespace triptych::seize::grammar
