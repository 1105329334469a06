#include "kryptik/text/grammar/GrammarConditions.h"

#include <utility>

// Conditions about what players did this turn besides the commonest, and in which part of it this is (4).
namespace triptych::kryptik::grammar {
namespace {

using Deed = Condition::Deed;

// ---------------------------------------------------------------- What somebody did

struct whoOfAll
    : any<means<Side::You, "you have", "you've", "you">,
          means<Side::They, "that player has", "that player", "that opponent", "they have", "they">,
          means<Side::Opponents, "an opponent has", "your opponent has", "an opponent",
              "your opponent">>
{
};
struct whoDidNot : any<means<Side::You, "you did not", "you have not">,
                       means<Side::They, "that player did not", "that player has not",
                           "they did not", "they have not">,
                       means<Side::Opponents, "no opponent", "no opponent has">>
{
};
struct howOftenDone : any<seq<digits, maybe<orMoreWords>>, seq<word<"at least">, digits>,
                          means<1, "a", "an", "any", "one or more">, means<2, "another">>
{
};
struct someCardsOfIt : maybe<word<"a card", "one or more cards", "any cards", "cards">>
{
};
struct aDeck : maybe<word<"your deck", "their deck", "a deck", "your library">>
{
};
struct abilityWord : word<"active abilities", "active ability", "activated abilities",
                         "activated ability", "abilities", "ability">
{
};
struct yearAbilityWord : word<"11 year abilities", "11 year ability">
{
};
struct useVerb : word<"activated", "activate", "used", "use">
{
};
struct putVerb : word<"put", "placed", "place">
{
};
struct pastDeed
    : any<seq<means<Deed::Plunder, "plundered", "plunder">, someCardsOfIt>,
          means<Deed::Probe, "probed", "probe">,
          seq<means<Deed::Search, "searched", "search">, aDeck>,
          seq<pegtl::at<seq<useVerb, howOftenDone, abilityWord>>, useVerb, howOftenDone,
              means<Deed::Activate, "active abilities", "active ability", "activated abilities",
                  "activated ability", "abilities", "ability">>,
          seq<pegtl::at<seq<useVerb, howOftenDone, yearAbilityWord>>, useVerb, howOftenDone,
              means<Deed::UseYear, "11 year abilities", "11 year ability">>,
          seq<putVerb, howOftenDone, cards,
              means<Deed::PlaceSoul, "into your soul row", "in your soul row",
                  "into their soul row">>>
{
};
struct thisTurnOnly : word<"this turn">
{
};
Condition deedAsked(Found& found, bool negated)
{
    Condition condition = askedOf(Condition::Kind::Did, found.take<int>(1));
    condition.deed = found.take<Deed>();
    condition.negated = negated;
    condition.filter = Filter { Filter::Noun::Card };
    condition.filter.controller = found.take<Side>();
    return condition;
}
constexpr int mostTimes = 15; // no further is counted
struct somebodyDid : seq<whoOfAll, pastDeed, thisTurnOnly>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = deedAsked(found, false);
        return made.number >= 1 && made.number <= mostTimes ? std::optional(std::move(made))
                                                            : std::nullopt;
    }
};
struct somebodyDidNot : seq<whoDidNot, pastDeed, thisTurnOnly>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = deedAsked(found, true);
        return made.number == 1 ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// Of each of several players: "who plundered this turn", "who did not plunder this turn"
struct whoHas : any<seq<whoWord, maybe<word<"has", "have">>, pastDeed, thisTurnOnly>,
                    seq<whoWord, means<Flag::Negated, "did not", "has not", "have not">, pastDeed,
                        thisTurnOnly>>
{
    static std::optional<Condition> build(Found& found)
    {
        const bool negated = found.says(Flag::Negated);
        Condition made = deedAsked(found, negated);
        return made.number >= 1 && made.number <= (negated ? 1 : mostTimes)
            ? std::optional(std::move(made))
            : std::nullopt;
    }
};
/// "a citizen entered under your control this turn", "no citizens entered under an opponent's control this turn"
struct enteredUnder
    : seq<any<seq<digits, maybe<orMoreWords>>, seq<word<"at least">, digits>,
              means<1, "a", "one or more">, means<Flag::Negated, "no">>,
          word<"citizens", "citizen">,
          word<"entered the island", "entered", "has entered the island", "have entered the island",
              "has entered", "have entered">,
          any<means<Side::You, "under your control">,
              means<Side::They, "under their control", "under that player's control">,
              means<Side::Opponents, "under an opponent's control",
                  "under your opponent's control">>,
          thisTurnOnly>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = askedOf(Condition::Kind::Did, found.take<int>(1));
        made.deed = Deed::Enter;
        made.negated = found.says(Flag::Negated);
        made.filter = Filter { Filter::Noun::Card };
        made.filter.controller = found.take<Side>();
        return made.number >= 1 && made.number <= mostTimes ? std::optional(std::move(made))
                                                            : std::nullopt;
    }
};

// ---------------------------------------------------------------- Parts of a turn (4)

