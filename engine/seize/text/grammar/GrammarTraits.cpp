#include "seize/text/grammar/GrammarTraits.h"

#include "seize/text/grammar/GrammarHistory.h"
#include "seize/text/grammar/GrammarNumbers.h"

#include <algorithm>
#include <utility>

// What tells one mercenary from another: "with Burn", "that has 3 or less health", "without treasures".
namespace triptych::seize::grammar {
namespace {

struct isControlled
    : any<means<Side::Yours, "you control">,
          means<Side::Enemy, "an opponent controls", "your opponent controls",
              "the opponent controls", "your opponents control", "opponents control">,
          means<Side::Theirs, "they control", "that player controls", "that opponent controls",
              "controlled by that player", "controlled by them", "controlled by that opponent">,
          means<Side::Yours, "controlled by you">,
          means<Side::Enemy, "controlled by an opponent", "controlled by your opponent",
              "controlled by opponents">>
{
};
/// "that you control", "that is controlled by an opponent": the same as a clause
struct isOfSide : seq<word<"that", "who", "which">,
                      maybe<word<"is", "are">, pegtl::at<word<"controlled">>>, isControlled>
{
};
struct controlledSo : any<isControlled, isOfSide>
{
};
/// What it is not.
template <typename Said>
struct lacks : Said
{
    static Filter::State build(Found& found) { return { found.take<Filter::Condition>(), true }; }
};
struct statusOnIt : seq<withStatus, maybe<counterWord>, maybe<onIt>>
{
};
struct noCounters
    : seq<word<"counters", "status counters", "a counter", "any counters">, maybe<onIt>>
{
    static Bound build()
    {
        Bound made;
        made.anyCounters = made.exactly = true;
        made.number = 0;
        return made;
    }
};
struct rangedAttack : means<Filter::Condition::HasRanged, "a ranged attack", "ranged attacks">
{
};
struct noCounterWord : pegtl::not_at<word<"counter", "counters">>
{
};
struct noAilment : seq<any<means<Filter::Condition::AilingMagically, "magical status effect",
                               "magical status", "magical statuses">,
                           means<Filter::Condition::AilingPhysically, "physical status effect",
                               "physical status", "physical statuses">,
                           means<Filter::Condition::Ailing, "status effects", "status effect",
                               "statuses", "status">>,
                       noCounterWord>
{
};
struct without
    : seq<any<word<"without">, seq<word<"with">, pegtl::at<word<"no">>>>,
          maybe<word<"a", "an", "any", "no">>,
          any<lacks<seq<noAilment>>, lacks<seq<guarded>>, lacks<seq<statusOnIt>>,
              lacks<seq<rangedAttack>>, noWornKind,
              lacks<seq<means<Filter::Condition::HasRanged, "ranged attack">>>, noCounters>>
{
};
/// "with no enemy adjacent to it", "with another ally within Distance 2 of it": how near such a one is.
struct company : seq<any<means<Flag::Less, "no">, word<"a", "an">, pegtl::at<word<"another">>>,
                     any<mercenaryPhrase, mercenariesPhrase>>
{
    static std::optional<Range> build(Found& found)
    {
        Filter those = found.take<Filter>();
        Range made = std::exchange(those.range, {});
        const bool mutual = made.kind != Range::Kind::Anywhere && made.kind != Range::Kind::InFront
            && made.kind != Range::Kind::Behind;
        if (!mutual || made.none || made.anchor != Range::Anchor::It)
            return std::nullopt;
        made.none = found.says(Flag::Less);
        made.anchor = Range::Anchor::Described;
        made.near = std::make_shared<const Filter>(std::move(those));
        return made;
    }
};
struct farAway : seq<word<"not">, range>
{
    static std::optional<Range> build(Found& found)
    {
        Range made = found.take<Range>();
        if (made.none)
            return std::nullopt;
        made.none = true;
        return made;
    }
};
/// What there is more or less of: "health", "Burn counters on it", "treasures equipped"
struct quantified
    : any<seq<maybe<word<"current", "remaining">>, statistic>,
          seq<countedStatus, maybe<counterWord>, maybe<onIt>>,
          seq<means<Flag::EveryCounter, "status counters", "counters">, maybe<onIt>>,
          seq<means<Flag::Treasures, "equipped treasures", "treasures">, maybe<onItself>>>
{
    static Measured build(Found& found)
    {
        Measured made;
        made.stat = found.take<Stat>(made.stat);
        made.counters = found.takeIfAny<Status>();
        made.anyCounters = found.says(Flag::EveryCounter);
        made.treasures = found.says(Flag::Treasures);
        return made;
    }
};
/// "with the most health", "that has the lowest bounty": of all that are described so
struct theExtreme : seq<word<"the">,
                        any<word<"most", "highest", "greatest", "largest">,
                            means<Flag::Less, "least", "lowest", "fewest", "smallest">>,
                        quantified>
{
    static Filter::Extreme build(Found& found)
    {
        return { found.take<Measured>(), found.says(Flag::Less) };
    }
};
struct extreme : seq<word<"with">, theExtreme>
{
};
/// "with more health than this", "that has fewer treasures than this": than the mercenary that says it
struct moreThanOwn
    : seq<any<seq<any<word<"more", "greater", "higher">,
                      means<Flag::Less, "less", "fewer", "lower">>,
                  quantified, word<"than">>,
              seq<word<"a">, any<word<"higher", "greater">, means<Flag::Less, "lower">>, quantified,
                  word<"than">>>,
          any<word<"this mercenary", "this", "the bearer", "its own", "the attacker", "the user",
                  "the attacking mercenary">,
              means<Flag::Several, "it">>>
{
    static Filter::Versus build(Found& found)
    {
        return { found.take<Measured>(), found.says(Flag::Less), found.says(Flag::Several) };
    }
};
/// "with a higher bounty", "with less health": than the one that says it, where nobody else was named
struct moreThanThat
    : any<seq<word<"a">, any<word<"higher", "greater">, means<Flag::Less, "lower">>, quantified>,
          seq<any<word<"more", "greater", "higher">, means<Flag::Less, "less", "fewer", "lower">>,
              quantified>>
{
    static Filter::Versus build(Found& found)
    {
        Filter::Versus made { found.take<Measured>(), found.says(Flag::Less) };
        made.open = true;
        return made;
    }
};
struct versus : seq<word<"with">, moreThanOwn>
{
};
struct openVersus : seq<word<"with">, moreThanThat, pegtl::not_at<word<"than", "or">>>
{
};
/// "whose bounty is lower than this mercenary's bounty", "whose health is 3 or less"
struct higherThan : any<word<"higher than", "greater than", "more than", "larger than">,
                        means<Flag::Less, "lower than", "less than", "smaller than">>
{
};
struct ownFigure
    : word<"this mercenary's", "the bearer's", "its own", "the attacker's", "the user's">
{
};
struct whoseVersus : seq<word<"whose">, statistic, word<"is", "are">, higherThan, ownFigure,
                         maybe<statistic>, pegtl::not_at<word<"plus", "minus">>>
{
    static std::optional<Filter::Versus> build(Found& found)
    {
        const bool less = found.says(Flag::Less);
        const Stat own = found.take<Stat>();
        Filter::Versus made;
        made.of.stat = own;
        made.less = less;
        return found.take<Stat>(own) == own ? std::optional(made) : std::nullopt;
    }
};
struct whoseBound : seq<word<"whose">, statistic, word<"is set to", "is", "are">,
                        any<seq<count, any<orLess, orMore>>,
                            seq<any<atLeast, atMost, moreThan, lessThan>, count>>>
{
    static std::optional<Bound> build(Found& found) { return bound::build(found); }
};
/// "with health less than or equal to the number of cards in your hand"
struct comparedTo
    : any<means<Flag::AtMost, "less than or equal to", "at most", "no more than", "no greater than",
              "equal to or less than", "lower than or equal to", "smaller than or equal to">,
          means<Flag::AtLeast, "greater than or equal to", "at least", "no less than",
              "equal to or greater than", "equal to or more than", "higher than or equal to",
              "more than or equal to">,
          means<Flag::More, "greater than", "higher than", "more than">,
          means<Flag::Less, "less than", "lower than", "smaller than", "fewer than">,
          means<Flag::Own, "equal to">>
{
};
template <typename... Said>
struct comparesFigure : seq<Said...>
{
    static std::optional<Bound> build(Found& found)
    {
        Bound made;
        made.stat = found.take<Stat>();
        made.than = found.take<EqualTo>().amount;
        if (made.than->kind != Amount::Kind::EqualTo || made.than->most >= 0)
            return std::nullopt;
        made.exactly = found.says(Flag::Own);
        made.atLeast = found.says(Flag::AtLeast) || found.says(Flag::More);
        made.than->plus += found.says(Flag::More) ? 1 : found.says(Flag::Less) ? -1 : 0;
        return made;
    }
};
/// Behind "with" and "has": "health equal to ...", "more health than ..."
struct figureThan : any<comparesFigure<maybe<word<"a", "an">>, statistic, maybe<word<"of">>,
                            comparedTo, aQuantity>,
                        comparesFigure<any<means<Flag::More, "more", "greater", "higher">,
                                           means<Flag::Less, "less", "fewer", "lower">>,
                            statistic, word<"than">, aQuantity>>
{
};
struct boundThan
    : any<seq<word<"with">, figureThan>,
          comparesFigure<word<"whose">, statistic, word<"is", "are">, comparedTo, aQuantity>>
{
};
struct treasuresCarried : seq<word<"with", "carrying", "equipped with">, treasuresOnIt>
{
};
/// "with Burn or Poison", "with any Bleed, Burn or Poison counters"
struct withEither
    : seq<maybe<word<"a", "an", "any">>, oneOrOther<withStatus>, maybe<counterWord>, maybe<onIt>>
{
};
/// "with a status", "with a magical status"
struct ailing : seq<maybe<word<"a", "an", "any", "one or more", "at least one", "some">>,
                    ailingWord, noCounterWord>
{
};
struct with : seq<word<"with">,
                  any<ailing, guarded, withEither, bound,
                      seq<maybe<word<"a", "an", "any", "one or more">>, statusOnIt>, company>>
{
};
/// "dealt damage this turn", "healed this turn": what befell it, without "that was"
struct hasBefallen
    : seq<any<means<PastDeed::WasHurt, "dealt damage", "damaged", "hurt">,
              means<PastDeed::WasHealed, "healed">, means<PastDeed::WasPlayed, "played", "hired">,
              means<PastDeed::WasUpstaged, "upstaged">>,
          spanOfPast>
{
    static Past build(Found& found)
    {
        return { found.take<PastDeed>(), found.take<Span>(), false };
    }
};
/// "that is a Mage", "that is not a Mage"
struct ofIts : any<seq<word<"a", "an">, any<seq<className, word<"mercenary">>, bareClass>>,
                   seq<className, word<"mercenaries">>>
{
};
struct notOfIts : seq<word<"not">, ofIts>
{
    static NotClass build(Found& found) { return { found.take<ClassName>().words }; }
};
/// "not in your Guild Hall", "outside your Guild Hall"
struct awayFrom : seq<word<"not">, place>
{
    static std::optional<NotThere> build(Found& found)
    {
        const auto place = found.take<Filter::Place>();
        return place == Filter::Place::NoGuildHall || place == Filter::Place::AnyGuildHall
            ? std::nullopt // which have words of their own
            : std::optional(NotThere { place });
    }
};
/// "neither burning nor poisoned"
struct neitherIs
    : seq<word<"neither">, lacks<seq<mercenaryState>>, word<"nor">, lacks<seq<mercenaryState>>>
{
};
/// "is damaged", "has no treasures", "has not attacked this turn": what is said of it behind "that".
struct isClause
    : seq<word<"is", "are">,
          any<notNear, notThere, notOfIts, neitherIs, seq<word<"not">, bearingWord, noWornKind>,
              seq<word<"not">, any<lacks<seq<mercenaryState>>, lacks<seq<furtherState>>>>, carrying,
              treasuresCarried, eitherState,
              seq<word<"both">, mercenaryState, word<"and">, mercenaryState>, mercenaryState,
              furtherState, means<Filter::Condition::Fogged, "on a fogged tile", "on fogged tiles">,
              range, place, seq<pegtl::at<word<"controlled">>, isControlled>, ofIts>>
{
};
struct hasClause
    : any<seq<word<"has no", "have no", "does not have a", "does not have an", "does not have any",
                  "does not have", "do not have a", "do not have any", "do not have">,
              any<seq<means<Filter::Condition::Unequipped, "treasures", "treasure">,
                      maybe<onItself>>,
                  lacks<seq<noAilment>>, lacks<seq<guarded>>, lacks<seq<statusOnIt>>,
                  lacks<
                      seq<means<Filter::Condition::HasRanged, "ranged attacks", "ranged attack">>>,
                  noWornKind, noCounters>>,
          seq<word<"has", "have">,
              any<ailing, guarded, withEither, bound, company, halfOrLess, lessOrMoreThanHalf,
                  means<Filter::Condition::Undamaged, "full health">,
                  seq<means<Filter::Condition::Equipped, "a treasure">, maybe<onItself>>,
                  rangedAttack, treasuresOnIt, theExtreme, moreThanOwn, figureThan,
                  seq<maybe<word<"a", "an", "any", "one or more">>, statusOnIt>, wornKind>>>
{
};
struct anySaidClause : any<isClause, hasClause, lacks<seq<didNot>>, didIt, pastClause>
{
};
struct anyFurtherClause : seq<word<"and", "but">, maybe<word<"that", "who", "which">>,
                              any<saidClause, seq<word<"not">, lacks<seq<mercenaryState>>>,
                                  mercenaryState, furtherState>>
{
};
struct anyTrait : any<without, extreme, versus, whoseVersus, whoseBound, boundThan, openVersus,
                      treasuresCarried, with>
{
};

} // namespace

bool controlled::read(Input& in, Reading& reading)
{
    return text::read<controlledSo>(in, reading);
}
bool befallen::read(Input& in, Reading& reading)
{
    return text::read<hasBefallen>(in, reading);
}
bool trait::read(Input& in, Reading& reading)
{
    return text::read<anyTrait>(in, reading);
}
bool notThere::read(Input& in, Reading& reading)
{
    return text::read<awayFrom>(in, reading);
}
bool notNear::read(Input& in, Reading& reading)
{
    return text::read<farAway>(in, reading);
}
bool saidClause::read(Input& in, Reading& reading)
{
    return text::read<anySaidClause>(in, reading);
}
bool furtherClause::read(Input& in, Reading& reading)
{
    return text::read<anyFurtherClause>(in, reading);
}

} // namespace triptych::seize::grammar
