#pragma once

#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarConditions.h"
#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarShowing.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

// What any player does: "draw 1 card", "discards his hand", "sacrifice a citizen". GrammarVerbsOfPlayers.cpp says who does it.
namespace triptych::kryptik::grammar {

namespace {

template <Person p>
struct draw : seq<verb<p, "draw", "draws">, someCards<>>
{
    static Effect build(Found& found) { return { Draw { {}, amountIn(found) } }; }
};
/// "draw cards until you have 5 cards in your hand"
template <Person p>
struct drawUntil : seq<verb<p, "draw", "draws">, word<"cards until", "until">,
                       std::conditional_t<p == Person::You, word<"you have">, word<"they have">>,
                       digits, cards, word<"in hand", "in your hand", "in their hand">>
{
    static Effect build(Found& found)
    {
        return { Draw { {}, { Amount::Kind::UntilHand, found.take<int>(), {}, false } } };
    }
};
/// "draw two", "draw that many", "draw half that many, rounded up": the cards go without saying
template <Person p>
struct drawNumber : seq<verb<p, "draw", "draws">, any<digits, openAmount>>
{
    static Effect build(Found& found)
    {
        const auto number = found.takeIfAny<int>();
        return { Draw { {}, number ? fixed(*number) : found.take<Amount>() } };
    }
};

template <Person p>
struct discardHand : seq<verb<p, "discard", "discards">, own<p>, word<"hand">>
{
    static Effect build(Found&)
    {
        return { Discard { {}, { Amount::Kind::All, 0, {}, false }, false } };
    }
};
template <Person p>
struct fromHand : seq<word<"from", "in">, own<p>, word<"hand">>
{
};
/// "a citizen card", "2 spell cards", "X Human cards": of one kind
struct discardType : described
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const bool hand = counted.place == Place {} || counted.place.zone == Zone::Hand;
        const bool plain = isPlainCard(counted.filter) || asksOnTheIsland(counted.filter)
            || counted.filter.controller != Side::Any || counted.filter.other;
        return hand && !plain ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};
template <Person p>
struct discardKind : seq<verb<p, "discard", "discards">, any<allOfThem, openAmount, fixedNumber>,
                         discardType, maybe<fromHand<p>>, maybe<atRandom>>
{
    static Effect build(Found& found)
    {
        Discard made;
        made.random = found.says(Flag::AtRandom);
        made.type = found.takeIfAny<Filter>();
        made.count = amountIn(found);
        return { std::move(made) };
    }
};
template <Person p>
struct discard : seq<verb<p, "discard", "discards">, someCards<maybe<fromHand<p>>, maybe<atRandom>>,
                     maybe<atRandom>>
{
    static Effect build(Found& found)
    {
        const bool random = found.says(Flag::AtRandom);
        return { Discard { {}, amountIn(found), random } };
    }
};

template <Person p>
struct haveThem : std::conditional_t<p == Person::You, word<"you have">, word<"they have">>
{
};
template <Person p>
constexpr Side sideOf()
{
    return p == Person::You ? Side::You : Side::They;
}
/// As many as there are but for these: "down to 3 cards"
Amount allBut(Counted counted, int left)
{
    Amount count { Amount::Kind::PerCounted, 1, std::make_shared<const Counted>(std::move(counted)),
        false };
    count.made.plus = static_cast<std::int8_t>(-std::clamp(left, 0, 99));
    return count;
}
/// "discard down to 3 cards", "discards cards until they have 3 cards in hand"
template <Person p>
struct discardDown : seq<verb<p, "discard", "discards">,
                         any<seq<word<"down to", "cards down to">, digits, cards>,
                             seq<word<"cards until", "until">, haveThem<p>, digits, cards>>,
                         maybe<word<"in hand", "in your hand", "in their hand">>>
{
    static Effect build(Found& found)
    {
        return { Discard { {},
            allBut({ Filter { Filter::Noun::Card }, { Zone::Hand, sideOf<p>() } },
                found.take<int>()) } };
    }
};
/// "sacrifices citizens until they control 2 citizens"
template <Person p>
struct sacrificeDown
    : seq<verb<p, "sacrifice", "sacrifices">, word<"citizens until">,
          std::conditional_t<p == Person::You, word<"you control">, word<"they control">>,
          maybe<word<"only">>, digits, maybe<word<"citizens", "citizen">>>
{
    static Effect build(Found& found)
    {
        Counted own;
        own.filter.controller = sideOf<p>();
        Some some { own.filter, own.place, allBut(own, found.take<int>()) };
        return { Sacrifice { {}, std::move(some) } };
    }
};

/// "discard any number of cards", "discard up to 2 spell cards"
template <Person p>
struct discardSome
    : seq<verb<p, "discard", "discards">,
          any<means<Flag::AnyNumber, "any number of">, seq<upTo, fixedNumber>>,
          any<seq<cards, pegtl::not_at<word<"with">>>, discardType>, maybe<fromHand<p>>>
{
    static Effect build(Found& found)
    {
        Discard made;
        made.upTo = true;
        made.type = found.takeIfAny<Filter>();
        made.count = found.take<Amount>({ Amount::Kind::All, 0, {}, false });
        return { std::move(made) };
    }
};

template <Person p>
struct probe : seq<verb<p, "probe", "probes">, bareAmount>
{
    static Effect build(Found& found) { return { Probe { {}, amountIn(found) } }; }
};

/// "spell", "Human cards"; "cards" is any type.
struct plunderType : described
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const bool ownLimbo
            = counted.place == Place {} || counted.place == Place { Zone::Limbo, Side::You };
        return ownLimbo ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};
