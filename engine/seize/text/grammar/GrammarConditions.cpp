#include "seize/text/grammar/GrammarConditions.h"

#include "seize/text/grammar/GrammarTraits.h"
#include "seize/text/printing/Phrases.h"

#include <algorithm>
#include <utility>

// What may be so: "you control a Warrior mercenary", "this is damaged", "it is your turn".
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- How many there are

/// "a Mage" is "a Mage mercenary".
struct ofClass : bareClass
{
    static Filter build(Found& found)
    {
        Filter filter;
        filter.className = found.take<ClassName>().words;
        return filter;
    }
};
struct orMoreOf
    : any<seq<count, means<Flag::AtMost, "or less", "or fewer">, any<describedPlural, described>>,
          seq<any<exactly, grammar::atMost, moreThan, lessThan>, count,
              any<describedPlural, described>>,
          seq<count, maybe<orMore>, any<describedPlural, described>>,
          seq<grammar::atLeast, count, any<describedPlural, described>>,
          seq<means<1, "a", "an">, described>, seq<pegtl::at<word<"another">>, described>,
          seq<means<1, "a", "an">, ofClass>>
{
};
/// How many of them, in a condition of the kind; nothing where it could never be.
std::optional<Condition> howManyOf(Condition::Kind kind, Found& found)
{
    Condition made;
    made.kind = kind;
    made.they = found.says(Flag::Several);
    made.number = found.take<int>(1);
    made.filter = found.take<Filter>();
    made.atLeast = !found.says(Flag::AtMost) && !found.says(Flag::Less);
    if (found.says(Flag::More))
        ++made.number;
    if (found.says(Flag::Less))
        --made.number;
    if (made.number == 0 && !found.says(Flag::AtLeast)) // "0 mercenaries", "exactly 0"
        made.atLeast = false;
    if (made.number < 0 || (made.number == 0 && made.atLeast)) // "0 or more" is nothing to ask
        return std::nullopt;
    if (!found.says(Flag::Own) || made.number == 0)
        return made;
    Condition both; // "exactly 2": 2 or more and 2 or less
    both.kind = Condition::Kind::Both;
    both.parts = { made, made };
    both.parts.back().atLeast = false;
    return both;
}
template <Condition::Kind kind, Literal... Words>
struct controls : seq<word<Words...>, orMoreOf>
{
    static std::optional<Condition> build(Found& found) { return howManyOf(kind, found); }
};
struct controlsNo
    : seq<any<word<"you control no", "you do not control a", "you do not control any">,
              theyDo<"control no", "controls no", "do not control a", "does not control a">>,
          any<describedPlural, described>>
{
    static Condition build(Found& found)
    {
        Condition made = ofKind<Condition>(Condition::Kind::YouControlNo);
        made.filter = found.take<Filter>();
        made.they = found.says(Flag::Several);
        return made;
    }
};
/// "You have no Mages": of mercenaries those one controls
struct hasNone : seq<word<"you have no", "you do not have a", "you do not have any">,
                     any<describedPlural, described>, pegtl::not_at<cards>>
{
    static Condition build(Found& found) { return controlsNo::build(found); }
};
struct theyControl : seq<theyDo<"control", "controls">, orMoreOf>
{
    static std::optional<Condition> build(Found& found)
    {
        return howManyOf(Condition::Kind::YouControl, found);
    }
};
/// "there are 2 or more enemy mercenaries adjacent to this", "an enemy mercenary is adjacent to this"
struct thereAre : seq<word<"there are", "there is">, orMoreOf>
{
    static std::optional<Condition> build(Found& found)
    {
        return howManyOf(Condition::Kind::ThereAre, found);
    }
};
struct thereAreNo : any<seq<word<"there are no", "there is no">, any<describedPlural, described>>,
                        seq<word<"no">, any<mercenaryWho, describedPlural, described>>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThereAre;
        made.number = 1;
        made.unless = true;
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "an ally is burning", "three or more enemies have Frost counters", "2 allies attacked this turn"
struct someWho : any<seq<any<exactly, grammar::atMost, grammar::atLeast, moreThan, lessThan>, count,
                         mercenaryWho>,
                     seq<count, orMore, mercenaryWho>,
                     seq<count, means<Flag::AtMost, "or less", "or fewer">, mercenaryWho>,
                     seq<means<1, "a", "an", "any">, mercenaryWho>,
                     seq<pegtl::at<word<"another">>, mercenaryWho>, seq<count, mercenaryWho>>
{
    static std::optional<Condition> build(Found& found)
    {
        return howManyOf(Condition::Kind::ThereAre, found);
    }
};
/// "each mercenary you control is damaged", "all of your mercenaries are exhausted": there is none that is not
struct allAre : any<seq<word<"each", "every">, mercenaryPhrase, whatIsSaid>,
                    seq<word<"all of", "all">, maybe<word<"the">>,
                        any<yourPhrase, mercenariesPhrase>, whatIsSaid>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThereAre;
        made.number = 1;
        made.unless = true;
        const Filter those = found.take<Filter>();
        auto others = whoeverIsNot(those, found.take<Filter>());
        if (!others)
            return std::nullopt;
        made.filter = std::move(*others);
        return made;
    }
};
/// "an enemy mercenary was destroyed this turn", "a mercenary you controlled has been destroyed this turn"
struct mercenaryFell
    : seq<any<seq<word<"one of">, yourPhrase>, seq<word<"a", "an", "any">, described>>,
          maybe<controlledThen>,
          word<"was destroyed this turn", "has been destroyed this turn", "died this turn">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::MercenaryFell;
        auto those = fellOf(found);
        if (!those || those->side == Side::Theirs)
            return std::nullopt;
        made.filter = std::move(*those);
        return made;
    }
};
/// "2 or more enemy mercenaries were destroyed this turn": whose they were is all that is remembered
struct severalFell
    : seq<any<seq<count, any<orLess, orMore>>,
              seq<any<grammar::atLeast, grammar::atMost, moreThan, lessThan>, count>>,
          maybe<any<seq<word<"of">, yourPhrase>, describedPlural, described>>,
          maybe<controlledThen>,
          word<"were destroyed this turn", "have been destroyed this turn", "died this turn",
              "was destroyed this turn">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::MercenaryFell;
        made.number = found.take<int>() + (found.says(Flag::More) ? 1 : 0);
        const bool less = found.says(Flag::Less);
        made.number -= less ? 1 : 0;
        made.atLeast = !less && !found.says(Flag::AtMost);
        auto those = fellOf(found);
        if (those)
            made.filter = std::move(*those);
        return those && made.number >= 0 ? std::optional(std::move(made)) : std::nullopt;
    }
};

