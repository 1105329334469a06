#include "altered/rules/Tiebreaker.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Dusk.h"

namespace triptych::altered {

void compareInArena(const Table& t)
{
    // Both expeditions of a player are added up; what is Gigantic counts twice (7.4.4.l).
    std::array<std::array<int, 3>, 2> totals {};
    for (Seat p = 0; p < maxPlayers; ++p)
        for (const int kind : { 0, 1 }) {
            const auto sums = sumsOf(t, p, kind);
            for (std::size_t k = 0; k < sums.size(); ++k)
                totals[p][k] += sums[k];
        }
    const Terrains terrains = terrainsAt(t, regionCount - 1);
    std::array<int, 2> led {};
    for (std::size_t k = 0; k < 3; ++k)
        if (terrains & (1u << k))
            for (Seat p = 0; p < maxPlayers; ++p)
                led[p] += totals[p][k] > totals[otherSeat(p)][k] && totals[p][k] > 0;
    if (led[0] != led[1])
        endMatch(t, static_cast<std::uint8_t>(led[0] > led[1] ? 1 : 2), Ending::Arena);
}

} // namespace triptych::altered
