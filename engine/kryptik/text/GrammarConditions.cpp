#include "kryptik/text/GrammarConditions.h"

namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- Conditions (9.2)

Condition made(Condition::Kind kind, int number, Filter filter = {})
{
    Condition condition;
    condition.kind = kind;
    condition.number = number;
    condition.filter = std::move(filter);
    return condition;
}

struct none : means<0, "no">
{
};
struct orMore : word<"or more">
{
};
struct orFewer : word<"or fewer", "or less">
{
};
/// "a Human citizen", "2 or more citizens", "another citizen"
struct atLeast : any<seq<digits, maybe<orMore>, onIsland>, seq<means<1, "a", "an">, onIsland>,
                     seq<pegtl::at<word<"another">>, onIsland>>
{
};
struct anOpponent : word<"an opponent", "your opponent", "each opponent", "every opponent">
{
};

struct youControlNo : seq<word<"you control no">, onIsland>
{
    static Condition build(Found& found)
    {
        return made(Condition::Kind::YouControlNo, 1, found.take<Filter>());
    }
};
struct youControl : seq<word<"you control">, atLeast>
{
    static Condition build(Found& found)
    {
        const int number = found.take<int>(1);
        return made(Condition::Kind::YouControl, number, found.take<Filter>());
    }
};
struct opponentControls : seq<word<"an opponent controls", "your opponent controls">, atLeast>
{
    static Condition build(Found& found)
    {
        const int number = found.take<int>(1);
        return made(Condition::Kind::OpponentControls, number, found.take<Filter>());
    }
};

struct atMost : any<none, seq<digits, orFewer>>
{
};
struct opponentYear : seq<word<"an opponent has", "your opponent has", "an opponent controls",
                              "your opponent controls">,
                          atMost, yearCards>
{
    static Condition build(Found& found)
    {
        return made(Condition::Kind::OpponentYearAtMost, found.take<int>());
    }
};
struct yourYear : seq<word<"you have", "you control">, atMost, yearCards>
{
    static Condition build(Found& found)
    {
        return made(Condition::Kind::YourYearAtMost, found.take<int>());
    }
};

struct inYourHand : word<"in your hand", "in hand">
{
};
struct handAtMost : seq<word<"you have">, atMost, cards, inYourHand>
{
    static Condition build(Found& found)
    {
        return made(Condition::Kind::HandAtMost, found.take<int>());
    }
};
struct handAtLeast
    : seq<word<"you have">, any<seq<digits, maybe<orMore>>, means<1, "a">>, cards, inYourHand>
{
    static Condition build(Found& found)
    {
        return made(Condition::Kind::HandAtLeast, found.take<int>());
    }
};
/// "you have 3 or more citizen cards in your limbo pile": the place is part of the description.
struct limboAtLeast
    : seq<word<"you have">, any<seq<digits, maybe<orMore>>, means<1, "a", "an">>, described>
{
    static std::optional<Condition> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        if (counted.place != Place { Zone::Limbo, Side::You })
            return std::nullopt;
        return made(Condition::Kind::LimboAtLeast, found.take<int>(), std::move(counted.filter));
    }
};

