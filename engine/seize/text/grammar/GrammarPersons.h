#pragma once

#include "seize/text/grammar/GrammarInstructions.h"
#include "text/Persons.h"

// Who is told, and the words that the kinds of such orders share: GrammarPlayers.cpp, GrammarPlayerCards.cpp,
// GrammarPlayerWealth.cpp, GrammarLooking.cpp, GrammarChoosing.cpp, GrammarFetching.cpp.
namespace triptych::seize::grammar {

/// "look at the top card of your deck", "reveal ..." -> Effect
struct lookingDeed : elsewhere<lookingDeed>
{
    static bool read(Input&, Reading&);
};
/// "look at target opponent's hand, choose ...", "choose an allied mercenary" -> Effect
struct choosingDeed : elsewhere<choosingDeed>
{
    static bool read(Input&, Reading&);
};
/// "search your deck for ...", "return a mercenary card from your discard to your hand" -> Effect
struct fetchingDeed : elsewhere<fetchingDeed>
{
    static bool read(Input&, Reading&);
};

/// "each player with more loot than you", "the player with the most loot" -> Who
struct playersOfStanding : elsewhere<playersOfStanding>
{
    static bool read(Input&, Reading&);
};
/// The same of several: "players with no cards in hand" -> Who
struct severalOfStanding : elsewhere<severalOfStanding>
{
    static bool read(Input&, Reading&);
};
/// "returns a mercenary card from their discard to their hand", "shuffles their discard into their deck" -> Effect
struct fetchesTheirs : elsewhere<fetchesTheirs>
{
    static bool read(Input&, Reading&);
};
/// The same with a verb of several: "return ..." -> Effect
struct fetchTheirs : elsewhere<fetchTheirs>
{
    static bool read(Input&, Reading&);
};
/// "skip your next Draw Phase", "takes an extra turn after this one" -> Effect
struct turnsOfYours : elsewhere<turnsOfYours>
{
    static bool read(Input&, Reading&);
};
struct turnsOfOne : elsewhere<turnsOfOne>
{
    static bool read(Input&, Reading&);
};
struct turnsOfSeveral : elsewhere<turnsOfSeveral>
{
    static bool read(Input&, Reading&);
};

/// "draw 2", "discards a treasure card" -> Effect
template <Person p>
struct cardDeed : elsewhere<cardDeed<p>>
{
    static bool read(Input&, Reading&);
};
/// "lose 2 loot", "readies a treasure" -> Effect
template <Person p>
struct wealthDeed : elsewhere<wealthDeed<p>>
{
    static bool read(Input&, Reading&);
};

struct loot : word<"loot">
{
};
struct atRandom : means<Flag::AtRandom, "at random">
{
};

struct between : word<", and then", ", and", ", then", "and then", "and", ",", ";", ". then", ".">
{
};

/// How what is put into the Warchest or onto the battlefield comes there.
struct comesExhausted
    : any<seq<means<Flag::Exhausted, ". it enters exhausted", ". it comes in exhausted",
                  ". it enters the battlefield exhausted", ". it comes exhausted",
                  ". it arrives exhausted">,
              pegtl::not_at<word<"and with", "and at", ", with", "and stealthed", "and silenced",
                  "and blinded", "and burning", "and poisoned", "and bleeding">>>,
          means<Flag::Exhausted, ", exhausted", "exhausted", ". it is exhausted", ". exhaust it",
              "and exhaust it", ", then exhaust it", "in an exhausted state",
              ". it becomes exhausted", "face up and exhausted">>
{
};
/// "a card at random", "chosen at random"
struct randomly : means<Flag::AtRandom, "at random", "chosen at random", "randomly">
{
};

struct topCards : seq<word<"the top">, maybe<any<fixedNumber>>, maybe<cards>>
{
};
/// "the top X cards of your deck, where X is ...", "the top that many cards", "the top card of your deck for each ..."
template <typename Deck>
struct someTopCards : any<seq<word<"the top">, anX, maybe<cards>, word<"of">, Deck, xIs>,
                          seq<word<"the top">, thatMuch, maybe<cards>, word<"of">, Deck>,
                          seq<topCards, word<"of">, Deck, maybe<perEach>>>
{
};

} // namespace triptych::seize::grammar
