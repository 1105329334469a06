#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarSaid.h"
#include "seize/text/grammar/GrammarStatics.h"
#include "seize/text/grammar/GrammarSuchStatuses.h"
#include "seize/text/grammar/GrammarTriggers.h"

#include <algorithm>
#include <utility>
#include <vector>

// What opponents cannot do to somebody: "opponents cannot upstage this". The same is said of the one whom it would
// be done to: "this cannot be upstaged by opponents" (GrammarBans.cpp).
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

struct whoCannot
    : any<means<Flag::ByFoes, "opponents can not", "your opponents can not", "an opponent can not",
              "your opponent can not", "enemies can not", "enemy mercenaries can not">,
          seq<any<seq<means<Flag::ByFoes, "opposing", "opponents'", "your opponents'", "enemy",
                          "an opponent's">,
                      cardsThatDo>,
                  seq<cardsThatDo,
                      maybe<means<Flag::ByFoes, "opponents play", "your opponents play">>>>,
              word<"can not">>,
          word<"players can not", "no player can", "nobody can", "no one can">>
{
};
template <Kind kind, Literal... Words>
struct barred : word<Words...>
{
    static Modifier build()
    {
        Modifier made;
        made.kind = kind;
        return made;
    }
};
/// Whom nobody moves is not pushed or swapped either.
struct barredMove : word<"move or swap", "swap or move", "move or push", "push or move",
                        "move , push or swap", "push , move or swap", "push , pull or move", "move">
{
    static Modifier build()
    {
        Modifier made;
        made.kind = Kind::NotPushed;
        made.moved = true;
        return made;
    }
};
struct barredStatus : any<means<Status::Exhaust, "exhaust">, means<Status::Poison, "poison">,
                          means<Status::Frost, "freeze", "frost">, means<Status::Burn, "burn">,
                          means<Status::Blind, "blind">, means<Status::Silence, "silence">>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Immune;
        made.status = found.take<Status>();
        return made;
    }
};
/// "place Burn on", "put Poison counters or Bleed on"
struct barredCounters
    : seq<word<"place", "put", "apply", "inflict", "give">, whichNotGiven, word<"on", "onto", "to">>
{
};
/// Without whom: "opponents cannot apply Silence or Blind"
struct barredEverywhere : seq<word<"place", "put", "apply", "inflict", "give">, whichNotGiven,
                              pegtl::not_at<word<"on", "onto", "to", "from">>>
{
};
/// Of treasures alone that they go away in either way: who only unequips them could still destroy them.
struct barredTreasures
    : barred<Kind::KeepsTreasures, "remove treasures from", "remove treasures equipped to",
          "take treasures from", "unequip or destroy treasures of",
          "unequip or destroy treasures equipped to", "destroy or unequip treasures of",
          "destroy or unequip treasures equipped to">
{
};
struct barredDeed : any<barred<Kind::NotUpstaged, "upstage">, barredMove,
                        barred<Kind::NotPushed, "push or pull", "push", "pull">,
                        barred<Kind::NotSwapped, "swap", "switch">, barredStatus>
{
};
struct orBarred : seq<word<", or", "or", ",">, barredDeed>
{
};
struct whatIsBarred : any<seq<barredDeed, maybe<orBarred>, maybe<orBarred>, maybe<orBarred>>,
                          barredCounters, barredTreasures>
{
};
struct whomItBars
    : any<seq<notTheTreasure, thisCard>, bearer, seq<means<Thing::Kind::It, "it">>, everyone>
{
    static Thing build(Found& found) { return whomSaid(found); }
};
/// "Enemy mercenaries cannot move this turn" is of their own movement.
template <typename Whom, typename Tail>
struct barring : any<seq<whoCannot, whatIsBarred, pegtl::not_at<duration>, Whom, Tail>,
                     seq<whoCannot, barredEverywhere, whoeverItIs, Tail>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        const bool foes = found.says(Flag::ByFoes);
        const auto cards = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        made.what = found.take<Thing>();
        for (const Modifier& each :
            found.takeAll<Modifier>()) // "push, pull or swap": pulled is pushed
            if (std::ranges::find(made.modifiers, each) == made.modifiers.end())
                made.modifiers.push_back(each);
        made.duration = found.take<Duration>(Duration::Always);
        for (Modifier& modifier : made.modifiers) { // only foes upstage in any case
            modifier.byFoes = foes && modifier.kind != Kind::NotUpstaged;
            modifier.cards = cards;
            if (cards != CardFilter::Kind::Card && modifier.kind != Kind::Immune)
                return std::nullopt; // of a status alone it is known what gives it
        }
        return made.what.filter.noun == Filter::Noun::Mercenary
            ? std::optional(effect(std::move(made)))
            : std::nullopt;
    }
};
struct barringFirst : seq<duration, comma, barring<thing, noTail>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).duration = found.take<Duration>();
        return made;
    }
};

/// "Opponents cannot remove Burn from this", "enemy mercenaries cannot remove this mercenary's Stealth"
struct heldStatus : seq<status, maybe<counterWord>>
{
    static std::optional<Modifier> build(Found& found) { return heldByFoes(found); }
};
struct orHeld : seq<word<", or", "or", ",", "and">, heldStatus>
{
};
struct heldOnes : seq<maybe<word<"all", "any", "a">>, heldStatus, many<orHeld>>
{
};
struct whoRemoves : any<word<"opponents", "your opponents", "an opponent", "your opponent",
                            "enemies", "an enemy">,
                        means<Flag::Own, "enemy mercenaries", "opposing mercenaries",
                            "an enemy mercenary", "adjacent enemies", "adjacent enemy mercenaries">>
{
};
struct heldFromFoes
    : any<seq<whoRemoves, word<"can not remove", "can not take", "can not remove or spot">,
              heldOnes, word<"from">, whomItBars>,
          seq<whoRemoves, word<"can not remove", "can not take away">, everyonesOwn, heldOnes>,
          seq<everyonesOwn, heldOnes, word<"can not be removed by", "can not be taken away by">,
              whoRemoves>,
          seq<heldOnes, word<"on">, whomItBars, word<"can not be removed by">, whoRemoves>>
{
    /// RULING: enemy mercenaries remove Stealth by spending movement (S-STATUS-STEALTH-4), opponents by their
    /// cards and abilities as well.
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        const bool mercenaries = found.says(Flag::Own);
        made.what = found.take<Thing>();
        for (const Modifier& held : found.takeAll<Modifier>()) {
            const bool hidden = held.status == Status::Stealth;
            if (mercenaries && !hidden)
                return std::nullopt; // with what of theirs?
            if (hidden) {
                Modifier unspotted;
                unspotted.kind = Kind::NotSpotted;
                made.modifiers.push_back(unspotted);
            }
            if (!mercenaries)
                made.modifiers.push_back(held);
        }
        const bool ours = made.what.kind != Thing::Kind::Each
            || made.what.filter.side == Side::Yours || made.what.filter.side == Side::Allied;
        return ours && made.what.filter.noun == Filter::Noun::Mercenary
            ? std::optional(effect(std::move(made)))
            : std::nullopt;
    }
};

} // namespace

bool foesBarred::read(Input& in, Reading& reading)
{
    return text::read<any<heldFromFoes, barring<whomItBars, noTail>>>(in, reading);
}
bool foesBarredNow::read(Input& in, Reading& reading)
{
    return text::read<any<barringFirst, barring<thing, maybe<duration>>>>(in, reading);
}

} // namespace triptych::seize::grammar