template <Person p>
struct plunder
    : seq<verb<p, "plunder", "plunders">,
          any<seq<fixedNumber, maybe<plunderType>, maybe<perEach>>,
              seq<amountX, maybe<plunderType>, whereX>,
              seq<any<amountX, thatMany>, maybe<plunderType>>, seq<allOfThem, plunderType>,
              seq<plunderType, word<"equal to">, equalAmount>>>
{
    static Effect build(Found& found)
    {
        Plunder made;
        made.type = found.takeIfAny<Filter>();
        if (made.type && isPlainCard(*made.type))
            made.type.reset();
        made.count = amountIn(found);
        return { std::move(made) };
    }
};

/// "plunder any number of citizens", "plunder up to 2 cards"
template <Person p>
struct plunderSome
    : seq<verb<p, "plunder", "plunders">,
          any<means<Flag::AnyNumber, "any number of">, seq<upTo, fixedNumber>>, plunderType>
{
    static Effect build(Found& found)
    {
        Plunder made;
        made.upTo = true;
        made.type = found.takeIfAny<Filter>();
        if (made.type && isPlainCard(*made.type))
            made.type.reset();
        made.count = found.take<Amount>({ Amount::Kind::All, 0, {}, false });
        return { std::move(made) };
    }
};

/// Glossary Plunder: "abolish all cards in their limbo pile" is to plunder all of it.
template <Person p>
struct abolishLimbo
    : seq<verb<p, "abolish", "abolishes">,
          maybe<word<"all cards in", "each card in", "all cards from", "all the cards in">>, own<p>,
          word<"limbo pile", "limbo piles">>
{
    static Effect build(Found&)
    {
        return { Plunder { {}, { Amount::Kind::All, 0, {}, false }, {} } };
    }
};
template <Person p>
struct sacrifice : seq<verb<p, "sacrifice", "sacrifices">, manyThings>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        if (const auto* some = std::get_if<Some>(&what); some && some->alike != Alike::Any)
            return std::nullopt; // nobody asks that of what each gives up
        // Only one's own can be sacrificed, so it is the highest among those.
        if (auto* some = std::get_if<Some>(&what); some
            && some->filter.extreme != Filter::Extreme::None && some->filter.controller == Side::Any
            && some->place == Place {})
            some->filter.controller = p == Person::You ? Side::You : Side::They;
        return Effect { Sacrifice { {}, std::move(what) } };
    }
};
/// "of target Elf and target Human": not what something else is said of behind "and"
struct thatOneToo
    : seq<word<"and">, thing,
          pegtl::at<word<".", ",", ";", "and", "then", "until", "for", "as", "while">>>
{
};
template <Person p>
struct gainControl : seq<verb<p, "gain", "gains">, word<"control of">, thing, many<thatOneToo>,
                         maybe<any<untilEndOfTurn, untilEndOfYourNextTurn, untilYourNextTurn,
                             whileHere, whileStays, whileEngaged, whileAttached,
                             seq<word<"for as long as", "as long as", "while">, condition>>>>
{
    static Effect build(Found& found)
    {
        GainControl made;
        made.duration = found.take<Duration>(Duration::Permanent);
        made.whileSo = found.takeIfAny<Condition>();
        std::vector<Effect> parts;
        for (Thing& what : found.takeAll<Thing>()) {
            made.what = std::move(what);
            parts.push_back(Effect { made });
        }
        const std::size_t joints = parts.size() - 1;
        return joined(std::move(parts), std::vector<Sequence::Joint>(joints, Sequence::Joint::And));
    }
};
template <Person p>
struct shuffle : seq<verb<p, "shuffle", "shuffles">, maybe<own<p>, word<"deck">>>
{
    static Effect build(Found&) { return { Shuffle {} }; }
};

