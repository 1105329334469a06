#pragma once

#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarInstructions.h"
#include "text/Persons.h"

// How a deed is told to one or to several, and what players show of their cards. Only GrammarVerbsOfPlayers.cpp reads with it.
namespace triptych::kryptik::grammar {

namespace {

struct atRandom : means<Flag::AtRandom, "at random">
{
};
struct hand : means<Zone::Hand, "hand">
{
};
struct handsCards : maybe<word<"the cards in", "all cards in", "all the cards in">>
{
};
template <Person p>
struct revealHand : seq<handsCards, own<p>, hand>
{
};
template <Person p>
struct revealFromHand : someCards<word<"from">, own<p>, hand>
{
};
template <Person p>
struct revealTop : seq<word<"the top">, any<seq<any<fixedNumber, amountX, thatMany>, cards>, cards>,
                       word<"of">, own<p>, means<Zone::Deck, "deck">>
{
};
/// "Giant card from your hand", "spells in their hand"
struct shownType : described
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const bool plain = isPlainCard(counted.filter) || asksOnTheIsland(counted.filter)
            || counted.filter.other || counted.filter.controller != Side::Any;
        return counted.place.zone == Zone::Hand && !plain ? std::optional(std::move(counted.filter))
                                                          : std::nullopt;
    }
};
/// "a Giant card from your hand", "all spells in their hand"
template <Person p>
struct revealKind : seq<any<allOfThem, openAmount, fixedNumber>, shownType, maybe<atRandom>>
{
};
template <Person p>
struct revealBlindly : seq<someCards<word<"from">, own<p>, hand>, atRandom>
{
};
template <Person p>
struct controlsThem : word<"they control">
{
};
template <>
struct controlsThem<Person::You> : word<"you control">
{
};
struct yearCardsShown : means<Zone::ElevenYearRow, "11 year cards", "11 year card">
{
};
template <Person p>
struct revealYear : seq<measured<yearCardsShown, controlsThem<p>>, maybe<atRandom>>
{
};
template <Person p>
struct reveal : seq<verb<p, "reveal", "reveals">,
                    any<revealHand<p>, revealTop<p>, revealYear<p>, revealKind<p>, revealBlindly<p>,
                        revealFromHand<p>>>
{
    static Effect build(Found& found)
    {
        Reveal made;
        made.zone = found.take<Zone>(Zone::Hand);
        made.type = found.takeIfAny<Filter>();
        made.random = found.says(Flag::AtRandom);
        if (found.has<Amount>())
            made.count = amountIn(found);
        else if (made.zone == Zone::Hand)
            made.count = { Amount::Kind::All, 0, {}, false };
        return { std::move(made) };
    }
};

} // namespace

} // namespace triptych::kryptik::grammar
