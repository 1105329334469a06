#include "kryptik/text/grammar/GrammarConditions.h"

#include "kryptik/text/printing/Phrases.h"

#include <utility>

// Conditions (9.2): what happened this turn, and several of them.
namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- Conditions (9.2)

/// Asked of what was cast by what is printed on it alone: of what becomes of it later, nothing.
bool isPrinted(const Filter& f)
{
    return !f.other && !asksOnTheIsland(f) && f.traits.empty() && !f.aims && !f.aimsAtThis
        && !f.aimsOnce && f.extreme == Filter::Extreme::None && f.owner == Side::Any
        && f.controller == Side::Any && f.sameName == Filter::SameName::Any
        && f.sameFaction == Filter::SameName::Any && !f.with && !f.without
        && (!f.bound
            || (f.bound->stat == Bound::Stat::SoulCost
                && f.bound->amount.kind == Amount::Kind::Fixed));
}
/// Said of both: how often, and of what.
std::optional<Condition> castIn(Found& found)
{
    const int number = found.take<int>(1);
    Condition condition = askedOf(Condition::Kind::CastThisTurn, number, found.take<Filter>());
    if (!isPrinted(condition.filter))
        return std::nullopt;
    condition.negated = found.says(Flag::Negated);
    condition.filter.controller = found.take<Side>();
    return condition;
}
struct someOfThem
    : any<seq<digits, maybe<orMoreWords>, onIsland>, seq<means<1, "a", "an">, onIsland>,
          seq<means<2, "another">, onIsland>, seq<means<Flag::Negated, "no">, onIsland>>
{
};
struct castThisTurn : seq<any<means<Side::You, "you cast", "you have cast", "you've cast">,
                              means<Side::They, "that player cast", "that player has cast",
                                  "that opponent cast", "they cast", "they have cast">,
                              means<Side::Opponents, "an opponent cast", "an opponent has cast",
                                  "your opponent cast", "your opponent has cast">>,
                          someOfThem, word<"this turn">>
{
    static std::optional<Condition> build(Found& found) { return castIn(found); }
};
/// Of each of several players: "who cast a spell this turn"
struct whoCast
    : any<seq<whoWord, word<"cast", "has cast", "have cast">, someOfThem, word<"this turn">>,
          seq<whoWord, word<"did not cast", "has not cast", "have not cast">,
              means<Flag::Negated, "a", "any", "an">, onIsland, word<"this turn">>>
{
    static std::optional<Condition> build(Found& found) { return castIn(found); }
};
struct notCastThisTurn
    : seq<any<means<Side::You, "you did not cast", "you have not cast">,
              means<Side::Opponents, "no opponent cast", "no opponent has cast">>,
          means<Flag::Negated, "a", "any", "an">, onIsland, word<"this turn">>
{
    static std::optional<Condition> build(Found& found) { return castIn(found); }
};
struct diedThisTurn
    : seq<any<seq<digits, maybe<orMoreWords>>, means<1, "a", "an", "another">,
              seq<means<Flag::Negated, "no">, maybe<word<"other">>>>,
          word<"citizens", "citizen">,
          maybe<any<means<Side::You, "you controlled", "you control">,
              means<Side::Opponents, "an opponent controlled", "an opponent controls">>>,
          word<"died this turn", "have died this turn", "has died this turn">>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::DiedThisTurn, found.take<int>(1));
        condition.negated = found.says(Flag::Negated);
        condition.filter.controller = found.take<Side>(Side::Any);
        return condition;
    }
};
/// "you attacked this turn", "an opponent discarded 2 or more cards this turn", "you lost no 11 year card"
template <Condition::Deed deed, Literal... Words>
struct didDeed : means<deed, Words...>
{
};
struct howOften : any<seq<digits, maybe<orMoreWords>>, seq<word<"at least">, digits>,
                      means<1, "a", "an", "any", "one or more">, means<2, "another">,
                      means<Flag::Negated, "no">>
{
};
struct cardsOrYears : any<seq<yearCards>, cards>
{
};
struct didWho
    : any<means<Side::You, "you have", "you've", "you">,
          means<Side::They, "that player has", "that player", "that opponent", "they have", "they">,
          means<Side::Opponents, "an opponent has", "your opponent has", "an opponent",
              "your opponent">>
{
};
struct attackedWith : seq<didDeed<Condition::Deed::Attack, "attacked">,
                          maybe<word<"with">, howOften, word<"citizens", "citizen">>>
{
};
struct didSome
    : any<attackedWith, seq<didDeed<Condition::Deed::Discard, "discarded">, howOften, cards>,
          seq<didDeed<Condition::Deed::Draw, "drew", "drawn">, howOften, cards>,
          seq<didDeed<Condition::Deed::LoseYear, "lost">, howOften, yearCards>,
          seq<didDeed<Condition::Deed::Sacrifice, "sacrificed">, howOften,
              word<"citizens", "citizen">>>
{
};
struct someAny : word<"a", "an", "any">
{
};
struct didNone : any<didDeed<Condition::Deed::Attack, "attack", "attacked",
                         "attack with any citizens", "attack with a citizen">,
                     seq<didDeed<Condition::Deed::Discard, "discard", "discarded">, someAny, cards>,
                     seq<didDeed<Condition::Deed::Draw, "draw", "drawn">, someAny, cards>,
                     seq<didDeed<Condition::Deed::LoseYear, "lose", "lost">, someAny, yearCards>,
                     seq<didDeed<Condition::Deed::Sacrifice, "sacrifice", "sacrificed">, someAny,
                         word<"citizens", "citizen">>>
{
};
struct notWord : any<seq<means<Side::You, "you">, means<Flag::Negated, "did not", "have not">>,
                     seq<means<Side::They, "that player", "they">,
                         means<Flag::Negated, "did not", "has not", "have not">>,
                     seq<means<Side::Opponents, "no opponent">, means<Flag::Negated, "has">>>
{
};
/// "an 11 year card you control was destroyed this turn": you lost it
struct yearWasLost
    : seq<howOften, yearCards,
          any<means<Side::You, "you control", "you controlled", "of yours">,
              means<Side::Opponents, "an opponent controls", "an opponent controlled">>,
          word<"was destroyed this turn", "were destroyed this turn",
              "has been destroyed this turn", "have been destroyed this turn">>
{
};
struct didThisTurn : any<seq<notWord, didNone, word<"this turn">>,
                         seq<didWho, didSome, word<"this turn">>, yearWasLost>
{
    /// No further is counted what a player does in a turn: of more it could never be true.
    static constexpr int most = 15;
    static std::optional<Condition> build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::Did, found.take<int>(1));
        condition.deed = found.take<Condition::Deed>(Condition::Deed::LoseYear);
        condition.negated = found.says(Flag::Negated);
        condition.filter = Filter { Filter::Noun::Card };
        condition.filter.controller = found.take<Side>();
        return condition.number >= 1 && condition.number <= most
            ? std::optional(std::move(condition))
            : std::nullopt;
    }
};
/// "another citizen you control attacked this turn"
struct anotherAttacked : seq<any<word<"a", "an">, pegtl::at<word<"another">>>, onIsland,
                             word<"attacked this turn", "has attacked this turn">>
{
    static std::optional<Condition> build(Found& found)
    {
        Filter filter = found.take<Filter>();
        const Side whose = std::exchange(filter.controller, Side::Any);
        if (asksOnTheIsland(filter) || (whose != Side::You && whose != Side::Opponents))
            return std::nullopt;
        filter.condition = Filter::Condition::HasAttacked;
        Condition condition = askedOf(
            whose == Side::You ? Condition::Kind::YouControl : Condition::Kind::OpponentControls, 1,
            std::move(filter));
        condition.past = condition.filter.traits.empty();
        return condition;
    }
};
struct whoDid : any<seq<whoWord, maybe<word<"has", "have">>, didSome, word<"this turn">>,
                    seq<whoWord, means<Flag::Negated, "did not", "has not", "have not">, didNone,
                        word<"this turn">>>
{
    static std::optional<Condition> build(Found& found) { return didThisTurn::build(found); }
};
struct anyWhose : any<heldByWhose, whoDid, whoCast, whoseHappening>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., an opponent has ..., this is engaged, ...)";
};

