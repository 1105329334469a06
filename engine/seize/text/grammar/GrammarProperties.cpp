#include "seize/text/grammar/GrammarConditions.h"
#include "seize/text/printing/Phrases.h"
#include "seize/tree/Walk.h"

#include <algorithm>
#include <utility>

// What is said of one mercenary: "it is damaged", "it had Burn", "this is adjacent to an enemy mercenary".
namespace triptych::seize::grammar {
namespace {

/// "is damaged", "is a Warrior", "is in your Guild Hall", "has 3 or less health": one property.
struct isEnemy : means<Side::Enemy, "an enemy mercenary", "an enemy", "enemy">
{
};
struct isAllied : means<Side::Allied, "an allied mercenary", "an ally", "allied">
{
};
struct isYours : means<Side::Yours, "yours", "your mercenary">
{
};
struct property
    : any<furtherState, seq<bearingWord, treasuresOnIt>, carrying, mercenaryState,
          means<Filter::Condition::Fogged, "on a fogged tile">, isEnemy, isAllied, isYours, place,
          range, seq<word<"a", "an">, any<seq<className, word<"mercenary">>, bareClass>>>
{
    static constexpr std::string_view expected
        = "a state (exhausted, damaged, in your Guild Hall, a Warrior, ...)";
    static Filter build(Found& found)
    {
        Filter filter;
        filter.condition = found.take<Filter::Condition>(Filter::Condition::None);
        filter.side = found.take<Side>(Side::Any);
        filter.place = found.take<Filter::Place>(Filter::Place::Anywhere);
        filter.range = found.take<Range>();
        filter.className = found.take<ClassName>().words;
        filter.bound = found.takeIfAny<Bound>();
        if (const auto carried = found.takeIfAny<Carried>())
            carry(filter, *carried);
        return filter;
    }
};
/// "is a burning mercenary with 3 or less health": as much as is said of any mercenary, but not what a card
/// that is shown may be as well
struct asDescribed : seq<word<"a", "an">, mercenaryPhrase>
{
    static std::optional<Filter> build(Found& found)
    {
        Filter filter = found.take<Filter>();
        const bool mayBeCard = isPrinted(filter) && filter.side == Side::Any && !filter.namesake;
        if (mayBeCard || filter.other || phrases::saysOneThing(filter))
            return std::nullopt;
        return filter;
    }
};
struct anyProperty : any<asDescribed, property>
{
};
/// Behind "has": "3 or less health", "a Burn counter", "a Weapon equipped", "half health or less".
struct ailment : seq<maybe<word<"a", "an", "any", "one or more", "at least one">>, ailingWord,
                     pegtl::not_at<word<"counter", "counters">>>
{
};
struct having
    : any<ailment, guarded, halfOrLess, lessOrMoreThanHalf,
          seq<means<Filter::Condition::Unequipped, "no treasures", "no treasure">, maybe<onItself>>,
          seq<means<Filter::Condition::Equipped, "a treasure">, maybe<onItself>>,
          means<Filter::Condition::HasRanged, "a ranged attack">,
          means<Filter::Condition::Undamaged, "full health", "its full health">, wornKind>
{
};
/// "3 Frost counters": whoever has four has three, too.
struct soManyCounters
    : seq<count, countedStatus, counterWord, maybe<onIt>, pegtl::not_at<word<"or">>>
{
    static Bound build(Found& found)
    {
        Bound made;
        made.atLeast = true;
        made.number = found.take<int>();
        made.counters = found.take<Status>();
        return made;
    }
};
struct hasProperty
    : any<ailment, guarded, bound, treasuresOnIt, having, soManyCounters,
          seq<maybe<word<"a", "an", "any">>, withStatus, maybe<counterWord>, maybe<onIt>>>
{
    static Filter build(Found& found)
    {
        Filter filter;
        filter.bound = found.takeIfAny<Bound>();
        filter.condition = found.take<Filter::Condition>(Filter::Condition::None);
        if (const auto carried = found.takeIfAny<Carried>())
            carry(filter, *carried);
        return filter;
    }
};
template <Condition::Kind kind, typename Deed>
struct thingDid : seq<single, Deed>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.of = found.take<Thing::Kind>();
        made.filter.condition = found.take<Filter::Condition>();
        return made;
    }
};
/// "this moved 2 or more tiles this turn"
struct wentFar : seq<single, word<"moved", "has moved">, howFar, word<"this turn">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThingIs;
        made.of = found.take<Thing::Kind>();
        made.filter.bound = found.take<Bound>();
        return made;
    }
};
/// "it has no counters", "is not equipped with 2 or more treasures": the other way round where a number is said.
/// Nothing where neither can be said of it.
std::optional<Condition> notSo(Condition made)
{
    auto& bound = made.filter.bound;
    if (!bound || made.kind != Condition::Kind::ThingIsNot)
        return made;
    if (bound->exactly || bound->than || made.filter.carries
        || (!bound->atLeast && bound->number >= 99) || (bound->atLeast && bound->number == 0))
        return std::nullopt;
    made.kind = Condition::Kind::ThingIs;
    bound->number += bound->atLeast ? -1 : 1;
    bound->atLeast = !bound->atLeast;
    return made;
}
template <Condition::Kind kind, typename Verb, typename Property>
struct thingIs : seq<single, Verb, Property>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.of = found.take<Thing::Kind>();
        made.filter = found.take<Filter>();
        return notSo(std::move(made));
    }
};

