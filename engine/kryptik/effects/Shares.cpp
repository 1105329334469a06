#include "kryptik/effects/Shares.h"

#include <algorithm>

namespace triptych::kryptik {

std::uint8_t takeShare(State& s, std::uint8_t left)
{
    const std::uint8_t share = std::min(s.theNumber, left);
    s.agenda.push(Share { share });
    return static_cast<std::uint8_t>(left - share);
}

std::vector<std::uint8_t> namedShares(State& s, std::size_t many, std::uint8_t left)
{
    std::vector<std::uint8_t> shares(many, 0);
    if (many == 0)
        return shares;
    shares.back() = left;
    for (std::size_t k = many - 1; k-- > 0 && s.agenda.next<Share>(); s.agenda.pop())
        shares[k] = s.agenda.next<Share>()->number;
    return shares;
}

/// Nobody is left who could get it.
void run(const Table&, Share)
{
}

} // namespace triptych::kryptik
