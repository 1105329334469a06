#pragma once

#include "altered/Limits.h"
#include "altered/tree/Words.h"
#include "core/Objects.h"

#include <array>
#include <cstdint>

// 2.1 What lies on the table: objects, what was last known of one that has gone, sets of them, and the
// numbers by which other things than objects are picked and targeted.
namespace triptych::altered {

using namespace numbers;

inline Seat otherSeat(Seat p)
{
    return static_cast<Seat>(1 - p);
}

/// An object never changes zone (2.1.c): what represents it becomes a new one.
using triptych::Ref;

/// What has happened to an object in play lately, as far as texts ask for it: bits of Object::lately.
inline constexpr std::uint8_t joinedThisTurn = 1, joinedThisDay = 2, boostedThisTurn = 4,
                              boostedThisDay = 8;

struct Object
{
    enum Flag : std::uint8_t {
        Token = 1,
        // Of a card in Limbo or just played: where it came from.
        FromReserve = 2,
        FromHand = 4,
        Scouted = 8,   ///< 7.4.5 Its Scout cost was chosen.
        FaceDown = 16, ///< 3.2.9.b
        InBoth = 32,   ///< 7.4.4 It was Gigantic after the last event.
        Diverted = 64  ///< 6.2.i That it is Fleeting has changed where it goes already.
    };
    /// 2.4 Anchored, Asleep, Exhausted, Fleeting and Completed; Boosted follows from the boosts (2.4.4).
    StatusSet statuses = 0;
    std::uint8_t owner : 1 = 0;
    std::uint8_t controller : 1 = 0;
    std::uint8_t knownTo : 2 = 0; ///< Bit per seat: who has seen this card where it lies hidden.
    std::uint8_t lately : 4 = 0;  ///< That it joined, or gained a boost, this turn or Day.
    std::uint16_t card = 0;
    std::uint16_t timestamp = 0; ///< 2.2.15
    std::uint8_t era = 0;
    std::uint8_t boosts = 0;
    std::uint8_t counterKind = 0; ///< A kind of named counter (CardSet), 0: none.
    std::uint8_t counters = 0;
    std::uint8_t serial = 0; ///< Of a token: how many of its name there have been.
    std::uint8_t flags = 0;

    bool is(Flag f) const { return (flags & f) != 0; }
    void set(Flag f, bool on) { flags = static_cast<std::uint8_t>(on ? flags | f : flags & ~f); }
    bool is(Status status) const
    {
        return status == Status::Boosted ? boosts > 0 : (statuses & bit(status)) != 0;
    }
    void set(Status status, bool on)
    {
        statuses = static_cast<StatusSet>(on ? statuses | bit(status) : statuses & ~bit(status));
    }
    bool operator==(const Object&) const = default;
};

/// Sub-types that an object was given (CardSet.h), in less than a place of eight bytes.
struct GivenSubtypes
{
    std::array<std::uint16_t, 4> parts {};

    static GivenSubtypes of(std::uint64_t all)
    {
        GivenSubtypes made;
        for (std::size_t k = 0; k < 4; ++k)
            made.parts[k] = static_cast<std::uint16_t>(all >> (16 * k));
        return made;
    }
    std::uint64_t all() const
    {
        std::uint64_t all = 0;
        for (std::size_t k = 0; k < 4; ++k)
            all |= std::uint64_t { parts[k] } << (16 * k);
        return all;
    }
    bool operator==(const GivenSubtypes&) const = default;
};

/// 2.1.h What was last known of an object that left play, Reserve or Limbo.
struct Memory
{
    Ref who {};
    std::uint16_t card = 0; ///< Of its own: the place of a token that ceased may be used again.
    StatusSet statuses = 0;
    std::uint8_t keywords = 0;
    std::uint8_t boosts = 0;
    std::uint8_t counterKind = 0;
    std::uint8_t counters = 0;
    Zone zone = Zone::Gone;
    GivenSubtypes given {};
    std::array<std::int8_t, 3> statistics {};
    std::uint8_t owner : 1 = 0;
    std::uint8_t controller : 1 = 0;
    std::uint8_t fromReserve : 1 = 0; ///< Of what was in Limbo.
    std::uint8_t fromHand : 1 = 0;    ///< Likewise.
    std::uint8_t lately : 4 = 0;
    bool operator==(const Memory&) const = default;
};
static_assert(keywordCount <= 8);
/// What an object itself says, kept in what was last known of it, or told of as it is known now.
template <typename Kept>
void keep(const Object& o, Kept& kept)
{
    kept.boosts = o.boosts;
    kept.counterKind = o.counterKind;
    kept.counters = o.counters;
    kept.owner = o.owner;
    kept.controller = o.controller;
    kept.fromReserve = o.is(Object::FromReserve);
    kept.fromHand = o.is(Object::FromHand);
    kept.lately = o.lately;
}

/// Expeditions, seats and regions among things that are picked or targeted: numbers above those
/// of objects.
inline constexpr Index firstRegion = 0xD0;
inline constexpr Index firstSeat = 0xE0;
inline constexpr Index firstExpedition = 0xF0;
inline Index expeditionThing(Seat p, int kind)
{
    return static_cast<Index>(firstExpedition + 2 * p + kind);
}
inline bool isExpedition(Index i)
{
    return i >= firstExpedition && i < firstExpedition + 4;
}
inline bool isRegion(Index i)
{
    return i >= firstRegion && i < firstRegion + 8;
}
inline Index seatThing(Seat p)
{
    return static_cast<Index>(firstSeat + p);
}
inline bool isSeatThing(Index i)
{
    return i >= firstSeat && i < firstSeat + maxPlayers;
}

using ObjectSet = triptych::ObjectSet<maxObjects>;

} // namespace triptych::altered
