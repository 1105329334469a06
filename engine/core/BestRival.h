#pragma once

#include <algorithm>
#include <cstdint>

namespace triptych {

/// How well the best of a seat's rivals stands who are still there: worth(seat) of each; -100 without any.
template <typename State, typename IsRival, typename Worth>
double bestRival(const State& state, IsRival isRival, Worth worth)
{
    double best = -100;
    for (std::uint8_t seat = 0; seat < state.seats; ++seat)
        if (isRival(seat) && state.players[seat].alive)
            best = std::max(best, worth(seat));
    return best;
}

} // namespace triptych
