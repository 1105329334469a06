#include "seize/rules/Deckbuilding.h"

#include "cards/Nearest.h"
#include "decks/DeckList.h"
#include "seize/rules/Drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace triptych::seize {

namespace {

using Deed = decks::Proposal::Deed;
using decks::DeckPart;

int copiesAllowed(const Card& card, const Format& format)
{
    int most = decks::anyNumber;
    if (card.stars == 4)
        most = 1; // S-DECK-LEGEND
    else if (format.options.siteCopyLimits)
        most = 5 - card.stars;
    return std::min(most, card.limit.value_or(decks::anyNumber));
}

bool isGuildMaster(const Card& card)
{
    return card.type == CardType::Mercenary && card.stars >= 3; // S-FMT-GM-DECK
}

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

    decks::DeckFaults run()
    {
        checkSize();
        for (const decks::Entry& entry : m_deck.main)
            count(entry.card, entry.count, DeckPart::Main);
        if (!m_deck.side.empty())
            complain("Decks of this game have no side deck; move its cards or take them out.",
                "seize S-DECK-SIZE", {},
                decks::Proposal { Deed::Remove, DeckPart::Side, m_deck.side.front().count,
                    m_deck.side.front().card });
        if (m_format.guildMaster)
            checkGuildMaster();
        if (m_format.arena)
            checkArena();
        checkCopies();
        return std::move(m_faults);
    }

private:
    using Proposed = std::optional<decks::Proposal>;
    std::string place() const
    {
        return m_deck.name.empty() ? "the deck" : fmt::format("deck \"{}\"", m_deck.name);
    }
    void complain(std::string text, std::string_view rule, std::vector<std::string> cards = {},
        Proposed proposal = {})
    {
        m_faults.push_back(
            { std::string(rule), std::move(text), std::move(cards), std::move(proposal), place() });
    }

    const Card* find(const std::string& name, int copies, DeckPart part)
    {
        const CardId id = m_cards.find(name);
        if (id != noCard)
            return &m_cards.card(id.value);
        m_faults.push_back(decks::unknownCard(place(), name, copies, part, m_near.bestFor(name)));
        return nullptr;
    }
    /// How the list calls a card; it may have it by its id.
    std::string written(const Card& card) const
    {
        for (const decks::Entry& entry : m_deck.main)
            if (const CardId id = m_cards.find(entry.card);
                id != noCard && &m_cards.card(id.value) == &card)
                return entry.card;
        return card.name;
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
                m_format.deckSize == 40 ? std::string_view("seize S-DECK-SIZE") : m_format.rule, {},
                size > m_format.deckSize
                    ? decks::Proposal { Deed::Remove, DeckPart::Main, size - m_format.deckSize }
                    : decks::Proposal { Deed::Add, DeckPart::Main, m_format.deckSize - size });
    }

    const Card* count(const std::string& name, int copies, DeckPart part)
    {
        const Card* card = find(name, copies, part);
        if (!card)
            return nullptr;
        if (!card->problems.empty())
            complain(fmt::format("The text of \"{}\" is not understood, so it cannot be played.",
                         card->name),
                "", { card->name },
                part == DeckPart::Main ? decks::Proposal { Deed::Remove, part, copies, name }
                                       : decks::Proposal { Deed::Choose, part });
        m_copies[static_cast<std::size_t>(card - m_cards.cards().data())] += copies;
        return card;
    }

    void checkCopies()
    {
        eachCard([&](const Card* card, int copies) {
            const int most = copiesAllowed(*card, m_format);
            if (copies > most)
                complain(fmt::format("There are {} copies of \"{}\"; it may have {}.", copies,
                             card->name, most),
                    "seize S-DECK-LEGEND", { card->name },
                    decks::Proposal {
                        Deed::Remove, DeckPart::Main, copies - most, written(*card) });
        });
    }

    void checkGuildMaster()
    {
        const decks::Proposal choose { Deed::Choose, DeckPart::GuildMaster };
        if (m_deck.guildMaster.empty()) {
            complain("The deck needs a Guild Master, a mercenary of 3 or 4 stars.",
                "seize S-FMT-GM-DECK", {}, choose);
            return;
        }
        const Card* card = count(m_deck.guildMaster, 1, DeckPart::GuildMaster);
        if (card && !isGuildMaster(*card))
            complain(fmt::format(
                         "\"{}\" cannot be the Guild Master; that is a mercenary of 3 or 4 stars.",
                         card->name),
                "seize S-FMT-GM-DECK", { card->name }, choose);
    }

    void checkArena()
    {
        const decks::Proposal choose { Deed::Choose, DeckPart::Champion };
        if (m_deck.champion.empty()) {
            complain(
                "The deck needs a Champion, a mercenary.", "seize S-FMT-ARENA-DECK", {}, choose);
            return;
        }
        const Card* champion = count(m_deck.champion, 1, DeckPart::Champion);
        if (!champion)
            return;
        if (champion->type != CardType::Mercenary)
            complain(
                fmt::format("\"{}\" cannot be the Champion; that is a mercenary.", champion->name),
                "seize S-FMT-ARENA-DECK", { champion->name }, choose);
        // A single class; cards without a class go with every one, and the Champion is of it.
        eachCard([&](const Card* card, int copies) {
            if (!card->className.empty() && card->className != champion->className)
                complain(fmt::format("\"{}\" is {}, but the deck is {} like its Champion.",
                             card->name, card->className,
                             champion->className.empty() ? "without a class" : champion->className),
                    "seize S-FMT-ARENA-DECK", { card->name },
                    decks::Proposal { Deed::Remove, DeckPart::Main, copies, written(*card) });
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
    cards::NearNames m_near = cards::NearNames::of(m_cards.cards());
    const decks::DeckList& m_deck;
    const Format& m_format;
    std::vector<int> m_copies; ///< Of each printed card.
    decks::DeckFaults m_faults;
};

} // namespace

decks::DeckFaults faultsOf(const CardSet& cards, const decks::DeckList& deck, const Format& format)
{
    return Check(cards, deck, format).run();
}

int mostCopies(const Card& card, const Format& format)
{
    return card.problems.empty() ? copiesAllowed(card, format) : 0;
}

bool mayLead(const Card& card, const Format& format)
{
    if (!card.problems.empty() || card.type != CardType::Mercenary)
        return false;
    return format.arena || (format.guildMaster && isGuildMaster(card));
}

decks::DeckRules deckRules(const Format& format)
{
    decks::DeckRules rules { .least = format.deckSize,
        .most = format.options.deckMinimumOnly ? 0 : format.deckSize,
        .side = 0,
        .leaders = {},
        .draw = { .openingHand = openingHand, // S-PRE-HAND
            .eachTurn = 1,                    // S-TURN-DRAW; what Acquire costs is not counted.
            .firstTurn = 1,
            .firstTurnOfOther = 1,
            .rule = "seize S-TURN-DRAW" },
        .pay = { .cost = "cost",
            .eachTurn = 1, // S-TREAS-2
            .kind = "treasure",
            .freeEachTurn = 1,
            .freeKind = "mercenary" },
        .groups = { "kind", "class", "stars" },
        .playVerbs = { "hire", "treasure", "ability" } };
    if (format.arena) // S-FMT-ARENA-NOENTER: only the Champion fights.
        rules.pay.freeEachTurn = 0;
    if (format.arena)
        rules.leaders.push_back({ DeckPart::Champion, "seize S-FMT-ARENA-DECK" });
    if (format.guildMaster)
        rules.leaders.push_back({ DeckPart::GuildMaster, "seize S-FMT-GM-DECK" });
    return rules;
}

} // namespace triptych::seize
