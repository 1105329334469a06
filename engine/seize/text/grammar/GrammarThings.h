#pragma once

#include "seize/text/grammar/GrammarNouns.h"

// What mercenaries, tiles and the bearers of treasures are named by alike.
namespace triptych::seize::grammar {

/// What was said of those it is done to.
inline Thing thingOf(Thing::Kind kind, Found& found)
{
    Thing made;
    made.kind = kind;
    made.filter = found.take<Filter>();
    made.filter.other = made.filter.other || found.says(Flag::Other);
    made.count = found.take<int>(1);
    made.upTo = found.says(Flag::UpTo);
    made.random = found.says(Flag::AtRandom);
    return made;
}

struct oneThing : any<thisCard, bearer, attacked, attacker, it>
{
    static Thing build(Found& found)
    {
        Thing made;
        made.kind = found.take<Thing::Kind>();
        return made;
    }
};
/// As many as a text has room for; no more mercenaries of one side are ever there.
inline constexpr int mostTargets = 6;
/// "any number of allied mercenaries": as many as one likes
struct asManyAsOneLikes : seq<>
{
    static Flag build(Found&) { return Flag::UpTo; }
};
struct targetWord : word<"target", "targets">
{
};
/// "each of up to two target mercenaries", "both of two ...": that they are meant one by one says no more.
struct eachOfSoMany : maybe<word<"each of", "all of">>
{
};
template <typename One, typename Several>
struct targets
    : any<seq<eachOfSoMany, means<mostTargets, "any number of">, asManyAsOneLikes, maybe<other>,
              targetWord, Several>,
          seq<maybe<other>, targetWord, One>,
          seq<eachOfSoMany, maybe<upTo>, someCount, maybe<other>, targetWord, any<Several, One>>,
          seq<eachOfSoMany, someCount, means<Flag::UpTo, "or fewer", "or less">, targetWord,
              Several>,
          seq<means<2, "both">, targetWord, Several>>
{
    static constexpr std::string_view expected = "target ...";
    static Thing build(Found& found) { return thingOf(Thing::Kind::Target, found); }
};

} // namespace triptych::seize::grammar
