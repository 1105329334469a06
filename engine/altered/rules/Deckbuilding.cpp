#include "altered/rules/Deckbuilding.h"

#include "altered/State.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace triptych::altered {

namespace {

constexpr int leastCards = 39;     // 1.1.4.c, the Hero not counted
constexpr int copies = 3;          // 1.1.4.e
constexpr int rares = 15;          // 1.1.4.f
constexpr int uniques = 3;         // 1.1.4.g
constexpr int exalteds = 3;        ///< Announced with the cards; not in the rules read.
constexpr int limitedFactions = 3; // 1.1.5.d
constexpr int limitedCards = 29;   // 1.1.5.c
constexpr int tableRoom = 62;      ///< Cards that one deck can bring to a table, the Hero counted.

std::string_view factionName(Faction faction)
{
    constexpr std::string_view names[]
        = { "axiom", "bravos", "lyra", "muna", "ordis", "yzmir", "neutral" };
    return names[static_cast<std::size_t>(faction)];
}

class Check
{
public:
    Check(const CardSet& cards, const decks::DeckList& deck, std::string_view ruleset, bool limited)
        : m_cards(cards)
        , m_deck(deck)
        , m_policy(policyOf(ruleset == "cr4" ? RulesetId::Cr4 : RulesetId::Cr1))
        , m_limited(limited)
        , m_place(deck.name.empty() ? std::string("deck") : deck.name)
    {
    }

    Problems problems()
    {
        checkHero();
        checkCards();
        checkSize();
        if (m_limited)
            checkFactions();
        else
            checkCounts();
        return std::move(m_problems);
    }

private:
    void complain(std::string text, std::string rule, std::string card = {})
    {
        m_problems.push_back({ m_place, std::move(text), std::move(rule), std::move(card) });
    }
    bool isKnown(const std::string& name, CardId& found)
    {
        found = m_cards.find(name);
        if (found != noCard && found.value < m_cards.size())
            return true;
        complain(fmt::format("\"{}\" is not a card of the loaded sets. Check the spelling or load "
                             "its card pack.",
                     name),
            {}, name);
        return false;
    }
    void checkCompiles(const Card& card)
    {
        if (!card.problems.empty())
            m_problems.push_back({ card.problems.front().place,
                fmt::format("\"{}\" cannot be played: {}", card.name, card.problems.front().text),
                {}, card.name });
    }

    void checkHero()
    {
        if (m_deck.hero.empty()) {
            if (!m_limited) // 1.1.4.b
                complain("A constructed deck needs one Hero: \"hero\":\"..\".", "altered 1.1.4.b");
            return;
        }
        CardId number;
        if (!isKnown(m_deck.hero, number))
            return;
        m_hero = &m_cards.card(number.value);
        if (m_hero->type != CardType::Hero)
            complain(fmt::format("\"{}\" is not a Hero.", m_hero->name), "altered 1.1.4.b",
                m_hero->name);
        checkCompiles(*m_hero);
        m_factions.insert(m_hero->faction);
    }

    void checkCards()
    {
        for (const decks::Entry& entry : m_deck.main) {
            if (entry.count < 0) {
                complain(fmt::format("\"{}\" has a negative count.", entry.card), "altered 1.1.4.c",
                    entry.card);
                continue;
            }
            m_total += entry.count;
            CardId number;
            if (!isKnown(entry.card, number))
                continue;
            const Card& card = m_cards.card(number.value);
            checkCompiles(card);
            if (card.token || card.type == CardType::Hero) {
                complain(fmt::format("\"{}\" is {} and cannot be among the cards of a deck.",
                             card.name, card.token ? "a token" : "a Hero"),
                    card.token ? "altered 1.1.7.b" : "altered 1.1.4.b", card.name);
                continue;
            }
            m_names[card.name] += entry.count;
            if (card.rarity == Rarity::Rare)
                addTo(m_rares, card, entry.count);
            else if (card.rarity == Rarity::Unique)
                addTo(m_uniques, card, entry.count);
            else if (card.rarity == Rarity::Exalted)
                addTo(m_exalteds, card, entry.count);
            if (card.faction != Faction::Neutral)
                m_factions.insert(card.faction);
            if (!m_limited && m_hero && card.faction != m_hero->faction
                && card.faction != Faction::Neutral)
                complain(fmt::format("\"{}\" is of {}; the Hero's faction is {}.", card.name,
                             factionName(card.faction), factionName(m_hero->faction)),
                    "altered 1.1.4.d", card.name);
            if (card.limit && m_names[card.name] > *card.limit)
                complain(
                    fmt::format("The deck has more than {} of \"{}\".", *card.limit, card.name),
                    "altered 1.1.4.e", card.name);
        }
    }

