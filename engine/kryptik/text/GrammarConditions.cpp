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
struct youControlNo : seq<word<"you control no">, onIsland>
{
    static Condition build(Found& found)
    {
        return made(Condition::Kind::YouControlNo, 1, found.take<Filter>());
    }
};
struct youControlOne : atLeast
{
    static Condition build(Found& found)
    {
        const int number = found.take<int>(1);
        return made(Condition::Kind::YouControl, number, found.take<Filter>());
    }
};
/// "you control a Human citizen and a Mystic citizen"
struct youControl : seq<word<"you control">, youControlOne, many<word<"and">, youControlOne>>
{
    static Condition build(Found& found)
    {
        std::vector<Condition> parts = found.takeAll<Condition>();
        if (parts.size() == 1)
            return std::move(parts.front());
        Condition all = made(Condition::Kind::Several, 1);
        all.parts = std::move(parts);
        return all;
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
/// "3 or more", "no"
struct howMany
    : any<seq<digits, how>, seq<means<Bound::How::AtLeast, "at least">, digits>,
          seq<means<Bound::How::AtMost, "at most", "no more than">, digits>,
          seq<means<Flag::Next, "fewer than">, digits>, seq<means<Flag::Has, "more than">, digits>,
          means<0, "no">, pegtl::at<word<"a", "an", "another">>>
{
};
/// "you have 3 or more cards in your soul row", "each opponent controls a weary citizen"
struct has : seq<owner, holdsWord, howMany, whichOnes>
{
    static std::optional<Condition> build(Found& found)
    {
        const bool every = found.says(Flag::Every);
        const Side whose = every ? Side::Opponents : found.take<Side>();
        // "a citizen" is at least one, "no" at most none.
        const bool article = !found.has<Bound::How>() && !found.says(Flag::Next)
            && !found.says(Flag::Has) && !found.says<int>(0);
        const int number = found.take<int>(1);
        Condition condition = made(Condition::Kind::Has, article ? 1 : number,
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
/// "no opponent controls a citizen"
struct noneHas : seq<word<"no opponent">, holdsWord, howMany, whichOnes>
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
/// "there are 2 or more citizen cards in your limbo pile", "your limbo pile has 5 or more cards in it"
struct thereAre : any<seq<word<"there are", "there is">, howMany,
                          any<describedPlural, seq<maybe<word<"a", "an">>, described>>>,
                      seq<sidesOwn, zoneName, word<"has", "have", "contains">, howMany,
                          maybe<onIslandSeveral>, maybe<cards>, maybe<word<"in it", "in them">>>>
{
    static std::optional<Condition> build(Found& found)
    {
        if (found.says(Flag::Next) || found.says(Flag::Has))
            return std::nullopt;
        const bool least
            = found.take<Bound::How>(found.says<int>(0) ? Bound::How::AtMost : Bound::How::AtLeast)
            == Bound::How::AtLeast;
        const int number = found.take<int>(1);
        Filter filter { Filter::Noun::Card };
        Place place;
        if (auto counted = found.takeIfAny<Counted>()) {
            filter = std::move(counted->filter);
            place = counted->place;
        } else {
            place.whose = found.take<Side>();
            place.zone = found.take<Zone>();
            filter = found.take<Filter>(std::move(filter));
        }
        if (place.whose == Side::Any || place.zone == Zone::Island)
            return std::nullopt;
        if (place == Place { Zone::Limbo, Side::You } && least)
            return made(Condition::Kind::LimboAtLeast, number, std::move(filter));
        Condition condition = made(Condition::Kind::Has, number, std::move(filter));
        condition.how = least ? Bound::How::AtLeast : Bound::How::AtMost;
        condition.place = place;
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
struct moreThan
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
        Condition condition
            = made(Condition::Kind::MoreThan, 1, found.take<Filter>(Filter { Filter::Noun::Card }));
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
struct thisAttacked : word<"this attacked this turn", "this has attacked this turn",
                          "this citizen attacked this turn">
{
    static Condition build() { return made(Condition::Kind::ThisAttacked, 1); }
};
struct itNow : word<"it", "that citizen", "that card", "that spell", "the citizen", "the spell">
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
struct itIs : any<seq<itNow, word<"is", "was">, maybe<means<Flag::Negated, "not">>,
                      any<seq<word<"a", "an">, onIsland>, engagedState>>,
                  seq<itNow, word<"has", "had">, any<keyword, boundPhrase>>,
                  seq<itNow, word<"costs", "cost">, fixedNumber, maybe<how>>,
                  seq<word<"its", "that citizen's", "that card's", "that spell's">, boundIs>>
{
    static Condition build(Found& found)
    {
        Condition condition
            = made(Condition::Kind::ItIs, 1, found.take<Filter>(Filter { Filter::Noun::Card }));
        if (const auto state = found.takeIfAny<Filter::Condition>())
            condition.filter.condition = *state;
        if (const auto keyword = found.takeIfAny<Keyword>())
            condition.filter.with = *keyword;
        condition.filter.bound
            = found.has<Bound>() ? found.takeIfAny<Bound>() : condition.filter.bound;
        if (auto cost = found.takeIfAny<Amount>())
            condition.filter.bound = Bound { Bound::Stat::SoulCost,
                found.take<Bound::How>(Bound::How::Exactly), std::move(*cost) };
        condition.negated = found.says(Flag::Negated);
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
        Condition condition = made(Condition::Kind::ItDied, 1);
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
    : any<castThisTurn, diedThisTurn, moreThan, yourYear, youControlNo, youControl, opponentYear,
          opponentControls, handAtMost, handAtLeast, limboAtLeast, noneHas, thereAre, has,
          attachedToThis, thisIsNot, thisIs, thisAttacked, yourTurn, notYourTurn, itDied, itIs>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., an opponent has ..., this is engaged, ...)";
};

/// "you control a Human citizen and a card is attached to this"
struct andMore : seq<word<"and", "and if">, anyCondition>
{
};
struct orElse : seq<means<Flag::Or, "or", "or if">, anyCondition>
{
};
struct conditions : seq<anyCondition, any<seq<orElse, many<orElse>>, many<andMore>>>
{
    static Condition build(Found& found)
    {
        std::vector<Condition> parts = found.takeAll<Condition>();
        if (parts.size() == 1)
            return std::move(parts.front());
        Condition several = made(Condition::Kind::Several, 1);
        several.parts = std::move(parts);
        several.any = found.says(Flag::Or);
        return several;
    }
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

/// "is put into your limbo pile from your deck", "leaves your limbo pile": places that are not the island
struct putWord
    : means<Trigger::Event::IsPutInto, "is put into", "are put into", "is placed into",
          "is placed in", "is put in", "is moved to", "goes to", "goes into", "enters", "enter">
{
};
struct fromPlace
    : seq<word<"from">,
          any<word<"anywhere">, seq<any<sidesOwn, word<"their owner's", "its owner's">>, zoneName>,
              means<Zone::Island, "the island">>>
{
    static std::optional<FromZone> build(Found& found)
    {
        found.takeAll<Side>();
        const auto zone = found.takeIfAny<Zone>();
        return zone ? std::optional(FromZone { *zone }) : std::optional(FromZone { Zone::Gone });
    }
};
struct intoPlace
    : any<seq<means<Trigger::Event::IsPutInto, "is abolished", "are abolished">, maybe<fromPlace>>,
          seq<putWord, sidesOwn, zoneName, maybe<fromPlace>>,
          seq<means<Trigger::Event::LeavesZone, "leaves", "leave">, sidesOwn, zoneName>>
{
};
/// What a card does or suffers.
struct cardEvent
    : any<intoPlace, means<Event::LeavesTheIsland, "leaves the island", "leave the island">,
          seq<means<Event::Enters, "enters the island", "enter the island", "enters", "enter">,
              maybe<any<means<Side::You, "under your control">,
                  means<Side::Opponents, "under an opponent's control">>>>,
          means<Event::IsDestroyed, "is destroyed", "are destroyed">,
          seq<means<Event::BecomesTarget, "becomes the target of", "become the target of",
                  "is targeted by", "becomes targeted by">,
              any<word<"a spell or ability", "a spell or an ability", "a spell or activation">,
                  means<Trigger::Object::Spell, "a spell">,
                  means<Trigger::Object::Ability, "an ability">>,
              maybe<any<means<Side::You, "you control">,
                  means<Side::Opponents, "an opponent controls">>>>,
          means<Event::Dies, "dies", "die">, means<Event::Attacks, "attacks", "attack">,
          means<Event::Blocks, "blocks", "block">,
          means<Event::BecomesBlocked, "becomes blocked", "is blocked", "become blocked">,
          means<Event::IsDealtDamage, "is dealt damage", "takes damage", "are dealt damage">,
          seq<any<means<Event::DealsCombatDamage, "deals combat damage", "deal combat damage">,
                  means<Event::DealsDamage, "deals damage", "deal damage">>,
              maybe<any<means<Trigger::Object::YearCard, "to an 11 year card",
                            "to an opponent's 11 year card", "to a player's 11 year card">,
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
/// "one or more citizens you control": once, however many there are.
struct together : means<Flag::Together, "one or more">
{
};
struct severalCards : describedPlural
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return counted.place == Place {} ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};
struct severalDo : seq<together, severalCards, cardEvent>
{
};
struct otherDoes : seq<aCard, cardEvent>
{
};
/// "your second card each turn"
struct ordinal : any<means<1, "first">, means<2, "second">, means<3, "third">, means<4, "fourth">,
                     means<5, "fifth">>
{
    static Ordinal build(Found& found) { return { found.take<int>() }; }
};
struct eachTurnOf
    : word<"each turn", "of each turn", "this turn", "of the turn", "in a turn", "during a turn">
{
};
struct aCardNow : any<seq<word<"your", "their">, ordinal, word<"card">, eachTurnOf>,
                      seq<together, word<"cards">>, word<"a card">>
{
};
struct youDo : any<seq<means<Event::YouDraw, "you draw">, aCardNow>,
                   seq<means<Event::YouDiscard, "you discard">, aCardNow>,
                   seq<means<Event::YouPlunder, "you plunder">,
                       maybe<word<"one or more cards", "a card", "1 or more cards">>>,
                   seq<means<Event::YouShuffle, "you shuffle">, maybe<word<"your deck">>>>
{
};
struct opponentDoes : seq<word<"an opponent", "your opponent">,
                          any<seq<means<Event::OpponentDraws, "draws">, aCardNow>,
                              seq<means<Event::OpponentDiscards, "discards">, aCardNow>,
                              seq<means<Event::OpponentPlunders, "plunders">,
                                  maybe<word<"one or more cards", "a card">>>>>
{
};
struct castNow : any<seq<word<"your", "their">, ordinal, onIsland, eachTurnOf>, aCard>
{
};
struct youCast : seq<means<Event::YouCast, "you cast">, castNow>
{
};
struct opponentCasts
    : seq<means<Event::OpponentCasts, "an opponent casts", "your opponent casts">, castNow>
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

/// "you put a card into your soul row"
struct youPut : seq<word<"you put", "you place">, aCard, means<Event::IsPutInto, "into", "in">,
                    sidesOwn, zoneName, maybe<fromPlace>>
{
};
struct event : any<yearDestroyed, shuffles, youPut, youCast, youSacrifice, youDo, opponentCasts,
                   opponentDoes, thisDoes, severalDo, otherDoes>
{
};
struct longhand
    : seq<any<means<Trigger::Word::Whenever, "whenever">, means<Trigger::Word::When, "when">>,
          event, maybe<duringWhose>, maybe<comma>>
{
    static constexpr std::string_view expected = "Whenever";
    static std::optional<Trigger> build(Found& found)
    {
        Trigger trigger;
        trigger.word = found.take<Trigger::Word>();
        trigger.event = found.take<Event>();
        trigger.together = found.says(Flag::Together);
        trigger.nth = found.take<Ordinal>().number;
        const bool counted = trigger.event == Event::YouDraw || trigger.event == Event::YouCast
            || trigger.event == Event::OpponentDraws || trigger.event == Event::OpponentCasts;
        if (trigger.nth > 0 && !counted)
            return std::nullopt;
        if (trigger.event == Event::BecomesTarget)
            trigger.bySide = found.take<Side>(Side::Any);
        if (trigger.event == Event::IsPutInto || trigger.event == Event::LeavesZone) {
            trigger.place = { found.take<Zone>(Zone::Abolished), found.take<Side>(Side::Any) };
            const auto from = found.takeIfAny<FromZone>();
            if (from && from->zone != Zone::Gone)
                trigger.from = from->zone;
            if (trigger.from == trigger.place.zone)
                return std::nullopt;
        }
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
                       any<word<"your turn", "your 1st phase", "your first phase">,
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
                     any<word<"your turn", "your end step", "your end phase">,
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
    return text::read<conditions>(in, reading);
}
bool trigger::read(Input& in, Reading& reading)
{
    return text::read<anyTrigger>(in, reading);
}

} // namespace triptych::kryptik::grammar
