#pragma once

#include "kryptik/text/grammar/GrammarConditions.h"
#include "kryptik/text/grammar/GrammarPlayers.h"

// What happens, that a triggered ability waits for (9.3). Compiled in GrammarEvents.cpp and GrammarEventsOfPlayers.cpp.
namespace triptych::kryptik::grammar {

using Event = Trigger::Event;

/// What a card does or suffers: "enters", "deals damage to a citizen", "is put into your limbo pile"
struct cardEvent : elsewhere<cardEvent>
{
    static bool read(Input&, Reading&);
};
/// What players do, and what is told of a card last: "you draw a card", "an 11 year card you control is destroyed"
struct playersEvent : elsewhere<playersEvent>
{
    static bool read(Input&, Reading&);
};

struct fromPlace
    : seq<word<"from">,
          any<word<"anywhere">, seq<any<sidesOwn, word<"their owner's", "its owner's">>, zoneName>,
              means<Zone::Island, "the island">>>
{
    static std::optional<FromZone> build(Found& found)
    {
        const Side whose = found.take<Side>(Side::Any);
        const auto zone = found.takeIfAny<Zone>();
        return FromZone { zone.value_or(Zone::Gone), whose };
    }
};
struct ontoTheIsland : means<Zone::Island, "the island">
{
};
struct ownersZone : seq<word<"its owner's", "their owner's", "their owners'">,
                        any<means<Zone::Hand, "hand", "hands">, means<Zone::Deck, "deck", "decks">,
                            means<Zone::Limbo, "limbo pile", "limbo piles">>>
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
struct aCard : seq<any<word<"a", "an">, pegtl::at<word<"another">>>, onIsland>
{
};
/// The other one of two: "blocks a citizen with Sidestep", "deals damage to this"
struct counterpart : any<seq<means<Flag::Object, "this citizen", "this card", "this">,
                             pegtl::not_at<word<"turn">>>,
                         aCard>
{
    static By build(Found& found)
    {
        By made { found.take<Filter>(Filter {}) };
        made.isThis = found.says(Flag::Object);
        return made;
    }
};
/// "one or more citizens you control": once, however many there are.
struct together : means<Flag::Together, "one or more">
{
};

/// Whom somebody attacks (4.4.2)
struct attackedWhom
    : any<seq<means<Trigger::Object::YearCard, "an 11 year card", "11 year cards">,
              pegtl::not_at<word<"you control">>>,
          means<Trigger::Object::Player, "a player directly", "a player">,
          means<Side::You, "you or an 11 year card you control", "you or 11 year cards you control",
              "an 11 year card you control", "you">,
          means<Side::Opponents, "an opponent">>
{
};
/// "a +1/+1 counter", "one or more counters"
struct aCounter : seq<word<"a", "an", "one or more", "1 or more">, someCounters>
{
};
struct forItsYear : means<Flag::YearCard, "for its 11 year cost", "by paying its 11 year cost",
                        "for an 11 year cost", "for their 11 year cost">
{
};

} // namespace triptych::kryptik::grammar
