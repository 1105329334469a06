#include "seize/text/GrammarNumbers.h"

namespace triptych::seize::grammar {

Amount amountIn(Found& found)
{
    Amount amount = found.take<Amount>(fixed(1));
    if (auto each = found.takeIfAny<PerEach>()) {
        each->amount.number = amount.number;
        return std::move(each->amount);
    }
    if (auto equal = found.takeIfAny<EqualTo>())
        return std::move(equal->amount);
    return amount;
}

namespace {

// ---------------------------------------------------------------- What is counted

struct counters : word<"counters", "counter">
{
};
/// "Burn counter on it"
struct countersOn : seq<countedStatus, counters, word<"on">, single>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Counters;
        made.status = found.take<Status>();
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
struct treasureWord : word<"treasures", "treasure">
{
};
struct equippedTo : seq<treasureWord, word<"equipped to", "on", "of">, single>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Treasures;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
template <Counted::Kind kind, typename... Words>
struct counts : seq<Words...>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = kind;
        made.cards = found.take<CardFilter>();
        return made;
    }
};
struct inWarchest : seq<treasureWord, word<"in your warchest">>
{
};
struct countedMercenaries : any<describedPlural, described>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "allied Warrior mercenary", "card in your hand", "Bleed counter on it" -> Counted
struct countable
    : any<countersOn, equippedTo, counts<Counted::Kind::Warchest, inWarchest>,
          counts<Counted::Kind::ReadyTreasures, word<"ready", "unexhausted">, inWarchest>,
          counts<Counted::Kind::HandCards, cards, word<"in your hand">>,
          counts<Counted::Kind::DiscardCards, cardKind,
              word<"in your discard pile", "in your discard">>,
          countedMercenaries>
{
    static constexpr std::string_view expected
        = "what is counted (allied mercenary, card in your hand, Burn counter on it, ...)";
};

struct eachCounted : seq<word<"for each", "for every">, countable>
{
    static PerEach build(Found& found)
    {
        return { { Amount::Kind::PerCounted, 1, std::make_shared<Counted>(found.take<Counted>()),
            {} } };
    }
};

// ---------------------------------------------------------------- Quantities

struct owners
    : any<means<Thing::Kind::This, "this mercenary's", "this's">,
          means<Thing::Kind::Bearer, "the bearer's">,
          means<Thing::Kind::Attacked, "the attacked mercenary's">,
          means<Thing::Kind::Attacker, "the attacking mercenary's", "the attacker's", "the user's">,
          means<Thing::Kind::It, "its", "that mercenary's">>
{
    static constexpr std::string_view expected = "whose (its, the bearer's, ...)";
};
struct missing : means<Quantity::Kind::MissingHealthOf, "missing health">
{
};
struct ofSomebody : any<seq<owners, any<missing, statistic>>,
                        seq<word<"the">, any<missing, statistic>, word<"of">, single>>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = found.take<Quantity::Kind>(Quantity::Kind::StatOf);
        if (made.kind == Quantity::Kind::StatOf)
            made.stat = found.take<Stat>();
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
struct numberOf : seq<word<"the number of">, countable>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = Quantity::Kind::NumberOf;
        made.counted = found.take<Counted>();
        return made;
    }
};
struct equalQuantity : seq<word<"equal to">, any<numberOf, ofSomebody>>
{
    static EqualTo build(Found& found)
    {
        return { { Amount::Kind::EqualTo, 1, {},
            std::make_shared<Quantity>(found.take<Quantity>()) } };
    }
};

