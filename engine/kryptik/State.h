#pragma once

#include "core/Id.h"
#include "core/InlineVector.h"
#include "core/Objects.h"
#include "core/Random.h"
#include "core/TurnOrder.h"
#include "kryptik/Acting.h"
#include "kryptik/Asks.h"
#include "kryptik/LastingEffect.h"
#include "kryptik/Object.h"
#include "kryptik/Steps.h"
#include "kryptik/tree/Words.h"

#include <array>
#include <cstdint>
#include <type_traits>

// Everything true in a match of Kryptik now, half-resolved effects included. Plain data of at most
// 5 KiB: copying a match is copying these bytes. Printed cards are not in it, only their
// numbers in the CardSet.
namespace triptych::kryptik {

enum class Phase : std::uint8_t { Setup, Disengage, Draw, First, Combat, Second, End };
enum class Step : std::uint8_t { None, Beginning, Attacker, Blockers, Resolution, End };

enum class RulesetId : std::uint8_t { Constructed, Limited, Krucible };

struct State
{
    ObjectSet it {};        ///< What the resolving effect last spoke of ("it", "them").
    ObjectSet speakers {};  ///< Who on the island has a passive ability: an index, kept by moving.
    ObjectSet listeners {}; ///< Who on the island has a triggered ability: likewise.
    Random random;
    std::uint16_t turn = 0;    ///< 1 is the first turn of the match.
    std::uint16_t answers = 0; ///< Since the turn began; see RULINGS "endless turns".
    std::array<Object, maxObjects> objects {};
    SeatZones<Zone, zoneCount, maxPlayers, maxObjects> zones;
    std::array<Player, maxPlayers> players {};

    Phase phase = Phase::Setup;
    Step step = Step::None;
    std::uint8_t objectCount = 0;
    std::uint8_t seats = 2;
    RulesetId ruleset = RulesetId::Constructed;
    Seat active = 0;
    Seat first = 0;
    Seat firstChosenBy = noSeat;

    // 8.3 Priority
    std::uint8_t window = 0; ///< Players are being given priority.
    Seat holder = 0;
    std::uint8_t passes = 0;
    std::uint8_t serials = 0; ///< Last serial given to a pile item.

    std::uint8_t over = 0;         ///< 0 while it goes on, then how it ended (rules/Winning.h).
    std::uint8_t winners = 0;      ///< Bit per seat.
    std::uint8_t dirty : 7 = 0;    ///< Something changed since the last sweep (7.1).
    std::uint8_t cleaning : 1 = 0; ///< 4.6b has been done this End of Turn.
    KeywordSet saidKeywords = 0;   ///< With saidFigures: what keywords it had there.

    Attack attack {};
    Asked asked {};
    InlineVector<Index, 63> picks {}; ///< Picked so far for what is asked, in order.
    Announcement announcement {};
    PileItem resolving {};

    // Words of the resolving effect
    std::uint8_t theNumber = 0; ///< "the number", "that many"
    std::uint8_t detached = 0;
    Seat thatPlayer = noSeat;
    Seat itsController = noSeat;                  ///< Of what was last spoken of, when it was one.
    std::array<std::uint8_t, maxPlayers> done {}; ///< "that many": by or from each player.
    Faction theFaction = 0;                       ///< "the chosen faction"
    std::uint8_t blockers = 0;                    ///< How many have been commanded to block.

    InlineVector<PileItem, maxPile> pile {};
    Agenda agenda {};
    InlineVector<Waiting, 45> waiting {};
    InlineVector<LastingEffect, 47> lasting {};
    std::uint8_t someoneAccepted : 1 = 0; ///< Of those who were offered something, one took it.
    std::uint8_t gathers : 2
        = 0; ///< Several do something in turn, 1 none yet: all of it is spoken of.
    /// `saidOne` has left the island, and `resolving` keeps its attack and defense as they were.
    std::uint8_t saidFigures : 1 = 0;
    std::uint8_t goesOn : 1 = 0; ///< The deed before was the same: what is done is counted with it.
    std::uint8_t endedLate : 1
        = 0; ///< 4.6 What the end of this turn was told to bring after it began has come.
    std::uint8_t combatEndedLate : 1 = 0; ///< 4.4.5 Likewise of the end of this combat.
    std::uint8_t somethingChanged : 1
        = 0; ///< 10.3 Something has changed since the deed began that is asked about.
    InlineVector<DelayedEffect, 23> delayed {};
    InlineVector<SoloUse, 32> solo {};
    Ref saidOne {};            ///< The one thing last spoken of, as it was then.
    std::uint16_t theName = 0; ///< "the chosen name": its number and 1, or nothing.

    // What follows says only what the cards say already, so that it is not asked again and again; it is not hashed.
    std::uint64_t printed = 0; ///< Topics (cards/CardSet.h) of all cards of the match.
    std::uint64_t spoken = 0;  ///< Of speakers.
    std::uint64_t awaited = 0; ///< Bit per Trigger::Event that abilities of listeners wait for.

    bool operator==(const State&) const = default;
};

static_assert(keywordCount <= 8); // KeywordSet
static_assert(isPlain<State> && sizeof(State) <= 5376);

/// The lists that may fill up (core/Room.h). What a card itself asks for fits, or its text is refused
/// (cards/ReadCard): targets and costs.
template <typename Visit>
void eachRoom(const State& s, Visit&& visit)
{
    visit("pile", s.pile);
    visit("agenda", s.agenda);
    visit("waiting", s.waiting);
    visit("lasting", s.lasting);
    visit("delayed", s.delayed);
    visit("solo", s.solo);
    visit("picks", s.picks);
}

// Of the objects and their zones (core/Objects.h)
using triptych::cardsIn;
using triptych::countIn;
using triptych::isCurrent;
using triptych::refOf;
using triptych::zoneOf;
using triptych::zoneSeat;
inline std::size_t zoneIndex(Seat p, Zone zone)
{
    return triptych::zoneIndex<State>(p, zone);
}
/// Calls visit(Index) for each citizen on the island, seat by seat. Moving them is for afterwards.
template <typename F>
void eachOnTheIsland(const State& s, F&& visit)
{
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index i : cardsIn(s, p, Zone::Island))
            visit(i);
}
inline bool onIsland(const State& s, Index i)
{
    return zoneOf(s, i) == Zone::Island;
}
inline bool onIsland(const State& s, Ref r)
{
    return isCurrent(s, r) && onIsland(s, r.object);
}

// Turns go clockwise (8.3.2).
using triptych::living;
using triptych::nextSeat;

} // namespace triptych::kryptik
