#pragma once

#include <cstdint>

// The order in which seats have their turns, of a state with `seats` and `players` that may be `alive`. A game
// takes these into its namespace.
namespace triptych {

/// The next living player in turn order.
template <typename State>
std::uint8_t nextSeat(const State& state, std::uint8_t seat)
{
    do
        seat = static_cast<std::uint8_t>((seat + 1) % state.seats);
    while (!state.players[seat].alive);
    return seat;
}

/// How many still play.
template <typename State>
int living(const State& state)
{
    int count = 0;
    for (std::uint8_t seat = 0; seat < state.seats; ++seat)
        count += state.players[seat].alive;
    return count;
}

} // namespace triptych