// ---------------------------------------------------------------- Conditions

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
struct orMoreOf : any<seq<count, maybe<word<"or more">>, any<describedPlural, described>>,
                      seq<means<1, "a", "an">, described>,
                      seq<pegtl::at<word<"another">>, described>, seq<means<1, "a", "an">, ofClass>>
{
};
template <Condition::Kind kind, Literal... Words>
struct controls : seq<word<Words...>, orMoreOf>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.number = found.take<int>(1);
        made.filter = found.take<Filter>();
        return made;
    }
};
struct controlsNo : seq<word<"you control no", "you do not control a", "you do not control any">,
                        any<describedPlural, described>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::YouControlNo;
        made.filter = found.take<Filter>();
        return made;
    }
};

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
struct property : any<mercenaryState, means<Filter::Condition::Fogged, "on a fogged tile">, isEnemy,
                      isAllied, isYours, place, range,
                      seq<word<"a", "an">, any<seq<className, word<"mercenary">>, bareClass>>>
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
        return filter;
    }
};
struct hasProperty : any<bound, withStatus>
{
    static Filter build(Found& found)
    {
        Filter filter;
        filter.bound = found.takeIfAny<Bound>();
        filter.condition = found.take<Filter::Condition>(Filter::Condition::None);
        return filter;
    }
};
template <Condition::Kind kind, typename Verb, typename Property>
struct thingIs : seq<single, Verb, Property>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.of = found.take<Thing::Kind>();
        made.filter = found.take<Filter>();
        return made;
    }
};

struct comparison : any<seq<count, any<orLess, orMore>>>
{
};
struct none : means<0, "no">
{
};
/// "you have 3 or less cards in your hand", "you have no treasures in your Warchest"
template <Condition::Kind kind, typename Front, typename Noun>
struct compares : seq<Front, any<seq<comparison, Noun>, seq<none, Noun>, seq<count, Noun>>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.number = found.take<int>();
        made.atLeast = !found.says(Flag::AtMost) && made.number > 0;
        return made;
    }
};
template <Condition::Kind kind, Literal... Words>
struct vaultIs : seq<word<Words...>, comparison>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.number = found.take<int>();
        made.atLeast = !found.says(Flag::AtMost);
        return made;
    }
};
struct loot : word<"loot in your vault", "loot in their vault", "loot">
{
};
struct cardsInHand : seq<cards, word<"in your hand", "in hand">>
{
};
struct treasuresInWarchest : seq<treasureWord, word<"in your warchest">>
{
};
struct youHave : word<"you have">
{
};
struct opponentHas : word<"an opponent has", "your opponent has">
{
};

template <Condition::Kind kind, Literal... Words>
struct plainly : word<Words...>
{
    static Condition build()
    {
        Condition made;
        made.kind = kind;
        return made;
    }
};
struct isNot : word<"is not">
{
};
struct isWord : word<"is", "are">
{
};
struct hasWord : word<"has", "have">
{
};

struct anyCondition : any<plainly<Condition::Kind::NotYourTurn, "it is not your turn">,
                          plainly<Condition::Kind::YourTurn, "it is your turn">, controlsNo,
                          plainly<Condition::Kind::YouDoNot, "you do not">,
                          plainly<Condition::Kind::YouDo, "you do">,
                          plainly<Condition::Kind::ItWasDestroyed, "it is destroyed this way",
                              "it was destroyed this way", "it is destroyed", "it was destroyed",
                              "this destroys it", "the attacked mercenary is destroyed",
                              "that mercenary is destroyed">,
                          controls<Condition::Kind::YouControl, "you control">,
                          controls<Condition::Kind::OpponentControls, "an opponent controls",
                              "your opponent controls">,
                          compares<Condition::Kind::YourVault, youHave, loot>,
                          vaultIs<Condition::Kind::YourVault, "your vault is", "your vault has">,
                          compares<Condition::Kind::YourHand, youHave, cardsInHand>,
                          compares<Condition::Kind::YourWarchest, youHave, treasuresInWarchest>,
                          compares<Condition::Kind::OpponentsVault, opponentHas, loot>,
                          vaultIs<Condition::Kind::OpponentsVault, "an opponent's vault is",
                              "an opponent's vault has">,
                          thingIs<Condition::Kind::ThingIsNot, isNot, property>,
                          thingIs<Condition::Kind::ThingIs, isWord, property>,
                          thingIs<Condition::Kind::ThingIs, hasWord, hasProperty>>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., it is damaged, you have 3 or less loot, ...)";
};

} // namespace

bool perEach::read(Input& in, Reading& reading)
{
    return text::read<eachCounted>(in, reading);
}
bool equalTo::read(Input& in, Reading& reading)
{
    return text::read<equalQuantity>(in, reading);
}
bool condition::read(Input& in, Reading& reading)
{
    return text::read<anyCondition>(in, reading);
}

} // namespace triptych::seize::grammar
