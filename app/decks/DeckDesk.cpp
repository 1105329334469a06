#include "app/decks/DeckDesk.h"

#include "app/games/GameFacets.h"
#include "app/games/Observed.h"
#include "app/games/Presenters.h"
#include "app/services/EngineWords.h"
#include "app/services/Language.h"
#include "decks/Pool.h"

#include <QHash>

#include <algorithm>

using triptych::cards::CardIndex;
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

DeckDesk::DeckDesk(std::shared_ptr<const CardIndex> index, QObject* parent)
    : QObject(parent)
    , m_index(std::move(index))
    , m_presenter(makePresenter(m_index->game(), m_index->sharedLibrary()))
    , m_facets(GameFacets::of(id()).facets)
{
    readFacts();
}

DeckDesk::~DeckDesk() = default;

QString DeckDesk::id() const
{
    return textOf(game().id());
}

QString DeckDesk::title() const
{
    return m_presenter->title();
}

QString DeckDesk::room() const
{
    return m_presenter->room();
}

void DeckDesk::readFacts()
{
    const GameFacets game = GameFacets::of(id());
    m_facts.resize(library().size());
    std::vector<std::size_t> costs;
    for (const QString& field : game.costFields)
        costs.push_back(m_index->field(field.toStdString()));
    // The same words on many cards are one text in memory.
    QHash<QString, QString> known;
    const auto once = [&known](const QString& text) {
        const auto found = known.constFind(text);
        return found != known.constEnd() ? *found : *known.insert(text, text);
    };
    for (std::size_t card = 0; card < m_facts.size(); ++card) {
        const auto& printed = library().printed(card);
        CardFacts& facts = m_facts[card];
        facts.values.resize(static_cast<std::size_t>(m_facets.size()));
        facts.name = once(observed::text(printed, "name"));
        facts.set = once(observed::text(printed, "set"));
        game.fill(printed, m_facets, facts);
        facts.stats = once(facts.stats);
        const std::size_t counts = library().find(observed::text(printed, "id").toStdString());
        if (counts != card && counts != npos)
            m_corrections.insert(card, counts);
        for (const std::size_t field : costs)
            if (const auto cost = m_index->number(field, card); cost && facts.cost < 0)
                facts.cost = *cost;
    }
}

// --- Cards

std::string DeckDesk::spelling(std::size_t card) const
{
    const std::string name = m_facts[card].name.toStdString();
    return library().find(name) == card ? name : cardId(card).toStdString();
}

QString DeckDesk::cardId(std::size_t card) const
{
    return observed::text(library().printed(card), "id");
}

CardFace DeckDesk::face(std::size_t card) const
{
    return m_presenter->printed(cardId(card));
}

QStringList DeckDesk::explained(std::size_t card) const
{
    return QString::fromStdString(library().explained(card, Language::tongue()))
        .split(u'\n', Qt::SkipEmptyParts);
}

QStringList DeckDesk::misunderstood(std::size_t card) const
{
    QStringList reasons;
    for (const triptych::Problem& problem : library().problems(card))
        reasons.append(enginewords::said(problem.text));
    return reasons;
}

QStringList DeckDesk::canonical(std::size_t card) const
{
    return QString::fromStdString(library().printedBack(card)).split(u'\n', Qt::SkipEmptyParts);
}

qsizetype DeckDesk::facet(const QString& key) const
{
    for (qsizetype k = 0; k < m_facets.size(); ++k)
        if (m_facets.at(k).key == key)
            return k;
    return -1;
}

bool DeckDesk::leads(std::size_t card) const
{
    const auto leads = GameFacets::of(id()).leads;
    return leads && leads(library().printed(card));
}

QString DeckDesk::costTitle() const
{
    return GameFacets::of(id()).costTitle;
}

// --- Questions about cards

QString DeckDesk::question(qsizetype facet, qsizetype value) const
{
    const Facet& asked = m_facets.at(facet);
    const std::size_t field = m_index->field(asked.field.toStdString());
    // Of letters one is enough: "colour:w" are the white ones and those of two colours.
    const bool letters = m_index->fields()[field].sort == triptych::cards::FieldSort::Letters;
    return asked.field + (letters ? u':' : u'=') + asked.values.at(value);
}

QString DeckDesk::costQuestion(int cost, bool orMore) const
{
    QStringList all;
    for (const QString& field : GameFacets::of(id()).costFields)
        all.append(
            field + (orMore ? QStringLiteral(">=") : QStringLiteral("=")) + QString::number(cost));
    return u'(' + all.join(QStringLiteral(" or ")) + u')';
}

static QStringList valuesOf(const CardIndex& index, const char* name)
{
    QStringList values;
    if (const std::size_t field = index.field(name); field != CardIndex::npos)
        for (const std::string& value : index.values(field))
            values.append(QString::fromStdString(value));
    return values;
}

QStringList DeckDesk::setCodes() const
{
    return valuesOf(*m_index, "set");
}

QStringList DeckDesk::keywords() const
{
    return valuesOf(*m_index, "keyword");
}

