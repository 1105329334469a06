#include "altered/rules/Deckbuilding.h"

#include "altered/State.h"
#include "altered/rules/Setup.h"
#include "cards/Nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

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
        = { "Axiom", "Bravos", "Lyra", "Muna", "Ordis", "Yzmir", "Neutral" };
    return names[static_cast<std::size_t>(faction)];
}

using decks::DeckPart;

class Check
{
public:
    Check(const CardSet& cards, const ProblemsOf& problemsOf, const decks::DeckList& deck,
        std::string_view ruleset, bool limited)
        : m_cards(cards)
        , m_problemsOf(problemsOf)
        , m_deck(deck)
        , m_policy(policyOf(ruleset.starts_with("cr4") ? RulesetId::Cr4 : RulesetId::Cr1))
        , m_limited(limited)
        , m_place(deck.name.empty() ? std::string("deck") : deck.name)
    {
    }

    decks::DeckFaults faults()
    {
        checkHero();
        checkCards();
        checkSize();
        if (m_limited)
            checkFactions();
        else
            checkCounts();
        return std::move(m_faults);
    }

private:
    using Proposed = std::optional<decks::Proposal>;
    void complain(std::string text, std::string rule, std::vector<std::string> cards = {},
        Proposed proposal = {})
    {
        m_faults.push_back(
            { std::move(rule), std::move(text), std::move(cards), std::move(proposal), m_place });
    }
    bool isKnown(const std::string& name, int count, DeckPart part, CardId& found)
    {
        found = m_cards.find(name);
        if (found != noCard && found.value < m_cards.size())
            return true;
        m_faults.push_back(decks::unknownCard(m_place, name, count, part, m_near.bestFor(name)));
        return false;
    }
    void checkCompiles(CardId number, decks::Proposal proposal)
    {
        const Problems& problems = m_problemsOf(number.value);
        const std::string& name = m_cards.card(number.value).name;
        if (!problems.empty())
            m_faults.push_back(
                { {}, fmt::format("\"{}\" cannot be played: {}", name, problems.front().text),
                    { name }, std::move(proposal), problems.front().place });
    }

    void checkHero()
    {
        const decks::Proposal chooseHero { decks::Proposal::Deed::Choose, DeckPart::Hero };
        if (m_deck.hero.empty()) {
            if (!m_limited) // 1.1.4.b
                complain("A constructed deck needs one Hero.", "altered 1.1.4.b", {}, chooseHero);
            return;
        }
        CardId number;
        if (!isKnown(m_deck.hero, 1, DeckPart::Hero, number))
            return;
        m_hero = &m_cards.card(number.value);
        if (m_hero->type != CardType::Hero)
            complain(fmt::format("\"{}\" is not a Hero.", m_hero->name), "altered 1.1.4.b",
                { m_hero->name }, chooseHero);
        checkCompiles(number, chooseHero);
    }

    void checkCards()
    {
        for (const decks::Entry& entry : m_deck.main) {
            if (entry.count < 0) {
                complain(fmt::format("\"{}\" has a negative count.", entry.card), "altered 1.1.4.c",
                    { entry.card });
                continue;
            }
            m_total += entry.count;
            CardId number;
            if (!isKnown(entry.card, entry.count, DeckPart::Main, number))
                continue;
            const Card& card = m_cards.card(number.value);
            const decks::Proposal removal { decks::Proposal::Deed::Remove, DeckPart::Main,
                entry.count, entry.card };
            checkCompiles(number, removal);
            if (card.token || card.type == CardType::Hero) {
                complain(fmt::format("\"{}\" is {} and cannot be among the cards of a deck.",
                             card.name, card.token ? "a token" : "a Hero"),
                    card.token ? "altered 1.1.7.b" : "altered 1.1.4.b", { card.name }, removal);
                continue;
            }
            addTo(m_names[card.name], card, entry);
            if (card.rarity == Rarity::Rare)
                addTo(m_rares, card, entry);
            else if (card.rarity == Rarity::Unique)
                addTo(m_uniques, card, entry);
            else if (card.rarity == Rarity::Exalted)
                addTo(m_exalteds, card, entry);
            if (card.faction != Faction::Neutral)
                addTo(m_factions[card.faction], card, entry);
            if (!m_limited && m_hero && card.faction != m_hero->faction
                && card.faction != Faction::Neutral)
                complain(fmt::format("\"{}\" is of {}; the Hero's faction is {}.", card.name,
                             factionName(card.faction), factionName(m_hero->faction)),
                    "altered 1.1.4.d", { card.name }, removal);
            if (card.limit && m_names[card.name].count > *card.limit)
                complain(
                    fmt::format("The deck has more than {} of \"{}\".", *card.limit, card.name),
                    "altered 1.1.4.e", { card.name }, removalOf(m_names[card.name], *card.limit));
        }
    }

