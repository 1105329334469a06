#pragma once

#include "core/JsonFields.h"
#include "core/Problem.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

// The cards of a scenario file (NOTATION section 4), as far as every game reads them alike.
namespace triptych::cards {

/// The cards it is played with: its own come first and win, then those of the packs.
/// `read(card, set, place)` compiles one; it never throws.
template <class Card, class CardSet, class Read>
std::vector<Card> withOwnCards(
    const nlohmann::json& file, const CardSet& known, Read read, Problems& problems)
{
    std::vector<Card> cards;
    std::set<std::string> own;
    for (const nlohmann::json& entry : JsonFields(file, "scenario", problems).list("cards")) {
        Card card = read(entry, "scenario", "cards, entry " + std::to_string(cards.size() + 1));
        problems.insert(problems.end(), card.problems.begin(), card.problems.end());
        own.insert(card.name);
        cards.push_back(std::move(card));
    }
    for (std::size_t k = 0; k < known.size(); ++k)
        if (!own.contains(known.card(k).name))
            cards.push_back(known.card(k));
    return cards;
}

/// One card somewhere on the table, as the file has it.
template <typename Zone>
struct PlacedCard
{
    std::uint16_t card = 0;
    std::uint8_t seat = 0;
    std::uint8_t owner = 0;
    Zone zone = Zone::Deck;
};

/// What reads such a file, and complains of what is amiss in it.
template <typename CardSet>
class ScenarioReader
{
protected:
    ScenarioReader(const CardSet& known, const nlohmann::json& file, Problems& problems)
        : m_known(known)
        , m_file(file)
        , m_problems(problems)
    {
    }

    void complain(const std::string& place, const std::string& text)
    {
        m_problems.push_back({ place, text });
    }

    const CardSet& m_known;
    const nlohmann::json& m_file;
    Problems& m_problems;
};

/// The card that an entry of a zone names, by name or id: a text, or an object with "card".
std::string cardNameOf(const nlohmann::json& entry);
/// That there is no such card, or that none is named.
Problem unknownCard(const std::string& name, const std::string& place);
/// Complains of a handle that an answer could not use, or that was given before.
void checkId(
    const std::string& id, const std::string& place, std::set<std::string>& used, Problems&);

} // namespace triptych::cards