template <Condition::Kind kind, Literal... Words>
struct plainly : word<Words...>
{
    static Condition build() { return ofKind<Condition>(kind); }
};

/// "this is the only mercenary you control"
struct onlyOne : seq<any<thisCard, bearer, word<"it">>,
                     any<word<"is the only">, means<Side::Yours, "is your only">>,
                     any<describedPlural, described>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = ofKind<Condition>(Condition::Kind::YouControlNo);
        made.filter = found.take<Filter>();
        if (found.has<Side>() && made.filter.side == Side::Any)
            made.filter.side = found.take<Side>();
        if (made.filter.side != Side::Yours || made.filter.other)
            return std::nullopt;
        made.filter.side = Side::Any;
        made.filter.other = true;
        return made;
    }
};
struct yourPhaseNow : seq<any<word<"it is your">, means<Flag::Less, "it is not your">>, phaseName>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::YourPhase;
        made.phase = found.take<Phase>();
        made.unless = found.says(Flag::Less);
        return made;
    }
};
/// Not a teammate's: that is neither yours nor an opponent's.
struct opponentsTurn
    : seq<any<means<Flag::Less, "it is not">, word<"it is">>,
          word<"an opponent's turn", "your opponent's turn", "the opponent's turn">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::OpponentsTurn;
        made.unless = found.says(Flag::Less);
        return made;
    }
};
/// "an allied mercenary is being attacked with a melee attack": an attack on it waits
struct attackedBy : maybe<word<"with", "by">,
                        any<means<How::Melee, "a melee attack">,
                            means<How::Ranged, "a ranged attack">, word<"an attack">>>
{
};
struct underAttack
    : any<seq<somebody, word<"is being attacked", "is under attack">, attackedBy,
              maybe<word<"by">, somebody>>,
          seq<word<"an attack against", "an attack on">, somebody, word<"waits", "is waiting">>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::UnderAttack;
        made.filter = found.take<Thing>().filter;
        if (auto by = found.takeIfAny<Thing>())
            made.by = std::move(by->filter);
        made.how = found.take<How>(How::Any);
        return made;
    }
};
struct oneCondition
    : any<hasMarks, oneIsDescribed, cameOfIt, figureCompares, underAttack, pushedThisWay,
          yourPhaseNow, thisWay, lootMoved,
          plainly<Condition::Kind::NotYourTurn, "it is not your turn">, opponentsTurn,
          plainly<Condition::Kind::YourTurn, "it is your turn">, controlsNo, hasNone,
          plainly<Condition::Kind::YouDoNot, "you can not", "they can not", "that player can not",
              "you do not", "they do not", "that player does not", "that opponent does not",
              "you did not", "they did not", "the opponent does not">,
          plainly<Condition::Kind::YouDo, "you do", "they do", "that player does",
              "that opponent does", "you did", "they did", "the opponent does">,
          fellOrSurvives,
          plainly<Condition::Kind::Plundered, "you plundered this turn",
              "you have plundered this turn">,
          plainly<Condition::Kind::Acquired, "you acquired this turn",
              "you have acquired this turn", "you acquired a card this turn">,
          plainly<Condition::Kind::PlayedAbility, "you played an ability card this turn",
              "you have played an ability card this turn", "you played an ability this turn",
              "you have played an ability this turn">,
          onlyOne, mercenaryFell, severalFell, hasMoreOrLess, thereAre, theyControl,
          controls<Condition::Kind::YouControl, "you control">,
          controls<Condition::Kind::OpponentControls, "an opponent controls",
              "your opponent controls", "any opponent controls", "the opponent controls">,
          playerHas, oneIs, pastCondition, oneIsSaid, playerDid, anyPhaseNow, tallyThere,
          controls<Condition::Kind::YouControl, "you have">,
          controls<Condition::Kind::OpponentControls, "an opponent has", "your opponent has",
              "any opponent has", "the opponent has">,
          allAre, someWho, thereAreNo>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., it is damaged, you have 3 or less loot, ...)";
};
/// "... and a Warrior": controlled as what stands before it.
struct controlledToo : seq<means<1, "a", "an">, described>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.number = found.take<int>();
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "... and control no mercenaries"
struct controlNoneToo : seq<word<"control no", "do not control a", "do not control any">,
                            any<describedPlural, described>>
{
    static Condition build(Found& found)
    {
        Condition made = ofKind<Condition>(Condition::Kind::YouControlNo);
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "you control a Mage and have 3 or less loot"
struct haveToo : any<controlNoneToo, alsoHas, controls<Condition::Kind::YouControl, "control">>
{
};
struct andCondition : means<Condition::Kind::Both, "and">
{
};
struct orCondition : means<Condition::Kind::Either, "or">
{
};
template <typename Joint>
struct moreConditions : seq<Joint, any<oneCondition, haveToo, sameIs, controlledToo>>
{
};
struct severalConditions
    : seq<oneCondition,
          any<seq<moreConditions<andCondition>, many<moreConditions<andCondition>>>,
              seq<moreConditions<orCondition>, many<moreConditions<orCondition>>>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = found.take<Condition::Kind>();
        made.parts = found.takeAll<Condition>();
        const Condition& first = made.parts.front();
        const bool ofOne
            = first.kind == Condition::Kind::ThingIs || first.kind == Condition::Kind::ThingIsNot;
        for (Condition& part : made.parts) {
            if (!std::exchange(part.sameOne, false))
                continue;
            if (!ofOne || first.before)
                return std::nullopt;
            part.of = first.of;
        }
        for (const Condition& part : made.parts)
            if (part.kind == Condition::Kind::YouDo || part.kind == Condition::Kind::YouDoNot
                || part.kind == Condition::Kind::Both
                || (part.unless && !phrases::mayBeDenied(part)))
                return std::nullopt;
        return made;
    }
};
struct anyCondition : any<severalConditions, oneCondition>
{
};

} // namespace

bool condition::read(Input& in, Reading& reading)
{
    return text::read<anyCondition>(in, reading);
}

} // namespace triptych::seize::grammar
