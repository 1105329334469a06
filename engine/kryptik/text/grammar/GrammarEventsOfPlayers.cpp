#include "kryptik/text/grammar/GrammarEvents.h"

// What players do, and what is told with its verb first: "a counter is put on this".
namespace triptych::kryptik::grammar {
namespace {

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
struct sacrificedNow : any<seq<word<"your", "their">, ordinal, onIsland, eachTurnOf>,
                           seq<together, onIslandSeveral>, aCard>
{
};
struct youSacrifice : seq<any<means<Event::YouSacrifice, "you sacrifice">,
                              means<Event::OpponentSacrifices, "an opponent sacrifices",
                                  "your opponent sacrifices">>,
                          sacrificedNow>
{
};
/// "the second citizen that dies each turn"
struct theNthDies : seq<word<"the">, ordinal, onIsland, maybe<word<"that">>,
                        means<Event::Dies, "dies">, eachTurnOf>
{
};
/// "an ability", "an active ability of a Construct citizen"
struct anAbility
    : seq<word<"an ability", "an active ability", "an activated ability">, maybe<word<"of">, aCard>>
{
};
struct aCardNow : any<seq<word<"your", "their">, ordinal, word<"card">, eachTurnOf>,
                      seq<together, word<"cards">>, word<"a card">>
{
};
/// "a card": told of each that is plundered; otherwise once of all of them
struct plundered
    : maybe<any<word<"one or more cards", "1 or more cards">, means<Flag::AsThis, "a card">>>
{
};
/// "a citizen card": one of a kind
struct aKind : seq<pegtl::not_at<word<"a card">>, aCard>
{
};
struct youDidSo
    : any<means<Event::YouUseYear, "you use an 11 year ability", "you activate an 11 year ability",
              "you use an 11 year card's ability", "you use the ability of an 11 year card">,
          seq<means<Event::YouActivate, "you activate", "you use">, anAbility>,
          means<Event::YouSearch, "you search your deck">,
          seq<means<Event::YouDraw, "you draw">, aCardNow>,
          seq<means<Event::YouDiscard, "you discard">, any<aCardNow, aKind>>,
          seq<means<Event::YouPlunder, "you plunder">, plundered>,
          means<Event::YouProbe, "you probe">,
          seq<means<Event::YouShuffle, "you shuffle">, maybe<word<"your deck">>>>
{
};
struct opponentDoes
    : seq<word<"an opponent", "your opponent">,
          any<means<Event::OpponentUsesYear, "uses an 11 year ability",
                  "activates an 11 year ability", "uses an 11 year card's ability",
                  "uses the ability of an 11 year card">,
              seq<means<Event::OpponentActivates, "activates", "uses">, anAbility>,
              means<Event::OpponentSearches, "searches their deck", "searches a deck">,
              seq<means<Event::OpponentDraws, "draws">, aCardNow>,
              seq<means<Event::OpponentDiscards, "discards">, any<aCardNow, aKind>>,
              means<Event::OpponentProbes, "probes">,
              seq<means<Event::OpponentPlunders, "plunders">, plundered>>>
{
};
struct castNow : any<seq<word<"your", "their">, ordinal, onIsland, eachTurnOf>, aCard>
{
};
struct forItsYear : means<Flag::YearCard, "for its 11 year cost", "by paying its 11 year cost",
                        "for an 11 year cost", "for their 11 year cost">
{
};
struct youCast : seq<means<Event::YouCast, "you cast">, castNow, maybe<forItsYear>>
{
};
struct opponentCasts : seq<means<Event::OpponentCasts, "an opponent casts", "your opponent casts">,
                           castNow, maybe<forItsYear>>
{
};
/// Of itself, as it lies on the effect pile: "when you cast this"
struct castThis : seq<means<Event::IsCast, "you cast this citizen", "you cast this card",
                          "you cast this overlord", "you cast this", "this is cast">,
                      maybe<forItsYear>>
{
};
/// "a +1/+1 counter is put on this", however many at once
struct countersPut
    : seq<word<"a", "an", "one or more", "1 or more">, someCounters,
          means<Event::GetsCounters, "is put on", "are put on", "is placed on", "are placed on">,
          any<means<Flag::ByThis, "this citizen", "this card", "this">, aCard>>
{
};
struct yearDestroyed
    : any<seq<means<Flag::Together, "one or more 11 year cards">,
              any<means<Event::YourYearDestroyed, "you control are destroyed",
                      "you control is destroyed">,
                  means<Event::OpponentsYearDestroyed, "an opponent controls are destroyed",
                      "your opponents control are destroyed">>>,
          means<Event::YourYearDestroyed, "an 11 year card you control is destroyed",
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

/// "you put a card into your soul row", "an opponent puts a card into their soul row": by whose doing it goes there
struct theyPut
    : seq<any<means<Flag::ByYou, "you put", "you place">,
              means<Flag::ByThem, "an opponent puts", "your opponent puts", "an opponent places">>,
          any<seq<aCard, means<Event::IsPutInto, "into", "in">, sidesOwn, zoneName,
                  maybe<fromPlace>>,
              seq<word<"a", "an">, described, means<Event::IsPutInto, "into", "in">, sidesOwn,
                  zoneName>>>
{
};
/// "you counter a spell": by whose doing it is countered
struct theyCounter
    : seq<any<means<Flag::ByYou, "you">, means<Flag::ByThem, "an opponent", "your opponent">>,
          means<Event::IsCountered, "counter", "counters">, aCard>
{
};
/// "damage is dealt to this by a citizen": the damage said first
struct damageIsDealt
    : seq<maybe<means<Flag::Combat, "combat">>,
          means<Event::IsDealtDamage, "damage is dealt to", "damage would be dealt to">,
          any<means<Flag::ByThis, "this citizen", "this card", "this">, aCard>,
          maybe<seq<word<"by", "from">, counterpart>>>
{
};
/// "a player draws a card": whoever it is
struct anybodyDoes : seq<means<Flag::Every, "a player", "any player">,
                         any<means<Event::YouUseYear, "uses an 11 year ability",
                                 "activates an 11 year ability", "uses an 11 year card's ability">,
                             seq<means<Event::YouActivate, "activates", "uses">, anAbility>,
                             means<Event::YouSearch, "searches their deck", "searches a deck">,
                             seq<means<Event::YouDraw, "draws">, aCardNow>,
                             seq<means<Event::YouDiscard, "discards">, any<aCardNow, aKind>>,
                             means<Event::YouProbe, "probes">,
                             seq<means<Event::YouPlunder, "plunders">, plundered>,
                             seq<means<Event::YouSacrifice, "sacrifices">, sacrificedNow>,
                             seq<means<Event::YouCast, "casts">, castNow, maybe<forItsYear>>>>
{
};
struct whatPlayersDo
    : any<countersPut, damageIsDealt, yearDestroyed, shuffles, theNthDies, theyPut, theyCounter,
          castThis, youCast, youSacrifice, youDidSo, opponentCasts, opponentDoes, anybodyDoes>
{
};

} // namespace

bool playersEvent::read(Input& in, Reading& reading)
{
    return text::read<whatPlayersDo>(in, reading);
}

} // namespace triptych::kryptik::grammar
