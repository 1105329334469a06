#pragma once

#include "altered/Table.h"

#include <vector>

// 7.3.4 Tokens come into being.
namespace triptych::altered {

/// 7.3.4 New tokens, all at once: one for each place. Fewer when the table is full.
struct TokenPlace
{
    Seat seat = 0;
    Zone zone = Zone::HeroExpedition;
    Seat by = noSeat; ///< Who creates it.
};
std::vector<Index> createTokens(const Table&, std::uint16_t card, const std::vector<TokenPlace>&);
/// Counts one more token of a name; null when there is no room to count this name.
const TokenCount* countToken(State&, std::uint16_t name);

} // namespace triptych::altered
