#include "seize/rules/Deckbuilding.h"

#include "decks/DeckList.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace triptych::seize {

namespace {

class Check
{
public:
    Check(const CardSet& cards, const decks::DeckList& deck, const Format& format)
        : m_cards(cards)
        , m_deck(deck)
        , m_format(format)
        , m_copies(cards.size())
    {
    }

    Problems run()
    {
        checkSize();
        for (const decks::Entry& entry : m_deck.main)
            count(entry.card, entry.count);
        if (!m_deck.side.empty())
            complain("Decks of this game have no side deck; move its cards or take them out.",
                "seize S-DECK-SIZE");
        if (m_format.guildMaster)
            checkGuildMaster();
        if (m_format.arena)
            checkArena();
        checkCopies();
        return std::move(m_problems);
    }

private:
    void complain(std::string text, std::string_view rule, std::string card = {})
    {
        m_problems.push_back(
            { m_deck.name.empty() ? "the deck" : fmt::format("deck \"{}\"", m_deck.name),
                std::move(text), std::string(rule), std::move(card) });
    }

    const Card* find(const std::string& name)
    {
        const CardId id = m_cards.find(name);
        if (id != noCard)
            return &m_cards.card(id.value);
        complain(
            fmt::format("There is no card \"{}\"; load its pack or take it out.", name), "", name);
        return nullptr;
    }

    void checkSize()
    {
        int size = 0;
        for (const decks::Entry& entry : m_deck.main)
            size += entry.count;
        const bool enough = m_format.options.deckMinimumOnly && size > m_format.deckSize;
        if (size != m_format.deckSize && !enough)
            complain(fmt::format("The deck has {} card{}; in {} it must have exactly {}.", size,
                         size == 1 ? "" : "s", m_format.name, m_format.deckSize),
                m_format.deckSize == 40 ? std::string_view("seize S-DECK-SIZE") : m_format.rule);
    }

    void count(const std::string& name, int copies)
    {
        const Card* card = find(name);
        if (!card)
            return;
        if (!card->problems.empty())
            complain(fmt::format("The text of \"{}\" is not understood, so it cannot be played.",
                         card->name),
                "", card->name);
        m_copies[static_cast<std::size_t>(card - m_cards.cards().data())] += copies;
    }

    void checkCopies()
    {
        eachCard([&](const Card* card, int copies) {
            int most = 1000;
            if (card->stars == 4)
                most = 1; // S-DECK-LEGEND
            else if (m_format.options.siteCopyLimits)
                most = 5 - card->stars;
            if (card->limit)
                most = std::min(most, *card->limit);
            if (copies > most)
                complain(fmt::format("There are {} copies of \"{}\"; it may have {}.", copies,
                             card->name, most),
                    "seize S-DECK-LEGEND", card->name);
        });
    }

    void checkGuildMaster()
    {
        if (m_deck.guildMaster.empty()) {
            complain("The deck needs a Guild Master, a mercenary of 3 or 4 stars.",
                "seize S-FMT-GM-DECK");
            return;
        }
        const std::size_t before = m_problems.size();
        count(m_deck.guildMaster, 1);
        const Card* card = m_problems.size() == before ? find(m_deck.guildMaster) : nullptr;
        if (card && (card->type != CardType::Mercenary || card->stars < 3))
            complain(fmt::format(
                         "\"{}\" cannot be the Guild Master; that is a mercenary of 3 or 4 stars.",
                         card->name),
                "seize S-FMT-GM-DECK", card->name);
    }

    void checkArena()
    {
        if (m_deck.champion.empty()) {
            complain("The deck needs a Champion, a mercenary.", "seize S-FMT-ARENA-DECK");
            return;
        }
        const std::size_t before = m_problems.size();
        count(m_deck.champion, 1);
        const Card* champion = m_problems.size() == before ? find(m_deck.champion) : nullptr;
        if (!champion)
            return;
        if (champion->type != CardType::Mercenary)
            complain(
                fmt::format("\"{}\" cannot be the Champion; that is a mercenary.", champion->name),
                "seize S-FMT-ARENA-DECK", champion->name);
        // A single class; cards without a class go with every one, and the Champion is of it.
        eachCard([&](const Card* card, int) {
            if (!card->className.empty() && card->className != champion->className)
                complain(fmt::format("\"{}\" is {}, but the deck is {} like its Champion.",
                             card->name, card->className,
                             champion->className.empty() ? "without a class" : champion->className),
                    "seize S-FMT-ARENA-DECK", card->name);
        });
    }

    /// Calls visit(card, copies) for each that the deck holds.
    template <typename F>
    void eachCard(F&& visit) const
    {
        for (std::size_t number = 0; number < m_copies.size(); ++number)
            if (m_copies[number] != 0)
                visit(&m_cards.card(number), m_copies[number]);
    }

    const CardSet& m_cards;
    const decks::DeckList& m_deck;
    const Format& m_format;
    std::vector<int> m_copies; ///< Of each printed card.
    Problems m_problems;
};

} // namespace

Problems faultsOf(const CardSet& cards, const decks::DeckList& deck, const Format& format)
{
    return Check(cards, deck, format).run();
}

} // namespace triptych::seize