struct attachedToThis
    : any<word<"a card is attached to this", "a card is attached to it">,
          seq<digits, maybe<orMore>, cards, word<"are attached to this", "is attached to this">>>
{
    static Condition build(Found& found)
    {
        return made(Condition::Kind::Attached, found.take<int>(1));
    }
};
struct thisIs : seq<word<"this is", "this citizen is", "this card is">, engagedState>
{
    static Condition build(Found& found)
    {
        Filter filter;
        filter.condition = found.take<Filter::Condition>();
        return made(Condition::Kind::ThisIs, 1, std::move(filter));
    }
};
struct castThisTurn
    : seq<any<means<Side::You, "you cast", "you have cast", "you've cast">,
              means<Side::Opponents, "an opponent cast", "an opponent has cast">>,
          any<seq<digits, maybe<orMore>, onIsland>, seq<means<1, "a", "an">, onIsland>,
              seq<means<2, "another">, onIsland>>,
          word<"this turn">>
{
    static Condition build(Found& found)
    {
        const int number = found.take<int>();
        Condition condition = made(Condition::Kind::CastThisTurn, number, found.take<Filter>());
        condition.filter.controller = found.take<Side>();
        return condition;
    }
};
struct diedThisTurn
    : seq<any<seq<digits, maybe<orMore>>, means<1, "a", "an", "another">>,
          word<"citizens", "citizen">,
          maybe<any<means<Side::You, "you controlled", "you control">,
              means<Side::Opponents, "an opponent controlled", "an opponent controls">>>,
          word<"died this turn", "have died this turn", "has died this turn">>
{
    static Condition build(Found& found)
    {
        Condition condition = made(Condition::Kind::DiedThisTurn, found.take<int>());
        condition.filter.controller = found.take<Side>(Side::Any);
        return condition;
    }
};
/// "citizens", "spell cards" -> Filter
struct onIslandSeveral : describedPlural
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return counted.place == Place {} ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};
struct how : any<means<Bound::How::AtLeast, "or more", "or greater">,
                 means<Bound::How::AtMost, "or fewer", "or less">>
{
};
/// "you have 3 or more cards in your soul row", "an opponent has 2 or fewer cards in their hand"
struct zoneOf : seq<word<"in">, word<"your", "their", "an opponent's", "a">, zoneName>
{
};
struct has : seq<any<means<Side::You, "you have">,
                     means<Side::Opponents, "an opponent has", "your opponent has">>,
                 any<seq<digits, how>, means<0, "no">>, any<onIslandSeveral, cards>, zoneOf>
{
    static Condition build(Found& found)
    {
        const int number = found.take<int>();
        Condition condition
            = made(Condition::Kind::Has, number, found.take<Filter>(Filter { Filter::Noun::Card }));
        condition.how = found.take<Bound::How>(Bound::How::AtMost);
        const Side whose = found.take<Side>();
        condition.place = { found.take<Zone>(), whose };
        return condition;
    }
};
struct moreThan : any<seq<means<Side::You, "you control more">, onIslandSeveral,
                          word<"than an opponent", "than your opponent", "than each opponent",
                              "than any opponent">>,
                      seq<means<Side::Opponents, "an opponent controls more">, onIslandSeveral,
                          word<"than you do", "than you">>>
{
    static Condition build(Found& found)
    {
        Condition condition = made(Condition::Kind::MoreThan, 1, found.take<Filter>());
        condition.filter.controller = found.take<Side>();
        return condition;
    }
};
struct moreYears : any<means<Side::You, "you have more 11 year cards than an opponent",
                           "an opponent has fewer 11 year cards than you",
                           "you control more 11 year cards than an opponent">,
                       means<Side::Opponents, "an opponent has more 11 year cards than you",
                           "you have fewer 11 year cards than an opponent",
                           "you have fewer 11 year cards than your opponent",
                           "an opponent controls more 11 year cards than you">>
{
    static Condition build(Found& found)
    {
        Condition condition = made(Condition::Kind::MoreThan, 1, Filter { Filter::Noun::Card });
        condition.filter.controller = found.take<Side>();
        condition.place.zone = Zone::ElevenYearRow;
        return condition;
    }
};
struct thisAttacked : word<"this attacked this turn", "this has attacked this turn",
                          "this citizen attacked this turn">
{
    static Condition build() { return made(Condition::Kind::ThisAttacked, 1); }
};
struct itIs
    : seq<word<"it is", "it was", "that card is", "that citizen is", "that citizen was",
              "that card was">,
          maybe<means<Flag::Negated, "not">>, any<seq<word<"a", "an">, onIsland>, engagedState>>
{
    static Condition build(Found& found)
    {
        Condition condition
            = made(Condition::Kind::ItIs, 1, found.take<Filter>(Filter { Filter::Noun::Card }));
        if (const auto state = found.takeIfAny<Filter::Condition>())
            condition.filter.condition = *state;
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
struct thisIsNot : seq<word<"this is not", "this citizen is not">, engagedState>
{
    static Condition build(Found& found)
    {
        Filter filter;
        filter.condition = found.take<Filter::Condition>();
        Condition condition = made(Condition::Kind::ThisIs, 1, std::move(filter));
        condition.negated = true;
        return condition;
    }
};
struct yourTurn : word<"it is your turn">
{
    static Condition build() { return made(Condition::Kind::YourTurn, 1); }
};
struct notYourTurn : word<"it is not your turn">
{
    static Condition build() { return made(Condition::Kind::NotYourTurn, 1); }
};

struct anyCondition
    : any<castThisTurn, diedThisTurn, moreYears, moreThan, yourYear, youControlNo, youControl,
          opponentYear, opponentControls, handAtMost, handAtLeast, limboAtLeast, has,
          attachedToThis, thisIsNot, thisIs, thisAttacked, yourTurn, notYourTurn, itIs>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., an opponent has ..., this is engaged, ...)";
};