/// "it was frozen", "it already had Burn": as it stood before what was done to it.
struct wasWord : word<"was already", "was", "were already", "were", "is already", "are already">
{
};
struct wasNot : word<"was not already", "was not", "were not", "is not already">
{
};
struct hadWord : word<"had already", "already had", "had", "already has", "already have">
{
};
struct hadNot : word<"had no", "did not have a", "did not have any", "did not have">
{
};
template <Condition::Kind kind, typename Verb, typename Property>
struct thingWas : seq<single, Verb, Property>
{
    static std::optional<Condition> build(Found& found)
    {
        auto made = thingIs<kind, Verb, Property>::build(found);
        if (made)
            made->before = true;
        return made;
    }
};
/// "the attacker was stealthed when this card was played": it is hidden no more when this is asked
struct wasHidden
    : seq<single, word<"was stealthed", "was in stealth", "had stealth">,
          word<"when this card was played", "when this was played", "when it was played",
              "when you played this card", "when you played this", "as this card was played",
              "as this was played", "before this card was played", "before it attacked",
              "before attacking", "when this attack was declared", "when it attacked">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThingIs;
        made.of = found.take<Thing::Kind>();
        made.filter.condition = Filter::Condition::Stealthed;
        made.asPlayed = true;
        return made;
    }
};
struct isNot : word<"is not">
{
};
struct hasWord : word<"has", "have">
{
};
struct hasNot : word<"has no", "does not have a", "does not have", "does not have any">
{
};
struct lacksAilment
    : any<means<Filter::Condition::AilingMagically, "magical status effects", "magical statuses",
              "magical status">,
          means<Filter::Condition::AilingPhysically, "physical status effects", "physical statuses",
              "physical status">,
          means<Filter::Condition::Ailing, "status effects", "statuses", "status effect", "status">>
{
};
struct lacking
    : any<seq<lacksAilment, pegtl::not_at<word<"counter", "counters">>>, guarded, wornKind,
          seq<withStatus, maybe<counterWord>, maybe<onIt>>,
          seq<means<Flag::EveryCounter, "status counters", "counters", "counter">, maybe<onIt>>>
{
    static Filter build(Found& found)
    {
        Filter filter;
        if (found.says(Flag::EveryCounter)) {
            filter.bound.emplace();
            filter.bound->anyCounters = filter.bound->atLeast = true;
        } else if (const auto carried = found.takeIfAny<Carried>()) {
            carry(filter, *carried);
        } else {
            filter.condition = found.take<Filter::Condition>();
        }
        return filter;
    }
};
/// "this is adjacent to an enemy mercenary": there is one adjacent to it.
struct howNear : any<seq<word<"adjacent to">>, seq<word<"within distance">, someCount, word<"of">>>
{
    static Range build(Found& found)
    {
        Range made;
        const int distance = found.take<int>(0);
        made.kind = distance == 0 ? Range::Kind::Adjacent : Range::Kind::Within;
        made.distance = std::max(1, distance);
        return made;
    }
};
struct oneNearby
    : any<seq<means<1, "a", "an">, described>, seq<pegtl::at<word<"another">>, described>,
          seq<count, word<"or more">, any<describedPlural, described>>>
{
};
struct isNotNear : means<Flag::Less, "is not">
{
};
struct isNear : seq<single, any<isNotNear, word<"is">>, howNear, oneNearby>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThereAre;
        made.unless = found.says(Flag::Less);
        const auto of = found.take<Thing::Kind>();
        const Range range = found.take<Range>();
        made.number = found.take<int>(1);
        made.filter = found.take<Filter>();
        if (made.filter.range.kind != Range::Kind::Anywhere)
            return std::nullopt;
        made.filter.range = range;
        made.filter.range.anchor = of == Thing::Kind::It || of == Thing::Kind::That
            ? Range::Anchor::It
            : of == Thing::Kind::Attacked ? Range::Anchor::Attacked
            : of == Thing::Kind::Attacker ? Range::Anchor::Attacker
                                          : Range::Anchor::Source;
        return made;
    }
};
/// "it is damaged and has no treasures": of the same one.
template <Condition::Kind kind, typename... Said>
struct sameOne : seq<Said...>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.sameOne = true;
        made.filter = found.has<Filter>() ? found.take<Filter>() : Filter {};
        made.filter.condition = found.take<Filter::Condition>(made.filter.condition);
        return notSo(std::move(made));
    }
};
struct anySameIs
    : any<sameOne<Condition::Kind::ThingIsNot, didNot>, sameOne<Condition::Kind::ThingIs, didIt>,
          sameOne<Condition::Kind::ThingIsNot, hasNot, lacking>,
          sameOne<Condition::Kind::ThingIsNot, isNot, anyProperty>,
          sameOne<Condition::Kind::ThingIs, isWord, anyProperty>,
          sameOne<Condition::Kind::ThingIs, hasWord, hasProperty>,
          sameOne<Condition::Kind::ThingIs, property>,
          sameOne<Condition::Kind::ThingIs, whatIsSaid>>
{
};
/// "no treasures are equipped to this", "a Weapon is equipped to it": what that one carries
struct somethingWorn
    : any<means<Filter::Condition::Unequipped, "no treasures are", "no treasure is">,
          means<Filter::Condition::Equipped, "a treasure is", "any treasure is", "treasures are",
              "any treasures are", "at least one treasure is", "one or more treasures are">,
          seq<treasuresOnIt, isWord>, seq<word<"no">, noWornKind, isWord>,
          seq<maybe<word<"any">>, wornKind, isWord>>
{
};
struct isWornBy : seq<somethingWorn, word<"equipped to">, single>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThingIs;
        made.of = found.take<Thing::Kind>();
        made.filter.condition = found.take<Filter::Condition>(Filter::Condition::None);
        made.filter.bound = found.takeIfAny<Bound>();
        if (auto carried = found.takeIfAny<Carried>()) {
            if (std::exchange(carried->lacks, false)) // as "it has no Weapon" is
                made.kind = Condition::Kind::ThingIsNot;
            carry(made.filter, *carried);
        }
        return made;
    }
};
struct anyOneIs : any<wasHidden, isNear, wentFar, thingDid<Condition::Kind::ThingIsNot, didNot>,
                      thingDid<Condition::Kind::ThingIs, didIt>,
                      thingWas<Condition::Kind::ThingIsNot, hadNot, lacking>,
                      thingWas<Condition::Kind::ThingIsNot, wasNot, anyProperty>,
                      thingWas<Condition::Kind::ThingIs, wasWord, anyProperty>,
                      thingWas<Condition::Kind::ThingIs, hadWord, hasProperty>,
                      thingIs<Condition::Kind::ThingIsNot, hasNot, lacking>,
                      thingIs<Condition::Kind::ThingIsNot, isNot, anyProperty>,
                      thingIs<Condition::Kind::ThingIs, isWord, anyProperty>,
                      thingIs<Condition::Kind::ThingIs, hasWord, hasProperty>, isWornBy>
{
};

/// "it has the most health", "this carries no Weapon": what is said of mercenaries behind "that"
struct nothingBetween : seq<>
{
};
struct anyDescribed : any<thingIs<Condition::Kind::ThingIsNot, isNot, asDescribed>,
                          thingIs<Condition::Kind::ThingIs, isWord, asDescribed>>
{
};
struct anythingSaid : thingIs<Condition::Kind::ThingIs, nothingBetween, whatIsSaid>
{
};

} // namespace

bool oneIsDescribed::read(Input& in, Reading& reading)
{
    return text::read<anyDescribed>(in, reading);
}
bool oneIsSaid::read(Input& in, Reading& reading)
{
    return text::read<anythingSaid>(in, reading);
}
bool oneIs::read(Input& in, Reading& reading)
{
    return text::read<anyOneIs>(in, reading);
}
bool sameIs::read(Input& in, Reading& reading)
{
    return text::read<anySameIs>(in, reading);
}

} // namespace triptych::seize::grammar