    /// Cards that are counted together.
    struct Tally
    {
        int count = 0;
        std::vector<std::string> cards {}; ///< Their names, each once.
        decks::Entry last {};              ///< As the list has it.
    };
    static void addTo(Tally& tally, const Card& card, const decks::Entry& entry)
    {
        tally.count += entry.count;
        if (std::ranges::find(tally.cards, card.name) == tally.cards.end())
            tally.cards.push_back(card.name);
        tally.last = entry;
    }
    /// The last of them go, as many as are too many of it.
    static decks::Proposal removalOf(const Tally& tally, int most)
    {
        return { decks::Proposal::Deed::Remove, DeckPart::Main,
            std::min(tally.count - most, tally.last.count), tally.last.card };
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
                    "altered 1.1.5.c", {},
                    decks::Proposal { decks::Proposal::Deed::Add, DeckPart::Main,
                        counts ? limitedCards + 1 - withHero : limitedCards - m_total });
        } else if (m_total < leastCards) {
            complain(fmt::format(
                         "A constructed deck needs at least {} cards besides the Hero; it has {}.",
                         leastCards, m_total),
                "altered 1.1.4.c", {},
                decks::Proposal {
                    decks::Proposal::Deed::Add, DeckPart::Main, leastCards - m_total });
        } else if (m_policy.deckMost != 0 && withHero > m_policy.deckMost) {
            complain(
                fmt::format("A constructed deck has at most {} cards, the Hero counted; it has "
                            "{}.",
                    m_policy.deckMost, withHero),
                "altered v4 1.1.4.b", {},
                decks::Proposal {
                    decks::Proposal::Deed::Remove, DeckPart::Main, withHero - m_policy.deckMost });
        }
        if (withHero > tableRoom)
            complain(fmt::format(
                         "The deck has {} cards; this table has room for {}.", withHero, tableRoom),
                "altered 1.1.4.c", {},
                decks::Proposal {
                    decks::Proposal::Deed::Remove, DeckPart::Main, withHero - tableRoom });
    }

    void checkCounts()
    {
        for (const auto& [name, tally] : m_names)
            if (tally.count > copies)
                complain(fmt::format("The deck has {} copies of \"{}\"; {} is the most.",
                             tally.count, name, copies),
                    "altered 1.1.4.e", { name }, removalOf(tally, copies));
        checkTally(m_rares, rares, "rare", "altered 1.1.4.f");
        checkTally(m_uniques, uniques, "unique", "altered 1.1.4.g");
        checkTally(m_exalteds, exalteds, "exalted", "altered 1.1.4.g");
    }
    void checkTally(const Tally& tally, int most, const char* what, const char* rule)
    {
        if (tally.count > most)
            complain(
                fmt::format("The deck has {} {} cards; {} is the most.", tally.count, what, most),
                rule, tally.cards, removalOf(tally, most));
    }

    void checkFactions()
    {
        auto all = m_factions;
        if (m_hero)
            all[m_hero->faction];
        if (static_cast<int>(all.size()) <= limitedFactions)
            return;
        const Tally* fewest = nullptr; // The faction that is easiest to do without.
        for (const auto& [faction, tally] : m_factions)
            if ((!m_hero || faction != m_hero->faction) && (!fewest || tally.count < fewest->count))
                fewest = &tally;
        complain(fmt::format("A limited deck has at most {} factions, the Hero's counted; this "
                             "has {}.",
                     limitedFactions, all.size()),
            "altered 1.1.5.d", fewest->cards,
            decks::Proposal { decks::Proposal::Deed::Remove, DeckPart::Main, fewest->last.count,
                fewest->last.card });
    }

    const CardSet& m_cards;
    cards::NearNames m_near = cards::NearNames::of(m_cards.cards());
    const ProblemsOf& m_problemsOf;
    const decks::DeckList& m_deck;
    const Policy& m_policy;
    bool m_limited;
    std::string m_place;
    decks::DeckFaults m_faults;
    const Card* m_hero = nullptr;
    int m_total = 0;
    std::map<std::string, Tally, std::less<>> m_names;
    Tally m_rares, m_uniques, m_exalteds;
    std::map<Faction, Tally> m_factions; ///< Of the cards, the Hero not counted.
};

} // namespace

decks::DeckFaults faultsOf(const CardSet& cards, const ProblemsOf& problemsOf,
    const decks::DeckList& deck, std::string_view ruleset, bool limited)
{
    return Check(cards, problemsOf, deck, ruleset, limited).faults();
}

int mostCopies(const Card& card, bool limited)
{
    const bool belongs = !card.token && card.type != CardType::Hero;
    if (!belongs)
        return 0;
    return std::min(limited ? decks::anyNumber : copies, card.limit.value_or(decks::anyNumber));
}

bool mayBeHero(const Card& card)
{
    return card.type == CardType::Hero && !card.token;
}

decks::DeckRules deckRules(std::string_view ruleset, bool limited)
{
    const Policy& policy = policyOf(ruleset.starts_with("cr4") ? RulesetId::Cr4 : RulesetId::Cr1);
    const int bound = policy.deckMost == 0 ? tableRoom : policy.deckMost;
    return { .least = limited ? limitedCards : leastCards,
        .most = (limited ? tableRoom : bound) - 1, // The Hero is counted there.
        .side = 0,
        .leaders
        = { { DeckPart::Hero, limited ? "altered 1.1.5.b" : "altered 1.1.4.b", !limited } },
        .draw = { .openingHand = openingHand, // v1 4.1.j
            .eachTurn = 2,                    // 4.2.1.d
            .firstTurn = 0,                   // 4.1.l The first Morning is skipped.
            .firstTurnOfOther = 0,
            .rule = "altered 4.2.1" },
        .pay = { .cost = "cost",
            .fromOpeningHand = 3, // v1 4.1.k
            .eachTurn = 1,        // 4.2.1.e
            .inFirstTurn = false },
        .groups = { "kind", "faction", "rarity" },
        .playVerbs = { "play" } };
}

} // namespace triptych::altered
