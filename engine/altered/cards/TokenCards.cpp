#include "altered/cards/TokenCards.h"

#include "text/Spelling.h"

#include <algorithm>
#include <utility>

namespace triptych::altered {

namespace {

template <typename One>
bool sameStatistics(const One& token, const Card& card)
{
    return card.forest == token.forest && card.mountain == token.mountain
        && card.ocean == token.ocean;
}

/// All but its id is that of the other.
void become(Card& token, Card other)
{
    other.id = std::move(token.id);
    token = std::move(other);
}

} // namespace

std::uint16_t numberOf(const Token& token, std::vector<Card>& cards, std::size_t printed,
    const cards::NumberByText& byName)
{
    // A token card of that name has the token's own text; a text that says more makes up its own.
    const auto known = byName.find(token.name);
    if (known != byName.end() && cards[known->second].token
        && (token.abilities.empty() || token.abilities == cards[known->second].abilities)) {
        const Card& card = cards[known->second];
        if (!token.hasStatistics || sameStatistics(token, card))
            return known->second;
    }
    for (std::size_t i = printed; i < cards.size(); ++i) {
        const Card& card = cards[i];
        if (card.name == token.name && sameStatistics(token, card)
            && card.abilities == token.abilities)
            return static_cast<std::uint16_t>(i);
    }
    Card card;
    card.name = token.name;
    card.id = "token-" + text::lowerCase(token.name);
    std::ranges::replace(card.id, ' ', '-');
    card.token = true;
    card.type = token.hasStatistics ? CardType::Character : CardType::Landmark;
    card.forest = token.forest;
    card.mountain = token.mountain;
    card.ocean = token.ocean;
    for (const std::string& subtype : token.subtypes)
        card.subtypes.push_back(text::lowerCase(subtype));
    card.abilities = token.abilities;
    cards.push_back(std::move(card));
    return static_cast<std::uint16_t>(cards.size() - 1);
}

void completeTokens(std::vector<Card>& cards, std::size_t printed)
{
    for (std::size_t i = printed; i < cards.size(); ++i) {
        Card& token = cards[i];
        if (token.abilities.empty())
            if (const auto defined = std::ranges::find_if(cards,
                    [&](const Card& card) {
                        return card.token && card.name == token.name && card.type == token.type
                            && !card.abilities.empty() && sameStatistics(token, card);
                    });
                defined != cards.end())
                become(token, *defined);
        if (token.type != CardType::Landmark)
            continue;
        if (const auto same = std::ranges::find_if(cards,
                [&](const Card& card) {
                    return card.token && card.type == CardType::Character
                        && card.name == token.name;
                });
            same != cards.end())
            become(token, *same);
    }
}

} // namespace triptych::altered
