#include "cli/RandomDecks.h"

#include <algorithm>
#include <set>

namespace triptych::cli {

namespace {

int cardsIn(const decks::DeckList& deck)
{
    int cards = 0;
    for (const decks::Entry& entry : deck.main)
        cards += entry.count;
    return cards;
}

template <typename List>
auto& oneOf(List& list, Random& random)
{
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

void put(decks::DeckList& deck, const std::map<std::string, int>& counts)
{
    deck.main.clear();
    deck.side.clear();
    for (const auto& [card, count] : counts)
        deck.main.push_back({ card, count });
}

} // namespace

RandomDecks::RandomDecks(const Game& game, std::shared_ptr<const cards::Library> library,
    const Ruleset& ruleset, const std::vector<decks::DeckList>& models, MakeDeck ofCards)
    : m_game(game)
    , m_library(std::move(library))
    , m_ruleset(ruleset.id)
    , m_ofCards(std::move(ofCards))
{
    for (const decks::DeckList& deck : models)
        if (isLegal(deck))
            m_models.push_back(deck);
    if (!m_models.empty()) {
        // One of each card: what is wrong with that says which cards no deck may hold.
        decks::DeckList all = m_models.front();
        std::set<std::string> names;
        for (std::size_t i = 0; i < m_library->size(); ++i)
            names.insert(m_library->printed(i).at("name").get<std::string>());
        all.main.clear();
        for (const std::string& name : names)
            all.main.push_back({ name, 1 });
        std::vector<std::string> refused;
        isLegal(all, &refused);
        for (const std::string& name : refused)
            names.erase(name);
        m_names.assign(names.begin(), names.end());
    }
}

bool RandomDecks::isLegal(const decks::DeckList& deck, std::vector<std::string>* refused) const
{
    const Problems problems = m_game.check(*m_library, deck, m_ruleset);
    if (refused)
        for (const Problem& problem : problems)
            refused->push_back(problem.card);
    return problems.empty();
}

decks::DeckList RandomDecks::make(Random& random) const
{
    constexpr int attempts = 20;
    const bool asItIs = !m_models.empty() && random.below(2) == 0;
    if (asItIs)
        return oneOf(m_models, random);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const decks::DeckList made
            = m_ofCards ? m_ofCards(random) : ofModel(oneOf(m_models, random), random);
        if (isLegal(made))
            return made;
    }
    return m_models.empty() ? decks::DeckList {} : oneOf(m_models, random);
}

/// Cards at random, as many as in the model. What is refused of them is left out the next time, so
/// that limits of single cards need not be known here.
decks::DeckList RandomDecks::ofModel(const decks::DeckList& model, Random& random) const
{
    constexpr int attempts = 20, most = 3;
    std::vector<std::string> names = m_names;
    decks::DeckList deck = model;
    deck.name = "Random";
    for (int attempt = 0; attempt < attempts && names.size() > 20; ++attempt) {
        std::map<std::string, int> counts;
        for (int left = cardsIn(model); left > 0;) {
            int& count = counts[oneOf(names, random)];
            if (count < most) {
                ++count;
                --left;
            }
        }
        put(deck, counts);
        std::vector<std::string> refused;
        if (isLegal(deck, &refused))
            return deck;
        std::erase_if(names, [&](const std::string& name) {
            return std::ranges::find(refused, name) != refused.end();
        });
    }
    return model;
}

} // namespace triptych::cli