    struct Tally
    {
        int count = 0;
        std::string last;
    };
    static void addTo(Tally& tally, const Card& card, int count)
    {
        tally.count += count;
        tally.last = card.name;
    }

    void checkSize()
    {
        const int withHero = m_total + (m_deck.hero.empty() ? 0 : 1);
        if (m_limited) {
            const bool counts = m_policy.limitedCountsTheHero;
            if (counts ? withHero < limitedCards + 1 : m_total < limitedCards)
                complain(counts
                        ? fmt::format("A limited deck needs at least {} cards, the Hero "
                                      "counted; it has {}.",
                            limitedCards + 1, withHero)
                        : fmt::format("A limited deck needs at least {} cards besides the Hero; it "
                                      "has {}.",
                            limitedCards, m_total),
                    "altered 1.1.5.c");
        } else if (m_total < leastCards) {
            complain(fmt::format(
                         "A constructed deck needs at least {} cards besides the Hero; it has {}.",
                         leastCards, m_total),
                "altered 1.1.4.c");
        } else if (m_policy.deckMost != 0 && withHero > m_policy.deckMost) {
            complain(
                fmt::format("A constructed deck has at most {} cards, the Hero counted; it has "
                            "{}.",
                    m_policy.deckMost, withHero),
                "altered v4 1.1.4.b");
        }
        if (withHero > tableRoom)
            complain(fmt::format(
                         "The deck has {} cards; this table has room for {}.", withHero, tableRoom),
                "altered 1.1.4.c");
    }

    void checkCounts()
    {
        for (const auto& [name, count] : m_names)
            if (count > copies)
                complain(fmt::format("The deck has {} copies of \"{}\"; {} is the most.", count,
                             name, copies),
                    "altered 1.1.4.e", name);
        checkTally(m_rares, rares, "rare", "altered 1.1.4.f");
        checkTally(m_uniques, uniques, "unique", "altered 1.1.4.g");
        checkTally(m_exalteds, exalteds, "exalted", "altered 1.1.4.g");
    }
    void checkTally(const Tally& tally, int most, const char* what, const char* rule)
    {
        if (tally.count > most)
            complain(
                fmt::format("The deck has {} {} cards; {} is the most.", tally.count, what, most),
                rule, tally.last);
    }

    void checkFactions()
    {
        if (static_cast<int>(m_factions.size()) > limitedFactions)
            complain(fmt::format("A limited deck has at most {} factions, the Hero's counted; this "
                                 "has {}.",
                         limitedFactions, m_factions.size()),
                "altered 1.1.5.d");
    }

    const CardSet& m_cards;
    const decks::DeckList& m_deck;
    const Policy& m_policy;
    bool m_limited;
    std::string m_place;
    Problems m_problems;
    const Card* m_hero = nullptr;
    int m_total = 0;
    std::map<std::string, int, std::less<>> m_names;
    Tally m_rares, m_uniques, m_exalteds;
    std::set<Faction> m_factions;
};

} // namespace

Problems faultsOf(
    const CardSet& cards, const decks::DeckList& deck, std::string_view ruleset, bool limited)
{
    return Check(cards, deck, ruleset, limited).problems();
}

} // namespace triptych::altered
