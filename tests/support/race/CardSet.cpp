#include "core/JsonFields.h"
#include "support/race/Table.h"

namespace triptych::race {

Card readCard(const nlohmann::json& json, const std::string&, const std::string& place)
{
    Card card;
    const JsonFields fields(json, place, card.problems);
    card.id = fields.text("id");
    card.name = fields.text("name");
    card.slug = cards::slugOf(card.name);
    if (!fields.given("points"))
        fields.complain("points", "is missing");
    card.points = static_cast<int>(fields.number("points", 1, 99).value_or(0));
    return card;
}

CardSet::CardSet(std::vector<Card> cards)
    : m_cards(std::move(cards))
{
    for (const Card& card : m_cards)
        m_facts.push_back({ cards::numberOf(m_slugs, card.slug) });
}

CardId CardSet::find(std::string_view idOrName) const
{
    for (std::uint16_t number = 0; number < m_cards.size(); ++number)
        if (m_cards[number].id == idOrName || m_cards[number].name == idOrName)
            return CardId { number };
    return noCard;
}

} // namespace triptych::race
