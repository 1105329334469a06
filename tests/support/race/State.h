#pragma once

#include "core/InlineVector.h"
#include "core/Objects.h"
#include "core/Random.h"
#include "core/flow/Agenda.h"
#include "core/flow/Asked.h"

#include <array>
#include <cstdint>
#include <type_traits>

// Everything true in a match of Race now. Plain data; printed cards are not in it, only their numbers
// in the CardSet.
namespace triptych::race {

using namespace numbers;
inline constexpr Seat seatCount = 2;
inline constexpr std::size_t maxObjects = 60; ///< Two decks of 30 cards.

enum class Zone : std::uint8_t { Deck, Hand, Track, Discard, Pile };
inline constexpr std::size_t zoneCount = 5;

struct Object
{
    std::uint16_t card = 0;
    Seat owner = 0;
    std::uint8_t era = 0;
};

// What a match can still have to do (core/flow/Agenda.h). Each step is carried out by its `run` in
// Rules; in a larger game they are a file of their own, Steps.h.
struct DealHands
{
};
struct PutBack
{
    Seat player = noSeat;
};
struct DrawAgain ///< As many as it has put back: these are the picks.
{
    Seat player = noSeat;
};
struct Settle ///< What was played counts, unless it has been spoiled meanwhile.
{
    Ref played {};
};
using Agenda = triptych::Agenda<4, DealHands, PutBack, DrawAgain, Settle>;

/// What somebody is being asked; options are computed from it.
enum class Ask : std::uint8_t { Nothing, PutBack, Play, Spoil };
using Asked = triptych::Asked<Ask>; // its questions remember nothing besides

/// How a match ended; State::over holds it from then on.
enum class Ending : std::uint8_t { None, Goal, Deck, Conceded, Crowded };

struct State
{
    Random random;
    std::uint16_t turn = 0; ///< 1 is the first turn of the match.
    std::array<Object, maxObjects> objects {};
    SeatZones<Zone, zoneCount, seatCount, maxObjects> zones;
    std::uint8_t objectCount = 0;
    std::uint8_t settingUp = 1;
    Seat active = 0;
    std::uint8_t over = 0;    ///< 0 while it goes on, then its Ending.
    std::uint8_t winners = 0; ///< Bit per seat.
    std::uint8_t spare = 0;   ///< Nothing, as `spares`.
    Asked asked {};
    InlineVector<Index, maxObjects> picks {}; ///< Picked so far for what is asked, in order.
    Agenda agenda {};
    std::array<std::uint8_t, 4> spares {}; ///< Nothing: what alignment leaves over.

    static constexpr Seat seats = seatCount;
};
static_assert(std::is_trivially_copyable_v<State>);
/// No padding: equal states are equal bytes, on every compiler, and hash alike.
static_assert(std::has_unique_object_representations_v<State>);

/// The lists that may fill up (core/Room.h).
template <typename Visit>
void eachRoom(const State& s, Visit&& visit)
{
    visit("agenda", s.agenda);
    visit("picks", s.picks);
}

inline std::size_t zoneIndex(Seat p, Zone zone)
{
    return triptych::zoneIndex<State>(p, zone);
}
inline Seat otherSeat(Seat p)
{
    return p == 0 ? 1 : 0;
}
/// The card that was played and may be spoiled, or noIndex.
inline Index playedCard(const State& s)
{
    return s.zones.first(zoneIndex(s.active, Zone::Pile));
}

} // namespace triptych::race
