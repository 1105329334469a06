#include "decks/Completing.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "decks/DeckRules.h"

#include <algorithm>

namespace triptych::decks {

namespace {

std::string& leaderOf(DeckList& deck, DeckPart part)
{
    switch (part) {
    case DeckPart::Hero:
        return deck.hero;
    case DeckPart::Champion:
        return deck.champion;
    case DeckPart::GuildMaster:
        return deck.guildMaster;
    case DeckPart::Main:
    case DeckPart::Side:
        break;
    }
    return deck.hero;
}

class Filler
{
public:
    Filler(const Game& game, const cards::Library& library, DeckList deck, std::string_view ruleset,
        const Filling& filling)
        : m_game(game)
        , m_library(library)
        , m_deck(std::move(deck))
        , m_ruleset(ruleset)
        , m_filling(filling)
        , m_rules(game.deckRules(ruleset, filling.options))
        , m_random(filling.seed)
    {
        if (m_deck.game.empty())
            m_deck.game = game.id();
        if (m_deck.ruleset.empty())
            m_deck.ruleset = ruleset;
    }

    Completed run()
    {
        for (std::size_t leader = 0; leader < m_rules.leaders.size(); ++leader)
            if (leaderOf(m_deck, m_rules.leaders[leader].part).empty())
                chooseLeader(leader);
        addCards();
        return { m_deck, faultsOf(m_deck) };
    }

private:
    DeckFaults faultsOf(const DeckList& deck) const
    {
        return m_game.faults(m_library, deck, m_ruleset, {}, m_filling.options);
    }
    /// Faults other than that cards are missing.
    std::size_t wrongs(const DeckList& deck) const
    {
        const DeckFaults faults = faultsOf(deck);
        return static_cast<std::size_t>(std::ranges::count_if(faults, [](const DeckFault& fault) {
            return !fault.proposal || fault.proposal->deed != Proposal::Deed::Add;
        }));
    }

    std::vector<std::size_t> inOrder(std::vector<std::size_t> cards)
    {
        m_random.shuffle(cards);
        if (m_filling.liking)
            std::ranges::stable_sort(cards, std::ranges::greater {},
                [&](std::size_t card) { return m_filling.liking(card); });
        return cards;
    }

    // Of those that go best with what is there already, any.
    void chooseLeader(std::size_t leader)
    {
        std::vector<std::size_t> candidates;
        for (std::size_t card = 0; card < m_library.size(); ++card)
            if (m_game.mayLead(m_library, card, m_ruleset, leader))
                candidates.push_back(card);
        std::string best;
        std::size_t fewest = 0;
        for (const std::size_t card : inOrder(std::move(candidates))) {
            DeckList with = m_deck;
            leaderOf(with, m_rules.leaders[leader].part) = nameFor(m_library, card);
            const std::size_t count = wrongs(with);
            if (!best.empty() && count >= fewest)
                continue;
            best = nameFor(m_library, card);
            fewest = count;
            if (count == 0)
                break;
        }
        leaderOf(m_deck, m_rules.leaders[leader].part) = best;
    }

    int missing() const
    {
        for (const DeckFault& fault : faultsOf(m_deck))
            if (fault.proposal && fault.proposal->deed == Proposal::Deed::Add)
                return fault.proposal->count;
        return 0;
    }

    void addCards()
    {
        std::vector<std::size_t> pool;
        for (std::size_t card = 0; card < m_library.size(); ++card)
            if (m_game.mostCopies(m_library, card, m_ruleset, {}, m_filling.options) > 0)
                pool.push_back(card);
        int left = missing();
        const std::size_t wrong = wrongs(m_deck);
        for (const std::size_t card : inOrder(std::move(pool))) {
            if (left <= 0)
                return;
            const int most = std::min({ left, m_filling.mostCopies,
                m_game.mostCopies(m_library, card, m_ruleset, {}, m_filling.options) });
            for (int copies = most; copies > 0; --copies) {
                DeckList with = m_deck;
                addTo(with, nameFor(m_library, card), copies);
                if (wrongs(with) > wrong)
                    continue;
                m_deck = std::move(with);
                left -= copies;
                break;
            }
        }
    }
    static void addTo(DeckList& deck, const std::string& name, int copies)
    {
        const auto entry = std::ranges::find(deck.main, name, &Entry::card);
        if (entry != deck.main.end())
            entry->count += copies;
        else
            deck.main.push_back({ name, copies });
    }

    const Game& m_game;
    const cards::Library& m_library;
    DeckList m_deck;
    std::string m_ruleset;
    const Filling& m_filling;
    DeckRules m_rules;
    Random m_random;
};

} // namespace

std::string nameFor(const cards::Library& library, std::size_t card)
{
    std::string name = textOf(library.printed(card), "name");
    return library.find(name) == card ? name : textOf(library.printed(card), "id");
}

Completed complete(const Game& game, const cards::Library& library, DeckList partial,
    std::string_view ruleset, const Filling& filling)
{
    return Filler(game, library, std::move(partial), ruleset, filling).run();
}

} // namespace triptych::decks
