#include "app/games/CardFacts.h"

#include <bit>

namespace deckroom {

int CardFacts::rank(std::size_t facet) const
{
    const std::uint32_t bits = values[facet];
    if (bits == 0)
        return 31;
    return std::popcount(bits) > 1 ? 30 : std::countr_zero(bits);
}

} // namespace deckroom
