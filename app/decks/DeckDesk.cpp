#include "app/decks/DeckDesk.h"

#include "app/decks/GameFacets.h"
#include "app/presenters/Presenters.h"
#include "app/presenters/Reading.h"

#include "core/Problem.h"

#include <QRegularExpression>

#include <algorithm>

using triptych::decks::DeckList;
using triptych::decks::Entry;

namespace deckroom {

namespace {

QString textOf(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

const QList<Part> allParts { Part::Main, Part::Side, Part::Hero, Part::Champion,
    Part::GuildMaster };

} // namespace

DeckDesk::DeckDesk(const triptych::Game& game,
    std::shared_ptr<const triptych::cards::Library> library, const QSet<QString>& ownSets,
    QObject* parent)
    : QObject(parent)
    , m_game(game)
    , m_library(std::move(library))
    , m_presenter(makePresenter(game, m_library))
    , m_facets(GameFacets::of(id()).facets)
{
    readFacts(ownSets);
}

DeckDesk::~DeckDesk() = default;

QString DeckDesk::id() const
{
    return textOf(m_game.id());
}

QString DeckDesk::title() const
{
    return m_presenter->title();
}

QString DeckDesk::room() const
{
    return m_presenter->room();
}

void DeckDesk::readFacts(const QSet<QString>& ownSets)
{
    const GameFacets game = GameFacets::of(id());
    m_facts.resize(m_library->size());
    for (std::size_t card = 0; card < m_facts.size(); ++card) {
        const auto& printed = m_library->printed(card);
        CardFacts& facts = m_facts[card];
        facts.values.resize(static_cast<std::size_t>(m_facets.size()));
        facts.name = reading::text(printed, "name");
        facts.set = reading::text(printed, "set");
        facts.understood = m_library->problems(card).empty();
        facts.own = ownSets.contains(facts.set);
        game.fill(printed, m_facets, facts);
        QStringList words { facts.name, reading::text(printed, "type"),
            reading::text(printed, "faction"), reading::text(printed, "class") };
        words += reading::texts(printed, "subtypes");
        for (const char* const key : { "text", "support", "eleven_year_text", "id" })
            words.append(reading::text(printed, key));
        facts.folded = folded(words.join(u'\n'));
    }
}

// --- Cards

std::string DeckDesk::spelling(std::size_t card) const
{
    const std::string name = m_facts[card].name.toStdString();
    return m_library->find(name) == card ? name : cardId(card).toStdString();
}

QString DeckDesk::cardId(std::size_t card) const
{
    return reading::text(m_library->printed(card), "id");
}

CardFace DeckDesk::face(std::size_t card) const
{
    return m_presenter->printed(cardId(card));
}

QStringList DeckDesk::explained(std::size_t card) const
{
    return QString::fromStdString(m_library->explained(card)).split(u'\n', Qt::SkipEmptyParts);
}

QStringList DeckDesk::misunderstood(std::size_t card) const
{
    QStringList reasons;
    for (const triptych::Problem& problem : m_library->problems(card))
        reasons.append(QString::fromStdString(problem.text));
    return reasons;
}

qsizetype DeckDesk::facet(const QString& key) const
{
    for (qsizetype k = 0; k < m_facets.size(); ++k)
        if (m_facets.at(k).key == key)
            return k;
    return -1;
}

QString DeckDesk::costTitle() const
{
    return GameFacets::of(id()).costTitle;
}

// --- Decks

QStringList DeckDesk::rulesets() const
{
    QStringList all;
    for (const triptych::Ruleset& ruleset : m_game.rulesets())
        all.append(QString::fromStdString(ruleset.id));
    return all;
}

QString DeckDesk::rulesetTitle(const QString& ruleset) const
{
    return m_presenter->rulesetTitle(ruleset);
}

QList<DeckPlace> DeckDesk::places(const QString& ruleset) const
{
    return GameFacets::of(id()).places(ruleset);
}

bool DeckDesk::mayHold(Part part, std::size_t card, const QString& ruleset) const
{
    return GameFacets::of(id()).mayHold(part, m_library->printed(card), ruleset);
}

Part DeckDesk::usualPart(std::size_t card, const DeckList& deck) const
{
    const QString ruleset = QString::fromStdString(deck.ruleset);
    for (const DeckPlace& place : places(ruleset))
        if (isPlace(place.part) && entriesOf(deck, place.part).empty()
            && mayHold(place.part, card, ruleset) && !mayHold(Part::Main, card, ruleset))
            return place.part;
    for (const DeckPlace& place : places(ruleset))
        if (mayHold(place.part, card, ruleset)
            && (!isPlace(place.part) || !mayHold(Part::Main, card, ruleset)))
            return place.part;
    return Part::Main;
}

int DeckDesk::mostCopies(std::size_t card) const
{
    const auto& printed = m_library->printed(card);
    const int limit = reading::number(printed, "limit", 99);
    const int stars = reading::number(printed, "stars");
    const int usual = stars == 4 ? 1 : stars > 0 ? 99 : 3;
    return std::min(limit, usual);
}

DeckList DeckDesk::tidied(const DeckList& deck) const
{
    DeckList tidy = deck;
    const auto spelled = [this](const std::string& card) {
        const std::size_t number = card.empty() ? npos : find(card);
        return number == npos ? card : spelling(number);
    };
    for (const Part part : allParts) {
        const std::vector<Entry> entries = entriesOf(deck, part);
        for (const Entry& entry : entries)
            take(tidy, part, entry.card, entry.count);
        for (const Entry& entry : entries)
            put(tidy, part, spelled(entry.card), entry.count);
    }
    return tidy;
}

QList<Fault> DeckDesk::faults(const DeckList& deck, const QString& ruleset) const
{
    QList<Fault> faults;
    for (const triptych::Problem& problem : m_game.check(*m_library, deck, ruleset.toStdString())) {
        Fault fault { QString::fromStdString(problem.text), QString::fromStdString(problem.rule),
            {}, {} };
        if (!problem.card.empty()) {
            // The rules speak of names; the deck may have the card by its id.
            fault.card = problem.card;
            for (const Part part : allParts)
                for (const Entry& entry : entriesOf(deck, part))
                    if (const std::size_t card = find(entry.card);
                        card != npos && m_facts[card].name.toStdString() == problem.card)
                        fault.card = entry.card;
        }
        fault.proposal = proposalFor(fault, deck, ruleset);
        faults.append(fault);
    }
    return faults;
}

/// A fault about a card is mended by taking copies out until it is gone; one about the size by
/// adding or by looking for what to take out.
Proposal DeckDesk::proposalFor(
    const Fault& fault, const DeckList& deck, const QString& ruleset) const
{
    Proposal proposal;
    if (fault.card.empty()) {
        for (const DeckPlace& place : places(ruleset)) {
            const int there = cardsIn(deck, place.part);
            if (isPlace(place.part) && there == 0 && place.needed
                && fault.text.contains(place.title, Qt::CaseInsensitive))
                return { Proposal::Deed::Choose, place.part, 1, {},
                    tr("Choose: %1").arg(place.title) };
            if (place.part == Part::Main && there < place.least
                && fault.text.contains(QString::number(there)))
                return { Proposal::Deed::Add, place.part, place.least - there, {},
                    tr("Show what fits: %n more", nullptr, place.least - there) };
        }
        return proposal;
    }
    const Part part = copiesIn(deck, Part::Side, fault.card) > 0 ? Part::Side
        : copiesIn(deck, Part::Main, fault.card) > 0             ? Part::Main
        : copiesIn(deck, Part::Hero, fault.card) > 0             ? Part::Hero
        : copiesIn(deck, Part::Champion, fault.card) > 0         ? Part::Champion
                                                                 : Part::GuildMaster;
    DeckList without = deck;
    const int there = copiesIn(deck, part, fault.card);
    for (int taken = 1; taken <= there; ++taken) {
        take(without, part, fault.card, 1);
        const triptych::Problems left = m_game.check(*m_library, without, ruleset.toStdString());
        if (taken == there || std::ranges::none_of(left, [&](const triptych::Problem& each) {
                return QString::fromStdString(each.rule) == fault.rule
                    && QString::fromStdString(each.card) == QString::fromStdString(fault.card);
            }))
            return { Proposal::Deed::Remove, part, taken, fault.card,
                tr("Take out %1 × %2").arg(taken).arg(QString::fromStdString(fault.card)) };
    }
    return proposal;
}

DrawHabits DeckDesk::drawHabits() const
{
    return GameFacets::of(id()).draws;
}

QList<int> DeckDesk::kinshipOf(const DeckList& deck) const
{
    const auto facet = static_cast<std::size_t>(kinship());
    std::vector<int> sums(32);
    for (const Part part : allParts)
        for (const Entry& entry : entriesOf(deck, part))
            if (const std::size_t card = find(entry.card); card != npos)
                for (int bit = 0; bit < 32; ++bit)
                    if (m_facts[card].has(facet, bit))
                        sums[static_cast<std::size_t>(bit)]
                            += entry.count + (isPlace(part) ? 1000 : 0);
    QList<int> kin;
    // A few cards of something else do not make a deck of it.
    const int few = (cardsIn(deck, Part::Main) + cardsIn(deck, Part::Side)) / 10;
    for (int bit = 0; bit < 32; ++bit)
        if (sums[static_cast<std::size_t>(bit)] > few)
            kin.append(bit);
    std::ranges::stable_sort(kin, [&](int one, int other) {
        return sums[static_cast<std::size_t>(one)] > sums[static_cast<std::size_t>(other)];
    });
    return kin;
}

std::uint32_t DeckDesk::kinshipAllowed(const DeckList& deck) const
{
    const auto facet = static_cast<std::size_t>(kinship());
    for (const Part part : { Part::Hero, Part::Champion })
        for (const Entry& entry : entriesOf(deck, part))
            if (const std::size_t card = find(entry.card); card != npos)
                // The last value is that of cards that go with everything.
                return m_facts[card].values[facet]
                    | 1U << (m_facets.at(kinship()).values.size() - 1);
    return 0;
}

std::size_t DeckDesk::emblemOf(const DeckList& deck) const
{
    for (const Part part : { Part::Hero, Part::Champion, Part::GuildMaster })
        for (const Entry& entry : entriesOf(deck, part))
            if (const std::size_t card = find(entry.card); card != npos)
                return card;
    std::size_t best = npos;
    for (const Entry& entry : deck.main) {
        const std::size_t card = find(entry.card);
        if (card == npos)
            continue;
        const auto weight = [this](std::size_t number) {
            const auto& printed = m_library->printed(number);
            return std::pair(
                reading::flag(printed, "overlord") || reading::number(printed, "stars") == 4,
                m_facts[number].cost);
        };
        if (best == npos || weight(card) > weight(best))
            best = card;
    }
    return best;
}

} // namespace deckroom