template <Person p>
struct discardNumber : seq<verb<p, "discard", "discards">, any<digits, openAmount>, maybe<atRandom>>
{
    static Effect build(Found& found)
    {
        const auto number = found.takeIfAny<int>();
        const bool random = found.says(Flag::AtRandom);
        return { Discard { {}, number ? fixed(*number) : found.take<Amount>(), random } };
    }
};

/// Only what destroys an 11 year card makes a player lose it (6.1).
template <Person p>
struct loseYear
    : seq<verb<p, "lose", "loses">, someYearCards<maybe<controlsThem<p>>>, maybe<atRandom>>
{
    static Effect build(Found& found)
    {
        const bool random = found.says(Flag::AtRandom);
        return { DestroyYear { {}, amountIn(found), random } };
    }
};
/// Who does something chooses what it is done to.
template <Person p>
struct destroyOwnYear
    : seq<verb<p, "destroy", "destroys">, someYearCards<controlsThem<p>>, maybe<atRandom>>
{
    static Effect build(Found& found)
    {
        const bool random = found.says(Flag::AtRandom);
        return { DestroyYear { {}, amountIn(found), random, p != Person::You && !random } };
    }
};
template <Person p>
struct shuffleIn
    : seq<verb<p, "shuffle", "shuffles">, own<p>,
          any<means<ShuffleIn::What::Both, "hand and limbo pile">,
              means<ShuffleIn::What::Hand, "hand">, means<ShuffleIn::What::Limbo, "limbo pile">>,
          word<"into">, own<p>, word<"deck">>
{
    static Effect build(Found& found)
    {
        return { ShuffleIn { {}, found.take<ShuffleIn::What>() } };
    }
};
/// "pay {2}", "pay {1} for each card in your hand", "pay {X}, where X is the number of ..."
template <Person p>
struct pay : seq<verb<p, "pay", "pays">, stones, maybe<any<perEach, whereX>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Pay made { {}, found.take<Stones>() };
        const auto where = found.takeIfAny<WhereX>();
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        if (where) {
            if (made.stones.size() != 1 || made.stones.front().kind != Stone::Kind::X)
                return std::nullopt;
            made.stones = { Stone { Stone::Kind::Generic, 1 } };
            made.times = where->amount;
        }
        return !made.times || phrases::isPerEach(*made.times)
            ? std::optional(Effect { std::move(made) })
            : std::nullopt;
    }
};
template <Person p>
struct notCast : seq<word<"can not">,
                     any<means<Forbid::Deed::CastSpells, "cast spells">,
                         means<Forbid::Deed::CastCitizens, "cast citizens">,
                         means<Forbid::Deed::CastCards, "cast cards", "cast spells or citizens",
                             "cast citizens or spells">,
                         means<Forbid::Deed::Activate, "activate abilities",
                             "activate active abilities", "use active abilities">>,
                     any<untilEndOfTurn, untilYourNextTurn, whenTheirs>>
{
    static Effect build(Found& found)
    {
        const auto deed = found.take<Forbid::Deed>();
        return { Forbid { {}, deed, found.take<Duration>() } };
    }
};
template <Person p>
struct win : seq<verb<p, "win", "wins">, word<"the game">>
{
    static Effect build(Found&) { return { WinLose { {}, true } }; }
};
template <Person p>
struct lose : seq<verb<p, "lose", "loses">, word<"the game">>
{
    static Effect build(Found&) { return { WinLose { {}, false } }; }
};

template <Person p>
struct anyDeed
    : any<drawUntil<p>, draw<p>, drawNumber<p>, discardHand<p>, discardDown<p>, discardSome<p>,
          discardKind<p>, discard<p>, discardNumber<p>, probe<p>, abolishLimbo<p>, plunderSome<p>,
          plunder<p>, sacrificeDown<p>, sacrifice<p>, gainControl<p>, shuffleIn<p>, shuffle<p>,
          reveal<p>, destroyOwnYear<p>, loseYear<p>, win<p>, lose<p>, pay<p>,
          std::conditional_t<p == Person::You, pegtl::failure, notCast<p>>>
{
};

} // namespace

} // namespace triptych::kryptik::grammar
