#include "kryptik/text/GrammarConditions.h"

#include "kryptik/text/Phrases.h"

#include <utility>

// Conditions (9.2).
namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- Conditions (9.2)

struct none : means<0, "no">
{
};
struct orMoreWords : word<"or more">
{
};
struct orFewer : word<"or fewer", "or less">
{
};
/// "a Human citizen", "2 or more citizens", "another citizen"
struct atLeast : any<seq<digits, maybe<orMoreWords>, onIsland>, seq<means<1, "a", "an">, onIsland>,
                     seq<pegtl::at<word<"another">>, onIsland>>
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
    : seq<word<"you control">, youControlOne,
          any<seq<means<Flag::Or, "or">, youControlOne, many<word<"or">, youControlOne>>,
              many<word<"and">, youControlOne>>>
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

struct areAttachedToThis
    : any<word<"a card is attached to this citizen", "a card is attached to this",
              "this has a card attached to it">,
          seq<word<"this has", "this citizen has">, digits, maybe<orMoreWords>, cards,
              word<"attached to it", "attached">>,
          seq<digits, maybe<orMoreWords>, cards,
              word<"are attached to this citizen", "is attached to this citizen",
                  "are attached to this", "is attached to this">>>
{
    static Condition build(Found& found)
    {
        return askedOf(Condition::Kind::Attached, found.take<int>(1));
    }
};
/// The same of something else: "if a card is attached to it"
struct attachedToIt
    : word<"a card is attached to it", "it has a card attached to it",
          "that citizen has a card attached to it", "a card is attached to that citizen">
{
    static Condition build()
    {
        Filter filter { Filter::Noun::Card };
        filter.condition = Filter::Condition::HasAttached;
        return askedOf(Condition::Kind::ItIs, 1, std::move(filter));
    }
};
struct thisIs : seq<word<"this is", "this citizen is", "this card is">, engagedState>
{
    static Condition build(Found& found)
    {
        Filter filter;
        filter.condition = found.take<Filter::Condition>();
        return askedOf(Condition::Kind::ThisIs, 1, std::move(filter));
    }
};
/// "this has Toxic", "this has attack 4 or more"
struct thisHas : seq<word<"this", "this citizen", "this card">, itsTraits>
{
    static std::optional<Condition> build(Found& found)
    {
        Traits traits = found.take<Traits>();
        if (traits.all.size() == 1)
            return of(traits.all.front());
        Condition several = askedOf(Condition::Kind::Several, 1);
        several.any = traits.any;
        for (Filter& each : traits.all) {
            auto part = of(each);
            if (!part || phrases::saysUnless(*part))
                return std::nullopt;
            several.parts.push_back(std::move(*part));
        }
        return several;
    }
    static std::optional<Condition> of(Filter& only)
    {
        if (only.condition == Filter::Condition::HasAttacked && !only.notSo)
            return askedOf(Condition::Kind::ThisAttacked, 1);
        if (only.condition == Filter::Condition::HasAttached
            || only.condition == Filter::Condition::NoAttached) {
            Condition condition = askedOf(Condition::Kind::Attached, 1);
            condition.negated = only.condition == Filter::Condition::NoAttached;
            return condition;
        }
        if (only.condition == Filter::Condition::Damaged && !only.notSo) {
            only.noun = Filter::Noun::Citizen;
            return askedOf(Condition::Kind::ThisIs, 1, std::move(only));
        }
        const bool past = only.condition == Filter::Condition::HasEntered
            || only.condition == Filter::Condition::HasBlocked
            || only.condition == Filter::Condition::WasBlocked;
        if (past) {
            Condition condition = askedOf(Condition::Kind::ThisIs, 1);
            condition.filter.condition = only.condition;
            condition.negated = only.notSo;
            return condition;
        }
        if (!only.with && !only.without && !only.bound)
            return std::nullopt;
        only.noun = Filter::Noun::Citizen;
        return askedOf(Condition::Kind::ThisIs, 1, std::move(only));
    }
};
/// Said of both: how often, and of what.
Condition castIn(Found& found)
{
    const int number = found.take<int>(1);
    Condition condition = askedOf(Condition::Kind::CastThisTurn, number, found.take<Filter>());
    condition.negated = found.says(Flag::Negated);
    condition.filter.controller = found.take<Side>();
    return condition;
}
struct castThisTurn
    : seq<any<means<Side::You, "you cast", "you have cast", "you've cast">,
              means<Side::They, "that player cast", "that player has cast", "that opponent cast",
                  "they cast", "they have cast">,
              means<Side::Opponents, "an opponent cast", "an opponent has cast">>,
          any<seq<digits, maybe<orMoreWords>, onIsland>, seq<means<1, "a", "an">, onIsland>,
              seq<means<2, "another">, onIsland>, seq<means<Flag::Negated, "no">, onIsland>>,
          word<"this turn">>
{
    static Condition build(Found& found) { return castIn(found); }
};
struct notCastThisTurn
    : seq<any<means<Side::You, "you did not cast", "you have not cast">,
              means<Side::Opponents, "no opponent cast", "no opponent has cast">>,
          means<Flag::Negated, "a", "any">, onIsland, word<"this turn">>
{
    static Condition build(Found& found) { return castIn(found); }
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
struct didNone
    : any<didDeed<Condition::Deed::Attack, "attack", "attacked", "attack with any citizens">,
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
          maybe<any<means<Side::You, "you control", "you controlled", "of yours">,
              means<Side::Opponents, "an opponent controls", "an opponent controlled">>>,
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
        const auto whose = found.takeIfAny<Side>();
        condition.filter.controller = whose.value_or(Side::You);
        if (condition.number < 1 || condition.number > most)
            return std::nullopt;
        return whose ? std::optional(std::move(condition)) : ofAnybody(std::move(condition));
    }
    /// "an 11 year card was destroyed this turn": one of somebody's. Nobody counts those of several together.
    static std::optional<Condition> ofAnybody(Condition yours)
    {
        if (yours.number > 1)
            return std::nullopt;
        Condition either = askedOf(Condition::Kind::Several, 1);
        either.any = !yours.negated;
        either.parts = { yours, yours };
        either.parts.back().filter.controller = Side::Opponents;
        return either;
    }
};
/// Whose things are counted: "you", "an opponent", "each opponent", "that player".
struct owner
    : any<means<Side::You, "you">, means<Side::They, "that player", "they", "that opponent">,
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
    : any<yearsNoun,
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
        const Side whose = every ? Side::Opponents : found.take<Side>();
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
/// "you control exactly 2 citizens": 2 or more, and 2 or fewer
struct exactlyHas : seq<owner, holdsWord, word<"exactly">, digits, whichOnes>
{
    static std::optional<Condition> build(Found& found)
    {
        if (found.says(Flag::Every))
            return std::nullopt; // of each opponent it would be another number
        Condition both = askedOf(Condition::Kind::Several, 1);
        Condition one = askedOf(Condition::Kind::Has, found.take<int>(),
            found.take<Filter>(Filter { Filter::Noun::Card }));
        one.place = { found.take<Zone>(Zone::Island), found.take<Side>() };
        if ((one.place.zone == Zone::Island && one.filter.noun != Filter::Noun::Citizen)
            || one.filter.controller != Side::Any || one.place.whose == Side::Opponents)
            return std::nullopt;
        both.parts = { one, one };
        both.parts.back().how = Bound::How::AtMost;
        return both;
    }
};
/// "no opponent controls a citizen"
struct noneHas : seq<word<"no opponent">, holdsWord, howManyIs, whichOnes>
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
        return askedOf(
            whose == Side::You ? Condition::Kind::YouControl : Condition::Kind::OpponentControls, 1,
            std::move(filter));
    }
};
struct thisAttacked : word<"this attacked this turn", "this has attacked this turn",
                          "this citizen attacked this turn">
{
    static Condition build() { return askedOf(Condition::Kind::ThisAttacked, 1); }
};
struct itNow : any<means<Amount::Word::ThatCitizens, "that citizen">,
                   means<Amount::Word::ThatCards, "that card">,
                   word<"it", "that spell", "the citizen", "the spell">>
{
};
struct statName : any<means<Bound::Stat::Attack, "attack">, means<Bound::Stat::Defense, "defense">,
                      means<Bound::Stat::SoulCost, "soul cost", "cost">>
{
};
/// "attack is 4 or more", "soul cost was less than 3"
struct boundIs
    : seq<statName, word<"is", "was">,
          any<seq<any<means<Bound::How::Below, "less than">,
                      means<Bound::How::Above, "greater than", "more than", "higher than">>,
                  equalAmount>,
              seq<fixedNumber, maybe<how>>>>
{
    static Bound build(Found& found)
    {
        return { found.take<Bound::Stat>(), found.take<Bound::How>(Bound::How::Exactly),
            found.take<Amount>() };
    }
};
/// "it is a Human citizen", "it has Toxic", "its soul cost is 3 or less"
struct itIs
    : any<seq<itNow, any<word<"is">, means<Flag::Past, "was">>, maybe<means<Flag::Negated, "not">>,
              any<seq<word<"a", "an">, onIsland>, engagedState>>,
          seq<itNow,
              means<Flag::Chosen, "has the chosen name", "has that name", "is the named card",
                  "is a card with the chosen name">>,
          seq<itNow, any<word<"has">, means<Flag::Past, "had">>, any<keyword, boundPhrase>>,
          seq<itNow, word<"costs", "cost">, fixedNumber, maybe<how>>,
          seq<any<means<Amount::Word::ThatCitizens, "that citizen's">,
                  means<Amount::Word::ThatCards, "that card's">, word<"its", "that spell's">>,
              boundIs>,
          seq<itNow, itsTraits>>
{
    static std::optional<Condition> build(Found& found)
    {
        const auto which = found.take<Amount::Word>(Amount::Word::Its);
        if (auto traits = found.takeIfAny<Traits>()) {
            Condition condition = askedOf(Condition::Kind::ItIs, 1, Filter { Filter::Noun::Card });
            condition.word = which;
            if (traits->all.size() == 1)
                condition.negated = std::exchange(traits->all.front().notSo, false);
            return ask(condition.filter, std::move(*traits)) ? std::optional(std::move(condition))
                                                             : std::nullopt;
        }
        Condition condition
            = askedOf(Condition::Kind::ItIs, 1, found.take<Filter>(Filter { Filter::Noun::Card }));
        condition.word = which;
        if (const auto state = found.takeIfAny<Filter::Condition>())
            condition.filter.condition = *state;
        if (found.says(Flag::Chosen))
            condition.filter.sameName = Filter::SameName::AsChosen;
        if (const auto keyword = found.takeIfAny<Keyword>())
            condition.filter.with = *keyword;
        condition.filter.bound
            = found.has<Bound>() ? found.takeIfAny<Bound>() : condition.filter.bound;
        if (auto cost = found.takeIfAny<Amount>())
            condition.filter.bound = Bound { Bound::Stat::SoulCost,
                found.take<Bound::How>(Bound::How::Exactly), std::move(*cost) };
        condition.negated = found.says(Flag::Negated);
        condition.past = found.says(Flag::Past);
        return condition;
    }
};
struct itDied : seq<itNow,
                    any<word<"died this way", "died", "dies", "dies this way",
                            "was destroyed this way", "is destroyed this way">,
                        seq<means<Flag::Negated, "did not die", "does not die">>>>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::ItDied, 1);
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
/// "a card was discarded this way", "you discarded 2 or more cards this way"
struct doneWord
    : any<word<"affected">, means<Amount::How::Discarded, "discarded">,
          means<Amount::How::Destroyed, "destroyed">, means<Amount::How::Sacrificed, "sacrificed">,
          means<Amount::How::Abolished, "abolished", "plundered">,
          means<Amount::How::Drawn, "drew", "drawn">,
          means<Amount::How::Moved, "returned", "put", "moved">>
{
};
struct doneCount
    : any<seq<digits, maybe<orMoreWords>>, seq<word<"at least">, digits>, means<1, "a", "an">>
{
};
struct doneThings : any<word<"cards", "card">, means<Filter::Noun::Citizen, "citizens", "citizen">>
{
};
struct doneThisWay
    : any<seq<doneCount, doneThings, word<"was", "were", "is", "are">, doneWord, word<"this way">>,
          seq<means<Flag::Negated, "no">, doneThings, word<"was", "were", "is", "are">, doneWord,
              word<"this way">>,
          seq<word<"you", "they", "that player">, doneWord, doneCount, doneThings,
              word<"this way">>>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::DoneThisWay, found.take<int>(1));
        condition.done = found.take<Amount::How>(Amount::How::Any);
        condition.negated = found.says(Flag::Negated);
        const bool everything = condition.done == Amount::How::Any
            || condition.done == Amount::How::Destroyed
            || condition.done == Amount::How::Sacrificed;
        if (!found.has<Filter::Noun>() || everything)
            return condition;
        // Cards of every kind lie where this was done: those of the kind are counted.
        Filter citizens;
        citizens.condition = Filter::Condition::ThisWay;
        citizens.done = condition.done;
        Condition counts
            = askedOf(Condition::Kind::NumberIs, condition.negated ? 0 : condition.number);
        counts.how = condition.negated ? Bound::How::Exactly : Bound::How::AtLeast;
        counts.amount = { Amount::Kind::PerCounted, 1,
            std::make_shared<const Counted>(Counted { std::move(citizens), Place { Zone::Limbo } }),
            false };
        return counts;
    }
};
/// Of each of several players: "who controls more citizens than you", "who did not attack this turn"
struct whoWord : means<Side::They, "who", "that">
{
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
struct whoDid : any<seq<whoWord, maybe<word<"has", "have">>, didSome, word<"this turn">>,
                    seq<whoWord, means<Flag::Negated, "did not", "has not", "have not">, didNone,
                        word<"this turn">>>
{
    static std::optional<Condition> build(Found& found) { return didThisTurn::build(found); }
};
struct anyWhose : any<whoHoldsMore, whoHolds, whoDid>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., an opponent has ..., this is engaged, ...)";
};