// ---------------------------------------------------------------- Triggers (9.3)

using Event = Trigger::Event;

struct shorthand
    : seq<any<means<Event::Enters, "enter", "enters">, means<Event::Dies, "dies">>, semicolon>
{
    static constexpr std::string_view expected = "Enter; or Dies;";
    static Trigger build(Found& found)
    {
        Trigger trigger;
        trigger.event = found.take<Event>();
        return trigger;
    }
};

/// What a card does or suffers.
struct cardEvent : any<means<Event::LeavesTheIsland, "leaves the island">,
                       seq<means<Event::Enters, "enters the island", "enters">,
                           maybe<any<means<Side::You, "under your control">,
                               means<Side::Opponents, "under an opponent's control">>>>,
                       means<Event::Dies, "dies">, means<Event::Attacks, "attacks">,
                       means<Event::Blocks, "blocks">,
                       means<Event::BecomesBlocked, "becomes blocked", "is blocked">,
                       means<Event::IsDealtDamage, "is dealt damage">,
                       seq<any<means<Event::DealsCombatDamage, "deals combat damage">,
                               means<Event::DealsDamage, "deals damage">>,
                           maybe<any<means<Trigger::Object::YearCard, "to an 11 year card">,
                               means<Trigger::Object::Citizen, "to a citizen">,
                               means<Trigger::Object::Player, "to a player", "to an opponent">>>>,
                       means<Event::DestroysYear, "destroys an 11 year card",
                           "destroys an opponent's 11 year card">,
                       means<Event::BecomesWeary, "becomes weary">,
                       means<Event::BecomesEngaged, "becomes engaged", "is engaged">,
                       means<Event::BecomesDisengaged, "becomes disengaged", "is disengaged">,
                       means<Event::IsCountered, "is countered">,
                       means<Event::IsAttached, "becomes attached", "is attached">>
{
    static constexpr std::string_view expected
        = "enters, dies, attacks, blocks, becomes blocked, is dealt damage or another event";
};
struct aCard : seq<any<word<"a", "an">, pegtl::at<word<"another">>>, onIsland>
{
};
struct thisDoes : seq<word<"this citizen", "this card", "this spell", "this">, cardEvent>
{
};
struct youSacrifice : seq<any<means<Event::YouSacrifice, "you sacrifice">,
                              means<Event::OpponentSacrifices, "an opponent sacrifices",
                                  "your opponent sacrifices">>,
                          aCard>
{
};
struct duringWhose
    : any<means<Trigger::During::YourTurn, "during your turn", "on your turn">,
          means<Trigger::During::OpponentsTurn, "during an opponent's turn",
              "during your opponent's turn", "on an opponent's turn", "during opponents' turns">>
{
};
struct otherDoes : seq<aCard, cardEvent>
{
};

