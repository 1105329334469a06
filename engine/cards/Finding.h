#pragma once

#include "cards/Naming.h"
#include "core/Id.h"
#include "text/Spelling.h"

#include <cstddef>
#include <string_view>
#include <vector>

// The cards of a set by what they are called.
namespace triptych::cards {

/// The ids and names of cards, and which of them each stands for. An id goes before a name that is spelled
/// like it, and a card of a later pack corrects the one of the same id and goes by its names too. `names`:
/// cards of one name share a number.
template <class Card>
void enterNames(const std::vector<Card>& cards, NumberByText& byIdOrName, NumberByText& byLowerName,
    NumberByText& names)
{
    for (std::size_t k = 0; k < cards.size(); ++k)
        byIdOrName.insert_or_assign(cards[k].id, static_cast<std::uint16_t>(k));
    for (const Card& card : cards) {
        byLowerName.emplace(text::lowerCase(card.name), byIdOrName.find(card.id)->second);
        numberOf(names, card.name);
    }
    for (const Card& card : cards)
        byIdOrName.emplace(card.name, byIdOrName.find(card.id)->second);
}

/// The card of this id or name, the name in whatever letters; none is noCard.
CardId foundIn(
    const NumberByText& byIdOrName, const NumberByText& byLowerName, std::string_view idOrName);

} // namespace triptych::cards
