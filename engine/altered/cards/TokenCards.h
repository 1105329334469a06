#pragma once

#include "altered/cards/Card.h"
#include "cards/Naming.h"

#include <cstddef>
#include <cstdint>
#include <vector>

// The cards that texts make up: tokens. They stand behind the printed ones of a set.
namespace triptych::altered {

/// The number of the card that a token is: a printed one, or one that was made up before, or a new one.
std::uint16_t numberOf(
    const Token&, std::vector<Card>& cards, std::size_t printed, const cards::NumberByText& byName);

/// A token named without statistics is the one that another text of the set says more of.
void completeTokens(std::vector<Card>& cards, std::size_t printed);

} // namespace triptych::altered
