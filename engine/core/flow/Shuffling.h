#pragma once

#include "core/InlineVector.h"
#include "core/Objects.h"

#include <cstdint>
#include <tuple>

namespace triptych {

/// A zone of a seat is shuffled: nobody has seen any more which of its cards lies where. Calls
/// forgotten(object) with each of them.
template <typename State, typename Forgotten>
void shuffleZone(State& state, std::uint8_t seat, ZoneIn<State> zone, Forgotten forgotten)
{
    InlineVector<std::uint8_t, std::tuple_size_v<decltype(State::objects)>> order;
    for (const std::uint8_t object : cardsIn(state, seat, zone))
        order.push_back(object);
    state.random.shuffle(order);
    for (const std::uint8_t object : order) {
        state.zones.putLast(object, zoneIndex<State>(seat, zone));
        state.objects[object].knownTo = 0;
        forgotten(state.objects[object]);
    }
}
template <typename State>
void shuffleZone(State& state, std::uint8_t seat, ZoneIn<State> zone)
{
    shuffleZone(state, seat, zone, [](const auto&) {});
}

} // namespace triptych