using Part = Condition::PartOfTurn;

struct playedPart : any<means<Part::First, "1st phase", "first phase">,
                        means<Part::Second, "2nd phase", "second phase">>
{
};
struct anyPart : any<playedPart, means<Part::Disengage, "disengage phase">,
                     means<Part::Draw, "draw phase", "draw step">>
{
};
struct whosePart : any<means<Side::You, "your">,
                       means<Side::Opponents, "an opponent's", "your opponent's">, word<"the", "a">>
{
};
Condition inPart(Found& found)
{
    const bool negated = found.says(Flag::Negated);
    Condition phase = askedOf(Condition::Kind::InPhase, 1);
    phase.phase = found.take<Part>();
    phase.negated = negated;
    const auto whose = found.takeIfAny<Side>();
    if (!whose)
        return phase;
    const bool yours = (*whose == Side::You) != negated;
    Condition both = askedOf(Condition::Kind::Several, 1);
    both.parts
        = { askedOf(yours ? Condition::Kind::YourTurn : Condition::Kind::NotYourTurn, 1), phase };
    both.any = negated; // it is another's turn, or another phase
    return both;
}
struct itIsPart
    : seq<word<"it is", "it was">, maybe<means<Flag::Negated, "not">>, whosePart, anyPart>
{
    static Condition build(Found& found) { return inPart(found); }
};
/// "before combat", "after combat on your turn", "before blockers are commanded"
struct onWhoseTurn
    : any<means<Side::You, "on your turn", "during your turn", "in your turn">,
          means<Side::Opponents, "on an opponent's turn", "during an opponent's turn",
              "on your opponent's turn", "during your opponent's turn">>
{
};
struct partByCombat
    : any<seq<any<means<Part::BeforeCombat, "before combat begins", "before combat starts",
                      "before combat", "before the combat phase">,
                  means<Part::AfterCombat, "after combat", "after the combat phase">,
                  means<Part::BeforeBlockers, "before blockers are commanded",
                      "before blockers are declared", "before blockers are chosen",
                      "before blockers", "before blocking">,
                  means<Part::Blockers, "during the command blockers step",
                      "during the command blocker step", "in the command blockers step",
                      "during the blockers step">,
                  means<Part::End, "during the end of turn phase", "in the end of turn phase",
                      "during the end phase">>,
              maybe<onWhoseTurn>>,
          seq<means<Side::You, "before your">, means<Part::BeforeCombat, "combat phase", "combat">>,
          seq<means<Side::You, "after your">, means<Part::AfterCombat, "combat phase", "combat">>>
{
};
struct duringPart : any<seq<word<"during", "in">, whosePart, playedPart>, partByCombat>
{
    static Condition build(Found& found) { return inPart(found); }
};
struct itIsByCombat
    : seq<word<"it is", "it was">, maybe<means<Flag::Negated, "not">>,
          any<partByCombat,
              means<Part::Blockers, "the command blockers step", "the command blocker step">,
              means<Part::End, "the end of turn phase">>>
{
    static Condition build(Found& found) { return inPart(found); }
};
/// "this is the only citizen you control": there is no other
struct onlyOne
    : any<seq<word<"this is the only", "this citizen is the only">, onIsland>,
          seq<means<Flag::Every, "this is your only", "this citizen is your only">, onIsland>>
{
    static std::optional<Condition> build(Found& found)
    {
        Filter filter = found.take<Filter>();
        const bool yours = found.says(Flag::Every);
        if (filter.other || filter.controller != (yours ? Side::Any : Side::You))
            return std::nullopt;
        filter.controller = Side::Any;
        filter.other = true;
        return askedOf(Condition::Kind::YouControlNo, 1, std::move(filter));
    }
};
/// "it is the second citizen to attack this turn"
struct whichAttack : seq<word<"it is the", "it was the", "this is the", "it is your">,
                         any<means<1, "first">, means<2, "second">, means<3, "third">,
                             means<4, "fourth">, means<5, "fifth">>,
                         word<"citizen to attack", "citizen you control to attack",
                             "citizen that attacked", "citizen that attacks", "attack", "attacker",
                             "attacking citizen", "citizen you attacked with">,
                         word<"this turn", "this combat", "each turn">>
{
    static Condition build(Found& found)
    {
        Condition made = askedOf(Condition::Kind::Did, found.take<int>());
        made.filter = Filter { Filter::Noun::Card };
        return made;
    }
};
struct anyHappening
    : any<whichAttack, somebodyDidNot, somebodyDid, enteredUnder, itIsPart, itIsByCombat, onlyOne>
{
};

} // namespace

bool happenings::read(Input& in, Reading& reading)
{
    return text::read<anyHappening>(in, reading);
}
bool whoseHappening::read(Input& in, Reading& reading)
{
    return text::read<whoHas>(in, reading);
}
bool duringPhase::read(Input& in, Reading& reading)
{
    return text::read<duringPart>(in, reading);
}

} // namespace triptych::kryptik::grammar
