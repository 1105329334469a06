#include "altered/cards/CardSet.h"

#include "altered/cards/Numbering.h"
#include "altered/cards/Published.h"
#include "altered/cards/Subtypes.h"
#include "text/Spelling.h"

#include <algorithm>
#include <utility>

// What has a number in a card set, and is found by its name: cards, effects, sub-types, counters, tokens.
namespace triptych::altered {

void CardSet::number(Ability& ability)
{
    Numbers numbers;
    numbers.effect = [this](const Effect& effect) {
        m_effects.push_back(&effect);
        return static_cast<std::uint16_t>(m_effects.size() - 1);
    };
    numbers.counter = [this](const std::string& name) { return numberOfCounter(name); };
    numbers.subtype = [this](const std::string& name) { return numberOfSubtype(name); };
    numbers.token = [this](const Token& token) { return numberOfToken(token); };
    numbers.granted = [this](const Ability& granted) {
        m_grantsAbilities = true;
        if (granted.effect)
            m_granted.emplace(granted.effect->id, &granted);
        settle(granted);
    };
    numbers.history = [this](Happening::Event event) {
        m_historyEvents |= std::uint64_t { 1 } << static_cast<unsigned>(event);
    };
    numberAll(ability, numbers);
    settle(ability);
}

/// A token named without statistics is the one that another text of the set says more of.
void CardSet::fillSlots()
{
    for (std::size_t i = m_printed; i < m_cards.size(); ++i) {
        if (m_cards[i].abilities.empty())
            if (const auto defined = std::ranges::find_if(m_cards,
                    [&](const Card& card) {
                        return card.token && card.name == m_cards[i].name
                            && card.type == m_cards[i].type && !card.abilities.empty()
                            && card.forest == m_cards[i].forest
                            && card.mountain == m_cards[i].mountain
                            && card.ocean == m_cards[i].ocean;
                    });
                defined != m_cards.end()) {
                const std::string id = m_cards[i].id;
                m_cards[i] = Card(*defined);
                m_cards[i].id = id;
            }
        if (m_cards[i].type != CardType::Landmark)
            continue;
        const auto same = std::ranges::find_if(m_cards, [&](const Card& card) {
            return card.token && card.type == CardType::Character && card.name == m_cards[i].name;
        });
        if (same == m_cards.end())
            continue;
        const std::string id = m_cards[i].id;
        m_cards[i] = Card(*same);
        m_cards[i].id = id;
    }
}

const Ability* CardSet::granted(std::uint16_t effect) const
{
    const auto it = m_granted.find(effect);
    return it == m_granted.end() ? nullptr : it->second;
}

CardId CardSet::find(std::string_view idOrName) const
{
    if (const auto it = m_byId.find(idOrName); it != m_byId.end())
        return { it->second };
    if (const auto it = m_byName.find(idOrName); it != m_byName.end())
        return { it->second };
    if (const auto it = m_byLowerName.find(text::lowerCase(idOrName)); it != m_byLowerName.end())
        return { it->second };
    for (const std::string& printing : otherPrintings(idOrName))
        if (const auto it = m_byId.find(printing); it != m_byId.end())
            return { it->second };
    return noCard;
}

std::uint8_t CardSet::counterKind(std::string_view name) const
{
    const auto it = std::ranges::find(m_counters, text::lowerCase(name));
    return it == m_counters.end() ? std::uint8_t { 0 }
                                  : static_cast<std::uint8_t>(it - m_counters.begin());
}

std::uint16_t CardSet::nameNumber(std::string_view name) const
{
    const auto it = m_names.find(name);
    return it == m_names.end() ? std::uint16_t { 0xFFFF } : it->second;
}

std::uint16_t CardSet::numberOfSubtype(const std::string& printed)
{
    const std::string word = singularSubtype(printed);
    const auto it = std::ranges::find(m_subtypes, word);
    if (it != m_subtypes.end())
        return static_cast<std::uint16_t>(it - m_subtypes.begin());
    m_subtypes.push_back(word);
    return static_cast<std::uint16_t>(m_subtypes.size() - 1);
}

std::uint16_t CardSet::numberOfCounter(const std::string& name)
{
    const std::string word = text::lowerCase(name);
    const auto it = std::ranges::find(m_counters, word);
    if (it != m_counters.end())
        return static_cast<std::uint16_t>(it - m_counters.begin());
    m_counters.push_back(word);
    return static_cast<std::uint16_t>(m_counters.size() - 1);
}

std::uint16_t CardSet::numberOfToken(const Token& token)
{
    // A token card of that name has the token's own text; a text that says more makes up its own.
    const auto known = m_byName.find(token.name);
    if (known != m_byName.end() && m_cards[known->second].token
        && (token.abilities.empty() || token.abilities == m_cards[known->second].abilities)) {
        const Card& card = m_cards[known->second];
        if (!token.hasStatistics
            || (card.forest == token.forest && card.mountain == token.mountain
                && card.ocean == token.ocean))
            return known->second;
    }
    for (std::size_t i = m_printed; i < m_cards.size(); ++i) {
        const Card& card = m_cards[i];
        if (card.name == token.name && card.forest == token.forest
            && card.mountain == token.mountain && card.ocean == token.ocean
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
    m_cards.push_back(std::move(card));
    return static_cast<std::uint16_t>(m_cards.size() - 1);
}

} // namespace triptych::altered
