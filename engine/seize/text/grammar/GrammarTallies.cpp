#include "seize/text/grammar/GrammarHistory.h"

// What players did this turn, counted; and numbers of anything that can be counted, as conditions.
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- What was done this turn

struct whoDidIt
    : any<whoIs<Who::Kind::You, "you have", "you">,
          whoIs<Who::Kind::EachOpponent, "your opponents have", "opponents have", "your opponents",
              "opponents", "an opponent has", "an opponent", "your opponent has", "your opponent",
              "the opponent has", "the opponent">,
          whoIs<Who::Kind::EachPlayer, "players have", "players", "any player has", "a player",
              "each player">,
          whoIs<Who::Kind::ThatPlayer, "that player has", "that player", "they have", "they">>
{
};
struct soFarThisTurn
    : word<"so far this turn", "already this turn", "this turn", "during this turn">
{
};
struct playedKind : any<means<Done::PlayedInstant, "instant ability cards", "instant ability card",
                            "instant abilities", "instant ability", "instant cards", "instant card",
                            "instants", "instant">,
                        means<Done::PlayedAttack, "attack ability cards", "attack ability card",
                            "attack cards", "attack card", "attack abilities", "attack ability">,
                        playedBesides>
{
};
struct cardsDone : any<means<Done::Acquired, "acquired", "acquire">,
                       means<Done::Drew, "drew", "drawn">, means<Done::Discarded, "discarded">>
{
};
struct lootDone : any<means<Done::LostLoot, "lost">, means<Done::GainedLoot, "gained">>
{
};
struct counted : any<seq<playedKind, whoDidIt, word<"played">, soFarThisTurn>,
                     seq<word<"cards", "card">, whoDidIt, cardsDone, soFarThisTurn>,
                     seq<word<"loot">, whoDidIt, lootDone, soFarThisTurn>,
                     seq<playedKind, whoIs<Who::Kind::EachPlayer, "played">, soFarThisTurn>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Done;
        made.done = found.take<Done>();
        made.whose = found.take<Who>();
        return made;
    }
};

// ---------------------------------------------------------------- Conditions

