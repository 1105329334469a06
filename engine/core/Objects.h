#pragma once

#include "core/ZoneLists.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

// The objects of a state: how they are referred to, sets of them, and where
// each of them lies. A game takes these into its namespace.
namespace triptych {

/// How the objects and the players of a match are numbered. A game takes these
/// into its namespace whole.
namespace numbers {

using Index = std::uint8_t; ///< Of an object in State::objects.
inline constexpr Index noIndex = 0xFF;
using Seat = std::uint8_t; ///< A player's number, 0-based.
inline constexpr Seat noSeat = 0xFF;

} // namespace numbers

/// Whether a state is plain data without padding: equal states are equal bytes,
/// on every compiler, and hash alike.
template <typename State>
inline constexpr bool isPlain
    = std::is_trivially_copyable_v<State>&& std::has_unique_object_representations_v<State>;

/// One object as it was at some moment. An object that changes zone is a new
/// one in every game: its era moves on, and old references to it no longer
/// match.
struct Ref
{
    std::uint8_t object = 0xFF; ///< Its index; 0xFF: none.
    std::uint8_t era = 0;
    bool operator==(const Ref&) const = default;
};

template <typename State>
Ref refOf(const State& state, std::uint8_t object)
{
    return { object, state.objects[object].era };
}
template <typename State>
bool isCurrent(const State& state, Ref ref)
{
    return ref.object < state.objectCount && state.objects[ref.object].era == ref.era;
}

/// Some of the objects.
template <std::size_t Objects>
class ObjectSet
{
    static constexpr std::size_t words = (Objects + 63) / 64;

public:
    /// Objects that there are not are in no set.
    bool has(std::uint8_t object) const
    {
        return object < words * 64 && ((m_words[object >> 6] >> (object & 63)) & 1);
    }
    void add(std::uint8_t object) { m_words[object >> 6] |= std::uint64_t { 1 } << (object & 63); }
    void remove(std::uint8_t object)
    {
        m_words[object >> 6] &= ~(std::uint64_t { 1 } << (object & 63));
    }
    bool empty() const
    {
        std::uint64_t any = 0;
        for (const std::uint64_t word : m_words)
            any |= word;
        return any == 0;
    }

    /// Calls visit(index) for each member, in order.
    template <typename Visit>
    void each(Visit&& visit) const
    {
        for (std::size_t word = 0; word < words; ++word)
            for (std::uint64_t bits = m_words[word]; bits != 0; bits &= bits - 1)
                visit(static_cast<std::uint8_t>(
                    word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
    }

    bool operator==(const ObjectSet&) const = default;

private:
    std::array<std::uint64_t, words> m_words {};
};

/// The zones of all seats: each has those of the game's enumeration.
template <typename GamesZone, std::size_t ZonesOfSeat, std::size_t Seats, std::size_t Things>
class SeatZones : public ZoneLists<Things, ZonesOfSeat * Seats>
{
public:
    using Zone = GamesZone;
    static constexpr std::size_t zonesOfSeat = ZonesOfSeat;

    bool operator==(const SeatZones&) const = default;
};

template <typename State>
using ZoneIn = typename decltype(State::zones)::Zone;

template <typename State>
constexpr std::size_t zoneIndex(std::uint8_t seat, ZoneIn<State> zone)
{
    return seat * decltype(State::zones)::zonesOfSeat + static_cast<std::size_t>(zone);
}
template <typename State>
ZoneIn<State> zoneOf(const State& state, std::uint8_t object)
{
    return static_cast<ZoneIn<State>>(
        state.zones.zoneOf(object) % decltype(State::zones)::zonesOfSeat);
}
template <typename State>
std::uint8_t zoneSeat(const State& state, std::uint8_t object)
{
    return static_cast<std::uint8_t>(
        state.zones.zoneOf(object) / decltype(State::zones)::zonesOfSeat);
}
/// The objects of a zone of a seat, in order.
template <typename State>
auto cardsIn(const State& state, std::uint8_t seat, ZoneIn<State> zone)
{
    return state.zones.in(zoneIndex<State>(seat, zone));
}
template <typename State>
std::size_t countIn(const State& state, std::uint8_t seat, ZoneIn<State> zone)
{
    return state.zones.size(zoneIndex<State>(seat, zone));
}

} // namespace triptych
