#pragma once

#include "altered/text/grammar/GrammarInstructions.h"

// What quantities are made of. Compiled in GrammarCounted.cpp (what can be counted) and GrammarAmounts.cpp (what is
// measured of a thing, and amounts made of both).
namespace triptych::altered::grammar {

inline Quantity quantityIs(Quantity::Kind kind, Said<Quantity>::Word word = Said<Quantity>::Usual)
{
    Quantity made;
    made.kind = kind;
    said(made).word = word;
    return made;
}

/// What was done with counters, of what is done "this way"
struct wayOfCounters
    : any<means<Said<Quantity>::Way::Removed, "removed">, means<Said<Quantity>::Way::Lost, "lost">,
          means<Said<Quantity>::Way::Spent, "spent">, means<Said<Quantity>::Way::Moved, "moved">>
{
};
struct mine : word<"my">
{
    static Thing build() { return { This {} }; }
};
struct itsOwn : word<"its">
{
    static Thing build() { return thingOf(Said<It>::It); }
};
struct theirOwn : word<"their">
{
    static Thing build() { return thingOf(Said<It>::Them); }
};
struct its : any<itsOwn, theirOwn>
{
};
struct myCounters : seq<any<mine, its>, counterWord>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Counters);
        made.thing = found.take<Thing>();
        made.counter = found.take<Counter>();
        return made;
    }
};
/// "different results", "even results", "results of 4 or more" (GrammarDice.cpp) -> Quantity
struct resultsCounted : elsewhere<resultsCounted>
{
    static bool read(Input&, Reading&);
};
/// "of them", "of your Expeditions", "Character you control": after "per" and "for each" -> Quantity
struct perCounted : elsewhere<perCounted>
{
    static bool read(Input&, Reading&);
};

} // namespace triptych::altered::grammar
