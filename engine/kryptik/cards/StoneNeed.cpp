#include "kryptik/cards/StoneNeed.h"

namespace triptych::kryptik {

StoneNeed needOf(const Stones& stones)
{
    StoneNeed need;
    for (const Stone& stone : stones) {
        switch (stone.kind) {
        case Stone::Kind::Generic:
            need.generic = static_cast<std::uint8_t>(need.generic + stone.amount);
            break;
        case Stone::Kind::X:
            ++need.xs;
            break;
        case Stone::Kind::Coloured:
            if (stone.colours == 0) {
                ++need.generic;
            } else {
                ++need.coloured;
                need.within.addContaining(stone.colours, 1);
            }
            break;
        }
    }
    need.total = static_cast<std::uint8_t>(need.generic + need.coloured);
    return need;
}

StoneNeed together(StoneNeed need, const StoneNeed& more)
{
    need.total = static_cast<std::uint8_t>(need.total + more.total);
    need.xs = static_cast<std::uint8_t>(need.xs + more.xs);
    need.generic = static_cast<std::uint8_t>(need.generic + more.generic);
    need.coloured = static_cast<std::uint8_t>(need.coloured + more.coloured);
    need.within.addAll(more.within);
    return need;
}

StoneNeed genericNeed(int amount)
{
    StoneNeed need;
    need.generic = static_cast<std::uint8_t>(amount);
    need.total = need.generic;
    return need;
}

} // namespace triptych::kryptik