struct youDo
    : any<means<Event::YouDraw, "you draw a card">, means<Event::YouDiscard, "you discard a card">>
{
};
struct opponentDoes : seq<word<"an opponent", "your opponent">,
                          any<means<Event::OpponentDraws, "draws a card">,
                              means<Event::OpponentDiscards, "discards a card">>>
{
};
struct youCast : seq<means<Event::YouCast, "you cast">, aCard>
{
};
struct opponentCasts
    : seq<means<Event::OpponentCasts, "an opponent casts", "your opponent casts">, aCard>
{
};
struct yearDestroyed
    : any<means<Event::YourYearDestroyed, "an 11 year card you control is destroyed",
              "one of your 11 year cards is destroyed">,
          means<Event::OpponentsYearDestroyed, "an 11 year card an opponent controls is destroyed",
              "an 11 year card your opponent controls is destroyed",
              "an 11 year card of an opponent is destroyed">>
{
};
struct shuffles : means<Event::Shuffles, "a player shuffles a deck", "a player shuffles their deck",
                      "a player shuffles">
{
};

struct event : any<yearDestroyed, shuffles, youCast, youSacrifice, youDo, opponentCasts,
                   opponentDoes, thisDoes, otherDoes>
{
};
struct longhand
    : seq<any<means<Trigger::Word::Whenever, "whenever">, means<Trigger::Word::When, "when">>,
          event, maybe<duringWhose>, comma>
{
    static constexpr std::string_view expected = "Whenever";
    static std::optional<Trigger> build(Found& found)
    {
        Trigger trigger;
        trigger.word = found.take<Trigger::Word>();
        trigger.event = found.take<Event>();
        if (auto subject = found.takeIfAny<Filter>()) {
            trigger.subjectIsThis = false;
            trigger.subject = std::move(*subject);
            if (const auto side = found.takeIfAny<Side>()) {
                if (trigger.subject.controller != Side::Any)
                    return std::nullopt;
                trigger.subject.controller = *side;
            }
        }
        trigger.object = found.take<Trigger::Object>();
        trigger.during = found.take<Trigger::During>(Trigger::During::Always);
        if (found.has<Side>())
            return std::nullopt;
        return trigger;
    }
};

// RULING 4.4.1, 4.4.5, 4.6: what triggers "at the beginning of combat" or "at the end of turn", without
// "your", does so in every player's turn.
struct turnStart : seq<means<Event::StartOfTurn, "at the start of", "at the beginning of">,
                       any<word<"your turn", "your 1st phase">,
                           means<Flag::Opponents, "each opponent's turn", "your opponent's turn",
                               "an opponent's turn", "each of your opponents' turns">,
                           means<Flag::EachTurn, "each turn", "every turn">>>
{
};
struct combatStart : seq<means<Event::BeginningOfCombat, "at the beginning of", "at the start of">,
                         any<word<"your combat phase", "your combat", "combat on your turn">,
                             means<Flag::EachTurn, "each combat", "combat">>>
{
};
struct combatEnd : seq<means<Event::EndOfCombat, "at the end of", "at end of">,
                       any<word<"your combat phase", "your combat", "combat on your turn">,
                           means<Flag::EachTurn, "each combat", "combat">>>
{
};
struct turnEnd : seq<means<Event::EndOfTurn, "at the end of", "at end of">,
                     any<word<"your turn">,
                         means<Flag::Opponents, "each opponent's turn", "your opponent's turn",
                             "an opponent's turn">,
                         means<Flag::EachTurn, "each turn", "every turn", "the turn", "turn">>>
{
};
struct moment : seq<any<turnStart, combatStart, combatEnd, turnEnd>, comma>
{
    static constexpr std::string_view expected = "At the start of your turn,";
    static Trigger build(Found& found)
    {
        Trigger trigger;
        trigger.word = Trigger::Word::At;
        trigger.event = found.take<Event>();
        trigger.eachTurn = found.says(Flag::EachTurn);
        trigger.opponentsTurn = found.says(Flag::Opponents);
        return trigger;
    }
};

struct anyTrigger : any<shorthand, longhand, moment>
{
};

} // namespace

bool condition::read(Input& in, Reading& reading)
{
    return text::read<anyCondition>(in, reading);
}
bool trigger::read(Input& in, Reading& reading)
{
    return text::read<anyTrigger>(in, reading);
}

} // namespace triptych::kryptik::grammar
