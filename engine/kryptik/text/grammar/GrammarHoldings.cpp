#include "kryptik/text/grammar/GrammarConditions.h"
#include "kryptik/text/grammar/GrammarPlayers.h"

#include <utility>

// Conditions about what players have and control, and who of them has more.
namespace triptych::kryptik::grammar {
namespace {

struct none : means<0, "no">
{
};
struct orFewer : word<"or fewer", "or less">
{
};
/// "a Human citizen", "2 or more citizens", "another citizen"
struct atLeast
    : any<seq<digits, maybe<orMoreWords>, onIsland>, seq<word<"at least">, digits, onIsland>,
          seq<means<1, "a", "an">, onIsland>, seq<pegtl::at<word<"another">>, onIsland>>
{
};
struct youControlNo : seq<word<"you control no">, onIsland>
{
    static Condition build(Found& found)
    {
        return askedOf(Condition::Kind::YouControlNo, 1, found.take<Filter>());
    }
};
struct youControlOne : atLeast
{
    static Condition build(Found& found)
    {
        const int number = found.take<int>(1);
        return askedOf(Condition::Kind::YouControl, number, found.take<Filter>());
    }
};
/// "you control a Human citizen and a Mystic citizen"
struct youControl
    : any<seq<word<"you control">, youControlOne, comma, youControlOne, many<comma, youControlOne>,
              any<means<Flag::Or, "or", ", or">, word<"and", ", and">>, youControlOne>,
          seq<word<"you control">, youControlOne,
              any<seq<means<Flag::Or, "or">, youControlOne, many<word<"or">, youControlOne>>,
                  many<word<"and">, youControlOne>>>>
{
    static Condition build(Found& found)
    {
        const bool any = found.says(Flag::Or);
        std::vector<Condition> parts = found.takeAll<Condition>();
        if (parts.size() == 1)
            return std::move(parts.front());
        Condition all = askedOf(Condition::Kind::Several, 1);
        all.parts = std::move(parts);
        all.any = any;
        return all;
    }
};
struct opponentControls : seq<word<"an opponent controls", "your opponent controls">, atLeast>
{
    static Condition build(Found& found)
    {
        const int number = found.take<int>(1);
        return askedOf(Condition::Kind::OpponentControls, number, found.take<Filter>());
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
        return askedOf(Condition::Kind::OpponentYearAtMost, found.take<int>());
    }
};
struct yourYear : seq<word<"you have", "you control">, atMost, yearCards>
{
    static Condition build(Found& found)
    {
        return askedOf(Condition::Kind::YourYearAtMost, found.take<int>());
    }
};

struct inYourHand : word<"in your hand", "in hand">
{
};
struct handAtMost : seq<word<"you have">, atMost, cards, inYourHand>
{
    static Condition build(Found& found)
    {
        return askedOf(Condition::Kind::HandAtMost, found.take<int>());
    }
};
struct handAtLeast
    : seq<word<"you have">, any<seq<digits, maybe<orMoreWords>>, means<1, "a">>, cards, inYourHand>
{
    static Condition build(Found& found)
    {
        return askedOf(Condition::Kind::HandAtLeast, found.take<int>());
    }
};
/// "you have 3 or more citizen cards in your limbo pile": the place is part of the description.
struct limboAtLeast
    : seq<word<"you have">, any<seq<digits, maybe<orMoreWords>>, means<1, "a", "an">>, described>
{
    static std::optional<Condition> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        if (counted.place != Place { Zone::Limbo, Side::You })
            return std::nullopt;
        return askedOf(Condition::Kind::LimboAtLeast, found.take<int>(), std::move(counted.filter));
    }
};
/// Whose things are counted: "you", "an opponent", "each opponent", "that player".
struct owner : any<means<Side::You, "you">,
                   means<Side::They, "that player", "they", "that opponent", "the defending player",
                       "defending player", "the attacking player", "attacking player">,
                   means<Flag::Every, "each opponent", "every opponent", "all opponents",
                       "your opponents each">,
                   means<Side::Opponents, "an opponent", "your opponent", "any opponent">>
{
};
struct holdsWord
    : word<"have", "has", "control", "controls", "had", "controlled", "still have", "still has">
{
};
/// Where: nowhere said is the island, and a row of its own is a noun of its own.
struct zoneOf : any<seq<word<"in">, word<"your", "their", "an opponent's", "a", "the">, zoneName>,
                    means<Zone::Hand, "in hand">>
{
};
struct yearsNoun : means<Zone::ElevenYearRow, "11 year cards", "11 year card">
{
};
struct whichOnes
    : any<yearsNoun, seq<means<1, "a", "an">, yearsNoun>,
          seq<any<onIslandSeveral, seq<means<1, "a", "an">, onIsland>, onIsland, cards>,
              maybe<zoneOf>>>
{
};
/// "you have 3 or more cards in your soul row", "each opponent controls a weary citizen"
struct has : seq<owner, holdsWord, howManyIs, whichOnes>
{
    static std::optional<Condition> build(Found& found)
    {
        const bool every = found.says(Flag::Every);
        return ofWhom(found, every ? Side::Opponents : found.take<Side>(), every);
    }
    static std::optional<Condition> ofWhom(Found& found, Side whose, bool every)
    {
        // "a citizen" is at least one, "no" at most none.
        const bool article = !found.has<Bound::How>() && !found.says(Flag::Next)
            && !found.says(Flag::Has) && !found.says<int>(0);
        const int number = found.take<int>(1);
        Condition condition = askedOf(Condition::Kind::Has, article ? 1 : number,
            found.take<Filter>(Filter { Filter::Noun::Card }));
        condition.how = found.take<Bound::How>(
            article || found.says(Flag::Has) ? Bound::How::AtLeast : Bound::How::AtMost);
        if (found.says(Flag::Next) && --condition.number < 0)
            return std::nullopt;
        if (found.says(Flag::Has))
            ++condition.number;
        condition.every = every;
        condition.place = { found.take<Zone>(Zone::Island), whose };
        const bool island = condition.place.zone == Zone::Island;
        if (island && condition.filter.noun != Filter::Noun::Citizen)
            return std::nullopt; // where, it does not say
        if (condition.filter.controller != Side::Any)
            return std::nullopt;
        return condition;
    }
};
/// "you control exactly 2 citizens": 2 or more, and 2 or fewer. Of opponents it is one of them that has both.
struct exactlyHas : seq<owner, holdsWord, word<"exactly">, digits, whichOnes>
{
    static std::optional<Condition> build(Found& found)
    {
        const bool every = found.says(Flag::Every);
        Condition both = askedOf(Condition::Kind::Several, 1);
        Condition one = askedOf(Condition::Kind::Has, found.take<int>(),
            found.take<Filter>(Filter { Filter::Noun::Card }));
        one.place
            = { found.take<Zone>(Zone::Island), every ? Side::Opponents : found.take<Side>() };
        if ((one.place.zone == Zone::Island && one.filter.noun != Filter::Noun::Citizen)
            || one.filter.controller != Side::Any)
            return std::nullopt;
        if (one.place.whose == Side::Opponents) {
            one.how = Bound::How::Exactly;
            one.every = every;
            return one;
        }
        both.parts = { one, one };
        both.parts.back().how = Bound::How::AtMost;
        return both;
    }
};
/// "no opponent controls a citizen"
struct noneHas : seq<word<"no opponent">, holdsWord, maybe<howManyIs>, whichOnes>
{
    static std::optional<Condition> build(Found& found)
    {
        auto condition = has::build(found);
        if (condition) {
            condition->place.whose = Side::Opponents;
            condition->negated = true;
        }
        return condition;
    }
};
/// "each player controls a citizen", "a player has no cards in hand", "no player controls an overlord": asked of you
/// and of the others
struct anybodyHas
    : seq<any<means<Flag::Every, "each player", "every player", "all players", "both players">,
              means<Flag::Negated, "no player", "no players">, word<"a player", "any player">>,
          holdsWord, maybe<howManyIs>, whichOnes>
{
    static std::optional<Condition> build(Found& found)
    {
        const bool each = found.says(Flag::Every);
        const bool nobody = found.says(Flag::Negated);
        auto yours = has::ofWhom(found, Side::You, false);
        if (!yours)
            return std::nullopt;
        if (nobody) { // of each of them it is not so
            const bool least = yours->how == Bound::How::AtLeast;
            yours->how = least ? Bound::How::AtMost : Bound::How::AtLeast;
            yours->number += least ? -1 : 1;
        }
        Condition both = askedOf(Condition::Kind::Several, 1);
        both.any = !each && !nobody;
        both.parts = { *yours, *yours };
        both.parts.back().place.whose = Side::Opponents;
        both.parts.back().every = each || nobody;
        return both;
    }
};
struct than : seq<word<"than">,
                  any<means<Side::You, "you do", "you have", "you">,
                      means<Flag::Opponents, "each opponent", "any opponent", "every opponent",
                          "all opponents", "each of your opponents">,
                      means<Side::Opponents, "an opponent", "your opponent", "one opponent">,
                      means<Side::They, "that player", "they do", "they have", "they">>>
{
};
/// "you control more citizens than an opponent", "that player has fewer cards in hand than you"
struct holdsMore
    : seq<owner, holdsWord, any<means<Flag::Has, "more">, means<Flag::Next, "fewer", "less">>,
          whichOnes, than, maybe<word<"does", "do", "has", "controls", "has in hand">>>
{
    static std::optional<Condition> build(Found& found)
    {
        const bool eachHas = found.says(Flag::Every);
        const bool thanEach = found.says(Flag::Opponents);
        const Side first = eachHas ? Side::Opponents : found.take<Side>();
        const Side second = thanEach ? Side::Opponents : found.take<Side>();
        if ((first == Side::You) == (second == Side::You))
            return std::nullopt;
        Condition condition = askedOf(
            Condition::Kind::MoreThan, 1, found.take<Filter>(Filter { Filter::Noun::Card }));
        condition.place.zone = found.take<Zone>(Zone::Island);
        if (condition.place.zone == Zone::Island && condition.filter.noun != Filter::Noun::Citizen)
            return std::nullopt;
        if (condition.filter.controller != Side::Any)
            return std::nullopt;
        condition.every = eachHas || thanEach;
        const bool fewer = found.says(Flag::Next);
        const Side more = fewer ? second : first;
        const Side less = fewer ? first : second;
        condition.filter.controller = more;
        condition.place.whose = more == Side::You && less == Side::They ? Side::They : Side::Any;
        return condition;
    }
};
struct whoHoldsMore
    : seq<whoWord, holdsWord, any<means<Flag::Has, "more">, means<Flag::Next, "fewer", "less">>,
          whichOnes, than, maybe<word<"do", "have", "control">>>
{
    static std::optional<Condition> build(Found& found) { return holdsMore::build(found); }
};
struct whoHolds : seq<whoWord, holdsWord, howManyIs, whichOnes>
{
    static std::optional<Condition> build(Found& found) { return has::build(found); }
};
struct anyHeld : any<holdsMore, yourYear, youControlNo, youControl, opponentYear, opponentControls,
                     handAtMost, handAtLeast, limboAtLeast, noneHas, anybodyHas, has>
{
};
struct anyHeldByWhose : any<whoHoldsMore, whoHolds>
{
};

} // namespace

bool whatIsHeld::read(Input& in, Reading& reading)
{
    return text::read<anyHeld>(in, reading);
}
bool exactlyHeld::read(Input& in, Reading& reading)
{
    return text::read<exactlyHas>(in, reading);
}
bool heldByWhose::read(Input& in, Reading& reading)
{
    return text::read<anyHeldByWhose>(in, reading);
}

} // namespace triptych::kryptik::grammar