struct thisIsNot : seq<word<"this is not", "this citizen is not">, engagedState>
{
    static Condition build(Found& found)
    {
        Filter filter;
        filter.condition = found.take<Filter::Condition>();
        Condition condition = askedOf(Condition::Kind::ThisIs, 1, std::move(filter));
        condition.negated = true;
        return condition;
    }
};
/// "this dealt damage this turn": it did so itself
struct thisDealtDamage
    : any<word<"this dealt damage this turn", "this has dealt damage this turn",
              "this citizen dealt damage this turn", "this citizen has dealt damage this turn">,
          means<Flag::Negated, "this did not deal damage this turn",
              "this has not dealt damage this turn", "this citizen did not deal damage this turn">>
{
    static Condition build(Found& found)
    {
        Filter filter;
        filter.condition = Filter::Condition::DealtDamage;
        Condition condition = askedOf(Condition::Kind::ThisIs, 1, std::move(filter));
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
struct thisDidNotAttack
    : word<"this did not attack this turn", "this has not attacked this turn",
          "this citizen did not attack this turn", "this citizen has not attacked this turn">
{
    static Condition build()
    {
        Condition condition = askedOf(Condition::Kind::ThisAttacked, 1);
        condition.negated = true;
        return condition;
    }
};
struct inCombat : any<word<"it is the combat phase", "it is combat", "it was the combat phase">,
                      means<Flag::Negated, "it is not the combat phase", "it is not combat",
                          "it was not the combat phase">>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::Combat, 1);
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
struct forItsYearCost : word<"its 11 year cost", "this's 11 year cost", "an 11 year cost">
{
};
struct castForYear
    : any<seq<word<"this was cast for", "this spell was cast for", "this card was cast for",
                  "this citizen was cast for", "you cast this for", "you cast this spell for",
                  "you cast this card for", "you cast this citizen for", "it was cast for",
                  "you cast it for", "this was cast by paying", "you cast this by paying">,
              forItsYearCost>,
          seq<means<Flag::Negated, "this was not cast for", "this spell was not cast for",
                  "you did not cast this for", "it was not cast for">,
              forItsYearCost>>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::CastForYear, 1);
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
struct paidMore
    : any<word<"you paid more for this", "that was paid", "the additional cost was paid",
              "its additional cost was paid", "you paid the additional cost",
              "you paid its additional cost", "you paid that", "more was paid for this">,
          means<Flag::Negated, "you did not pay more for this", "that was not paid",
              "the additional cost was not paid", "you did not pay the additional cost">>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::PaidMore, 1);
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
struct yourTurn : word<"it is your turn", "it was your turn">
{
    static Condition build() { return askedOf(Condition::Kind::YourTurn, 1); }
};
struct notYourTurn : word<"it is not your turn", "it was not your turn", "it is an opponent's turn",
                         "it is another player's turn">
{
    static Condition build() { return askedOf(Condition::Kind::NotYourTurn, 1); }
};

struct anyCondition
    : any<hasCounters, anotherAttacked, castThisTurn, diedThisTurn, holdsMore, yourYear,
          youControlNo, youControl, opponentYear, opponentControls, handAtMost, handAtLeast,
          limboAtLeast, noneHas, has, inCombat, castForYear, paidMore, thisDealtDamage,
          thisDidNotAttack, areAttachedToThis, attachedToIt, thisIsNot, thisIs, thisHas,
          thisAttacked, yourTurn, notYourTurn, doneThisWay, itDied, itIs, notCastThisTurn,
          exactlyHas, didThisTurn, howMany>
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