struct soMany
    : any<seq<means<Flag::Own, "exactly">, count>,
          // "Less than or equal to" begins as "less than" does.
          seq<any<means<Flag::AtLeast, "greater than or equal to", "no less than">,
                  means<Flag::AtMost, "less than or equal to", "no greater than">, atLeast, atMost,
                  moreThan, lessThan, means<Flag::More, "greater than", "higher than", "above">,
                  means<Flag::Less, "lower than", "smaller than", "below">,
                  means<Flag::Own, "equal to">>,
              count>,
          seq<count, any<orLess, orMore>>>
{
};
struct oneOrNone : any<means<1, "a", "an", "any">, seq<means<Flag::LessLetter, "no">>, count>
{
};
/// Of mercenaries, those that somebody has are those one controls (GrammarConditions.cpp).
struct thereIs : any<word<"there are", "there is", "there were">, means<Side::Yours, "you have">>
{
};
struct ofYours : any<means<CardFilter::Kind::Event, "events", "event">,
                     means<CardFilter::Kind::Weapon, "weapons", "weapon">,
                     means<CardFilter::Kind::Equipment, "equipment">,
                     means<CardFilter::Kind::Relic, "relics", "relic">,
                     means<CardFilter::Kind::Treasure, "treasures", "treasure">>
{
};
/// "you have 3 or more treasures", "you control an Event": of yours, wherever they lie
struct yoursOfAKind : seq<ofYours, maybe<word<"in play", "on the table">>>
{
    static Counted build(Found& found)
    {
        Counted made;
        const auto kind = found.take<CardFilter::Kind>();
        made.kind
            = kind == CardFilter::Kind::Event ? Counted::Kind::Events : Counted::Kind::Controlled;
        if (kind != CardFilter::Kind::Event)
            made.cards.kind = kind;
        return made;
    }
};
std::optional<Condition> tallied(Found& found)
{
    Condition made;
    made.kind = Condition::Kind::Compares;
    if (auto equal = found.takeIfAny<EqualTo>()) {
        made.left = std::move(equal->amount);
        if (made.left->kind != Amount::Kind::EqualTo || made.left->most >= 0)
            return std::nullopt;
    } else {
        Quantity number;
        number.kind = Quantity::Kind::NumberOf;
        number.counted = found.take<Counted>();
        if (found.has<Side>() && number.counted.kind == Counted::Kind::Mercenaries)
            return std::nullopt;
        made.left = Amount { Amount::Kind::EqualTo, 1, {},
            std::make_shared<Quantity>(std::move(number)) };
    }
    const bool none = found.says(Flag::LessLetter);
    const bool less = found.says(Flag::AtMost) || found.says(Flag::Less) || none;
    int number = none ? 0 : found.take<int>(1);
    number += found.says(Flag::More) ? 1 : found.says(Flag::Less) ? -1 : 0;
    made.exactly = found.says(Flag::Own);
    made.atLeast = !less && !made.exactly;
    if (number == 0 && !found.says(Flag::AtLeast) && made.atLeast) { // "there are 0 cards"
        made.exactly = true;
        made.atLeast = false;
    }
    if (number < 0 || (number == 0 && made.atLeast)) // "0 or more" is nothing to ask
        return std::nullopt;
    made.right = fixed(number);
    return made;
}
struct thereIsSo : any<seq<thereIs, any<soMany, oneOrNone>, aCountable>,
                       seq<word<"you have", "you control">, any<soMany, oneOrNone>, yoursOfAKind>>
{
    static std::optional<Condition> build(Found& found) { return tallied(found); }
};
/// "you have more cards in hand than treasures in your Warchest", "you control more Mages than Warriors"
struct countedHere : seq<cards, word<"in hand">>
{
    static Counted build(Found&)
    {
        Counted made;
        made.kind = Counted::Kind::HandCards;
        return made;
    }
};
struct countedOfYours : any<describedPlural>
{
    static std::optional<Counted> build(Found& found)
    {
        Counted made;
        made.filter = found.take<Filter>();
        if (made.filter.side != Side::Any)
            return std::nullopt;
        made.filter.side = Side::Yours;
        return made;
    }
};
struct moreOrLess : any<means<Flag::More, "more">, means<Flag::Less, "less", "fewer">>
{
};
struct moreThanThose
    : any<seq<any<word<"there are">, means<Side::Yours, "you have">>, moreOrLess,
              any<countedHere, aCountable>, word<"than">, any<countedHere, aCountable>>,
          seq<word<"you control">, moreOrLess, countedOfYours, word<"than">, countedOfYours>>
{
    static Condition build(Found& found)
    {
        const bool yours = found.has<Side>();
        const auto number = [&] {
            Quantity made;
            made.kind = Quantity::Kind::NumberOf;
            made.counted = found.take<Counted>();
            if (yours && made.counted.kind == Counted::Kind::Mercenaries
                && made.counted.filter.side == Side::Any)
                made.counted.filter.side = Side::Yours;
            return Amount { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(made) };
        };
        Condition made;
        made.kind = Condition::Kind::Compares;
        made.left = number();
        made.right = number();
        made.atLeast = found.says(Flag::More);
        made.right->plus = made.atLeast ? 1 : -1;
        return made;
    }
};
struct numberIs : seq<aQuantity, isWord, soMany>
{
    static std::optional<Condition> build(Found& found) { return tallied(found); }
};

} // namespace

bool doneSoFar::read(Input& in, Reading& reading)
{
    return text::read<counted>(in, reading);
}
bool tallyIs::read(Input& in, Reading& reading)
{
    return text::read<numberIs>(in, reading);
}
bool tallyThere::read(Input& in, Reading& reading)
{
    return text::read<any<thereIsSo, moreThanThose>>(in, reading);
}

} // namespace triptych::seize::grammar