struct anyCondition
    : any<hasCounters, anotherAttacked, castThisTurn, diedThisTurn, whatIsHeld, howItStands,
          notCastThisTurn, exactlyHeld, didThisTurn, howMany, happenings>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., an opponent has ..., this is engaged, ...)";
};

/// "you control a Human citizen and a card is attached to this"
struct andMore : seq<word<"and", "and if">, anyCondition>
{
};
struct orCondition : seq<means<Flag::Or, "or", "or if">, anyCondition>
{
};
struct conditions : seq<anyCondition, any<seq<orCondition, many<orCondition>>, many<andMore>>>
{
    static std::optional<Condition> build(Found& found)
    {
        std::vector<Condition> parts = found.takeAll<Condition>();
        if (parts.size() == 1)
            return std::move(parts.front());
        Condition several = askedOf(Condition::Kind::Several, 1);
        several.parts = std::move(parts);
        several.any = found.says(Flag::Or);
        for (const Condition& part : several.parts) // "unless" could only say it of all of them
            if (phrases::saysUnless(part))
                return std::nullopt;
        return several;
    }
};

} // namespace

bool whoseCondition::read(Input& in, Reading& reading)
{
    return text::read<anyWhose>(in, reading);
}
bool condition::read(Input& in, Reading& reading)
{
    return text::read<conditions>(in, reading);
}

} // namespace triptych::kryptik::grammar
