#include "seize/text/GrammarTraits.h"

#include "seize/text/GrammarHistory.h"
#include "seize/text/GrammarNumbers.h"

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
              lacks<seq<rangedAttack>>,
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
/// "with the most health", "with the lowest bounty": of all that are described so
struct extreme : seq<word<"with the">,
                     any<word<"most", "highest", "greatest", "largest">,
                         means<Flag::Less, "least", "lowest", "fewest", "smallest">>,
                     maybe<word<"current", "remaining">>, statistic>
{
    static Filter::Extreme build(Found& found)
    {
        return { found.take<Stat>(), found.says(Flag::Less) };
    }
};
/// "with more health than this": than the mercenary that says it
struct versus
    : seq<any<seq<word<"with">,
                  any<word<"more", "greater", "higher">,
                      means<Flag::Less, "less", "fewer", "lower">>,
                  statistic, word<"than">>,
              seq<word<"with a">, any<word<"higher", "greater">, means<Flag::Less, "lower">>,
                  statistic, word<"than">>>,
          word<"this mercenary", "this", "the bearer", "it", "its own", "the attacker", "the user">>
{
    static Filter::Versus build(Found& found)
    {
        return { found.take<Stat>(), found.says(Flag::Less) };
    }
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
        return found.take<Stat>(own) == own ? std::optional(Filter::Versus { own, less })
                                            : std::nullopt;
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
struct boundThan : any<seq<word<"with">, maybe<word<"a", "an">>, statistic, maybe<word<"of">>,
                           comparedTo, aQuantity>,
                       seq<word<"whose">, statistic, word<"is", "are">, comparedTo, aQuantity>,
                       seq<word<"with">,
                           any<means<Flag::More, "more", "greater", "higher">,
                               means<Flag::Less, "less", "fewer", "lower">>,
                           statistic, word<"than">, aQuantity>>
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
struct treasuresCarried : seq<word<"with", "carrying">, treasuresOnIt>
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
              means<PastDeed::WasHealed, "healed">, means<PastDeed::Entered, "played">>,
          spanOfPast>
{
    static Past build(Found& found)
    {
        return { found.take<PastDeed>(), found.take<Span>(), false };
    }
};
/// "that is a Mage", "that is not a Mage"
struct ofIts : seq<word<"a", "an">, any<seq<className, word<"mercenary">>, bareClass>>
{
};
struct notOfIts
    : seq<word<"not">, word<"a", "an">, any<seq<className, word<"mercenary">>, bareClass>>
{
    static NotClass build(Found& found) { return { found.take<ClassName>().words }; }
};
/// "is damaged", "has no treasures", "has not attacked this turn": what is said of it behind "that".
struct isClause
    : seq<word<"is", "are">,
          any<notNear, notOfIts,
              seq<word<"not">, any<lacks<seq<mercenaryState>>, lacks<seq<furtherState>>>>,
              eitherState, mercenaryState, furtherState, range, place, ofIts>>
{
};
struct hasClause
    : any<seq<word<"has no", "have no", "does not have a", "does not have", "do not have a",
                  "do not have">,
              any<means<Filter::Condition::Unequipped, "treasures equipped", "treasures",
                      "treasure equipped", "treasure">,
                  lacks<seq<guarded>>, lacks<seq<statusOnIt>>, noCounters>>,
          seq<word<"has", "have">,
              any<ailing, guarded, withEither, bound, company,
                  means<Filter::Condition::HalfOrLess, "half health or less">,
                  means<Filter::Condition::Undamaged, "full health">,
                  means<Filter::Condition::Equipped, "a treasure equipped", "a treasure">,
                  rangedAttack, treasuresOnIt,
                  seq<maybe<word<"a", "an", "any", "one or more">>, statusOnIt>,
                  seq<aKindOfTreasure, maybe<word<"equipped">>>>>>
{
};
struct anySaidClause : any<isClause, hasClause, lacks<seq<didNot>>, didIt, pastClause>
{
};
struct anyFurtherClause : seq<word<"and", "but">, maybe<word<"that", "who", "which">>,
                              any<saidClause, mercenaryState, furtherState>>
{
};
struct anyTrait
    : any<without, extreme, versus, whoseVersus, whoseBound, boundThan, treasuresCarried, with>
{
};

} // namespace

bool controlled::read(Input& in, Reading& reading)
{
    return text::read<isControlled>(in, reading);
}
bool befallen::read(Input& in, Reading& reading)
{
    return text::read<hasBefallen>(in, reading);
}
bool trait::read(Input& in, Reading& reading)
{
    return text::read<anyTrait>(in, reading);
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