QStringList DeckDesk::statistics() const
{
    QStringList names;
    for (const triptych::cards::CardField& field : m_index->fields())
        if (field.sort == triptych::cards::FieldSort::Number)
            names.append(textOf(field.name));
    return names;
}

// --- Decks

QStringList DeckDesk::rulesets() const
{
    QStringList all;
    for (const triptych::Ruleset& ruleset : game().rulesets())
        all.append(QString::fromStdString(ruleset.id));
    return all;
}

QString DeckDesk::rulesetTitle(const QString& ruleset) const
{
    // A format within a ruleset, as drafted decks have it: "chess-limited".
    const qsizetype dash = ruleset.lastIndexOf(u'-');
    if (dash > 0 && !rulesets().contains(ruleset) && ruleset.endsWith(QStringLiteral("-limited")))
        return tr("%1 (limited)", "rules of the game, for decks that were drafted")
            .arg(m_presenter->rulesetTitle(ruleset.left(dash)));
    return m_presenter->rulesetTitle(ruleset);
}

triptych::decks::DeckRules DeckDesk::deckRules(const QString& ruleset) const
{
    return game().deckRules(ruleset.toStdString());
}

QString DeckDesk::titleOf(Part part) const
{
    switch (part) {
    case Part::Main:
        return tr("Main deck");
    case Part::Side:
        return tr("Side deck");
    case Part::Hero:
        return tr("Hero");
    case Part::Champion:
        return tr("Champion");
    case Part::GuildMaster:
        return tr("Guild Master");
    }
    return {};
}

QList<DeckPlace> DeckDesk::places(const QString& ruleset) const
{
    const GameFacets words = GameFacets::of(id());
    const triptych::decks::DeckRules rules = deckRules(ruleset);
    QList<DeckPlace> places;
    const auto place = [&](Part part, int least, int most, bool needed) {
        places.append({ part, titleOf(part), words.hint(part), least, most, needed });
    };
    for (const triptych::decks::Leader& leader : rules.leaders)
        place(leader.part, leader.needed ? 1 : 0, 1, leader.needed);
    place(Part::Main, rules.least, rules.most, true);
    // A side deck of any size: what was drafted and is not played.
    if (rules.side > 0 || words.mayHold(Part::Side, GameFacets::Json::object()))
        place(Part::Side, 0, rules.side, false);
    return places;
}

bool DeckDesk::mayHold(Part part, std::size_t card, const QString& ruleset) const
{
    const std::string rules = ruleset.toStdString();
    if (!isPlace(part))
        return GameFacets::of(id()).mayHold(part, library().printed(card));
    const std::vector<triptych::decks::Leader> leaders = game().deckRules(rules).leaders;
    for (std::size_t leader = 0; leader < leaders.size(); ++leader)
        if (leaders[leader].part == part)
            return game().mayLead(library(), card, rules, leader);
    return false;
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

int DeckDesk::mostCopies(std::size_t card, const QString& ruleset) const
{
    return game().mostCopies(library(), card, ruleset.toStdString());
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
    const triptych::decks::DeckFaults all = game().faults(library(), deck, ruleset.toStdString());
    return { all.begin(), all.end() };
}

QList<Fault> DeckDesk::faults(const NotedDeck& deck, const QString& ruleset) const
{
    QList<Fault> all = faults(deck.list, ruleset);
    if (!deck.pool.empty())
        for (Fault& fault : triptych::decks::poolFaults(library(), deck.list, deck.pool))
            all.append(std::move(fault));
    return all;
}

QString DeckDesk::words(const Proposal& proposal) const
{
    const auto name = [this](const std::string& spelled) {
        const std::size_t card = find(spelled);
        return card == npos ? QString::fromStdString(spelled) : m_facts[card].name;
    };
    switch (proposal.deed) {
    case Proposal::Deed::Remove:
        return proposal.card.empty()
            ? tr("Choose %n to take out", nullptr, proposal.count)
            : tr("Take out %1 \u00d7 %2").arg(proposal.count).arg(name(proposal.card));
    case Proposal::Deed::Add:
        return tr("Show what fits: %n more", nullptr, proposal.count);
    case Proposal::Deed::Choose:
        return tr("Choose: %1").arg(titleOf(proposal.part));
    case Proposal::Deed::Replace:
        return tr("Take \"%1\" instead").arg(name(proposal.better));
    }
    return {};
}

DeckList DeckDesk::mended(const DeckList& deck, const Proposal& proposal) const
{
    DeckList after = deck;
    switch (proposal.deed) {
    case Proposal::Deed::Remove:
        if (!proposal.card.empty())
            take(after, proposal.part, proposal.card, proposal.count);
        break;
    case Proposal::Deed::Replace:
        if (const int taken = take(after, proposal.part, proposal.card, proposal.count); taken > 0)
            put(after, proposal.part, proposal.better, taken);
        after = tidied(after);
        break;
    case Proposal::Deed::Add:
    case Proposal::Deed::Choose:
        break;
    }
    return after;
}

} // namespace deckroom
