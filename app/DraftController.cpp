#include "app/DraftController.h"

#include "app/presenters/Presenters.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "match/Games.h"

#include <algorithm>
#include <map>

using triptych::Problem;
namespace draft = triptych::draft;

namespace {

QStringList sentences(const triptych::Problems& problems)
{
    QStringList list;
    for (const Problem& problem : problems)
        list.append(QString::fromStdString(
            problem.place.empty() ? problem.text : problem.place + ": " + problem.text));
    return list;
}

QString capitalised(const std::string& word)
{
    QString text = QString::fromStdString(word);
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

} // namespace

struct DraftController::Table
{
    DraftPlan plan;
    const triptych::Game& game;
    triptych::Ruleset ruleset;
    std::shared_ptr<const triptych::cards::Library> library;
    std::shared_ptr<const Presenter> presenter;
    draft::Taste taste;
    draft::Draft packs; ///< On their way round.
    std::vector<std::size_t> persons;
    std::vector<std::size_t> computers;
    std::vector<Builder> builders;    ///< One a seat.
    std::vector<std::size_t> players; ///< Who plays afterwards, in the order of the match's seats.
    /// The cards of the pack on the screen by key: their places in it.
    mutable QHash<QString, std::size_t> places;

    bool passesCurtain() const { return persons.size() > 1; }
};

DraftController::DraftController(Content& content, Preferences* preferences, QObject* parent)
    : QObject(parent)
    , m_content(content)
    , m_view(new DraftViewModel(preferences, this))
{
    connect(m_view, &DraftViewModel::lookAsked, this, &DraftController::look);
    connect(m_view, &DraftViewModel::pickAsked, this, &DraftController::pick);
    connect(
        m_view, &DraftViewModel::addAsked, this, [this](const QString& key) { move(key, true); });
    connect(m_view, &DraftViewModel::removeAsked, this,
        [this](const QString& key) { move(key, false); });
    connect(m_view, &DraftViewModel::curtainLifted, this, [this] {
        m_curtain = false;
        show();
    });
    connect(m_view, &DraftViewModel::suggestAsked, this, [this] {
        builder().deck = draft::suggestDeck(m_table->game, *m_table->library, m_table->ruleset.id,
            m_table->taste, m_table->packs.view(m_seat).pool);
        show(tr("The suggested deck lies there; change it as you like."));
    });
    connect(m_view, &DraftViewModel::clearAsked, this, [this] {
        builder().deck.clear();
        show();
    });
    connect(m_view, &DraftViewModel::renamed, this, [this](const QString& name) {
        builder().name = name;
        show();
    });
    connect(m_view, &DraftViewModel::saveAsked, this, &DraftController::keepDeck);
    connect(m_view, &DraftViewModel::readyAsked, this, &DraftController::finishDeck);
    connect(m_view, &DraftViewModel::backAsked, this, [this] {
        m_stage = Stage::Building;
        m_seat = m_table->persons.front();
        m_curtain = m_table->passesCurtain();
        show();
    });
    connect(m_view, &DraftViewModel::chosen, this, [this](int seat) {
        auto& players = m_table->players;
        const auto who = static_cast<std::size_t>(seat);
        if (const auto found = std::find(players.begin(), players.end(), who);
            found != players.end()) {
            players.erase(found);
        } else {
            if (players.size() >= m_table->ruleset.minSeats)
                players.pop_back();
            players.push_back(who);
        }
        show();
    });
    connect(m_view, &DraftViewModel::playAsked, this, &DraftController::matchAsked);
    connect(m_view, &DraftViewModel::leaveAsked, this, &DraftController::leaveAsked);
}

DraftController::~DraftController() = default;

QStringList DraftController::start(const DraftPlan& plan)
{
    const triptych::Game* game = triptych::match::find(plan.game.toStdString());
    const auto library = game ? m_content.library(*game) : nullptr;
    const auto presenter = library ? makePresenter(*game, library) : nullptr;
    const triptych::Ruleset* ruleset = nullptr;
    if (game)
        for (const triptych::Ruleset* each : draft::draftRulesets(*game))
            if (plan.ruleset.isEmpty() || each->id == plan.ruleset.toStdString())
                ruleset = ruleset ? ruleset : each;
    if (std::ranges::none_of(plan.seats, &DraftPlan::Seat::person))
        return { tr("Make at least one of the drafters a person.") };
    if (!presenter || !ruleset || library->boosters().empty())
        return { tr("There is nothing to draft: no card pack of these rules declares boosters.") };

    const auto& boosters = library->boosters();
    const auto wanted = std::find_if(
        boosters.begin(), boosters.end(), [&](const triptych::cards::Booster& booster) {
            return booster.name == plan.booster.toStdString();
        });
    const triptych::cards::BoosterOpener opener(
        *library, wanted == boosters.end() ? boosters.front() : *wanted);
    draft::Plan rules = draft::planOf(ruleset->draft, opener.booster());
    rules.manner = plan.sealed ? draft::Manner::Sealed : draft::Manner::Passing;
    rules.seed = plan.seed;
    rules.seats = static_cast<std::size_t>(plan.seats.size());
    if (plan.packSize > 0)
        rules.packSize = static_cast<std::size_t>(plan.packSize);
    if (const auto problems = draft::faultsOf(opener, ruleset->draft, rules); !problems.empty())
        return sentences(problems);

    m_table = std::unique_ptr<Table>(
        new Table { plan, *game, *ruleset, library, presenter, { *library, ruleset->draft },
            { opener, rules }, {}, {}, std::vector<Builder>(rules.seats), {}, {} });
    for (std::size_t seat = 0; seat < rules.seats; ++seat) {
        const bool person = plan.seats.at(static_cast<qsizetype>(seat)).person;
        (person ? m_table->persons : m_table->computers).push_back(seat);
        m_table->builders[seat].name = tr("%1, draft %2").arg(nameOf(seat)).arg(plan.seed);
    }
    m_view->preferences()->setTableLook(presenter->matLook());
    m_stage = Stage::Picking;
    m_seat = m_table->persons.front();
    m_curtain = m_table->passesCurtain();
    goOn();
    show();
    Q_EMIT tableTaken();
    return {};
}

void DraftController::leave()
{
    if (!active())
        return;
    m_table.reset();
    m_view->zoomOut();
    m_view->show({});
    Q_EMIT tableLeft();
}

void DraftController::retranslate()
{
    if (active())
        show();
}

// --- What the person at the screen does

void DraftController::pick(const QString& key)
{
    const auto place = m_table->places.constFind(key);
    if (m_stage != Stage::Picking || place == m_table->places.cend()
        || !m_table->packs.take(m_seat, *place))
        return;
    m_view->zoomOut();
    goOn();
    show();
}

void DraftController::move(const QString& key, bool intoDeck)
{
    const std::size_t card = m_table->library->find(key.toStdString());
    std::vector<std::size_t>& deck = builder().deck;
    if (intoDeck) {
        const std::vector<std::size_t> left = leftOf(m_seat);
        if (std::find(left.begin(), left.end(), card) == left.end())
            return;
        deck.push_back(card);
    } else {
        const auto found = std::find(deck.begin(), deck.end(), card);
        if (found == deck.end())
            return;
        deck.erase(found);
    }
    show();
}

bool DraftController::keepDeck()
{
    const Content::Kept kept = Content::keepDeck(deckOf(m_seat), builder().path);
    if (!kept.problem.isEmpty()) {
        show(kept.problem);
        return false;
    }
    builder().path = kept.path;
    show(tr("The deck is kept as %1.").arg(kept.path));
    return true;
}

void DraftController::finishDeck()
{
    if (!keepDeck())
        return;
    const auto& persons = m_table->persons;
    const auto next = std::upper_bound(persons.begin(), persons.end(), m_seat);
    m_view->zoomOut();
    if (next != persons.end()) {
        m_seat = *next;
        m_curtain = true;
    } else {
        m_stage = Stage::Ready;
        m_table->players = persons;
        m_table->players.insert(
            m_table->players.end(), m_table->computers.begin(), m_table->computers.end());
        m_table->players.resize(std::min(m_table->players.size(), m_table->ruleset.minSeats));
    }
    show();
}

/// The computer picks, and whoever has a pack in hand comes to the screen; at last decks are made.
void DraftController::goOn()
{
    if (m_stage != Stage::Picking)
        return;
    draft::Draft& table = m_table->packs;
    while (!table.over()) {
        draft::pickFor(table, m_table->computers, m_table->taste);
        const auto next = std::find_if(m_table->persons.begin(), m_table->persons.end(),
            [&](std::size_t seat) { return table.mayPick(seat); });
        if (next == m_table->persons.end())
            continue;
        m_curtain = m_curtain || (m_table->passesCurtain() && *next != m_seat);
        m_seat = *next;
        return;
    }
    m_stage = Stage::Building;
    for (const std::size_t seat : m_table->computers)
        m_table->builders[seat].deck = draft::suggestDeck(m_table->game, *m_table->library,
            m_table->ruleset.id, m_table->taste, table.view(seat).pool);
    const std::size_t before = m_seat;
    m_seat = m_table->persons.front();
    m_curtain = m_curtain || (m_table->passesCurtain() && m_seat != before);
}

MatchPlan DraftController::match() const
{
    MatchPlan plan;
    if (!active())
        return plan;
    plan.game = m_table->plan.game;
    plan.ruleset = QString::fromStdString(m_table->ruleset.id);
    plan.seed = m_table->plan.seed;
    for (const std::size_t seat : m_table->players)
        plan.seats.append({ nameOf(seat),
            m_table->plan.seats.at(static_cast<qsizetype>(seat)).person ? QStringLiteral("person")
                                                                        : QStringLiteral("greedy"),
            deckOf(seat) });
    return plan;
}

// --- What is there

QString DraftController::nameOf(std::size_t seat) const
{
    return m_table->plan.seats.at(static_cast<qsizetype>(seat)).name;
}

DraftController::Builder& DraftController::builder() const
{
    return m_table->builders[m_seat];
}

triptych::decks::DeckList DraftController::deckOf(std::size_t seat) const
{
    const Builder& builder = m_table->builders[seat];
    return draft::listOf(*m_table->library, m_table->taste, builder.deck,
        std::string(m_table->game.id()), m_table->ruleset.id, builder.name.trimmed().toStdString());
}

std::vector<std::size_t> DraftController::leftOf(std::size_t seat) const
{
    std::vector<std::size_t> left = m_table->packs.view(seat).pool;
    for (const std::size_t card : m_table->builders[seat].deck)
        if (const auto found = std::find(left.begin(), left.end(), card); found != left.end())
            left.erase(found);
    return left;
}

CardFace DraftController::faceOf(std::size_t card) const
{
    return m_table->presenter->printed(
        QString::fromStdString(triptych::textOf(m_table->library->printed(card), "id")));
}

QList<DraftRow> DraftController::rowsOf(std::vector<std::size_t> cards) const
{
    m_table->taste.sort(cards);
    QList<DraftRow> rows;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0 && cards[i] == cards[i - 1]) {
            ++rows.last().count;
            continue;
        }
        const CardFace face = faceOf(cards[i]);
        rows.append({ face.cardId, face, 1, capitalised(m_table->taste.of(cards[i]).kind) });
    }
    return rows;
}

// --- What is shown

void DraftController::look(const QString& key)
{
    const QString id = key.section(u'#', 0, 0);
    if (!active() || m_table->library->find(id.toStdString()) == triptych::cards::Library::npos)
        return;
    CardInspector::Page page
        = m_table->presenter->page(m_table->presenter->printed(id), {}, QString());
    const std::vector<std::size_t> pool = m_table->packs.view(m_seat).pool;
    const auto taken = static_cast<int>(
        std::count(pool.begin(), pool.end(), m_table->library->find(id.toStdString())));
    page.placeText = taken == 0 ? tr("You have none of these yet.")
                                : tr("You have %n of these.", nullptr, taken);
    m_view->zoom()->setPage(page);
}

void DraftController::show(const QString& message)
{
    DraftViewModel::Page page;
    page.room = m_table->presenter->room();
    page.person = nameOf(m_seat);
    page.curtain = m_curtain;
    page.message = message;
    page.rule = QString::fromUtf8(m_table->ruleset.draft.rule.data(),
        static_cast<qsizetype>(m_table->ruleset.draft.rule.size()));
    page.deckSize = m_table->ruleset.draft.deckSize;
    page.stage = m_stage == Stage::Picking ? QStringLiteral("picking")
        : m_stage == Stage::Building       ? QStringLiteral("building")
                                           : QStringLiteral("ready");
    // Behind the curtain lies nothing that the one before it could see.
    if (m_curtain) {
        m_view->zoomOut();
    } else if (m_stage == Stage::Picking) {
        fillPicking(page);
    } else if (m_stage == Stage::Building) {
        fillBuilding(page);
    } else {
        fillReady(page);
    }
    m_view->show(page);
}

void DraftController::fillPicking(DraftViewModel::Page& page) const
{
    const draft::Draft& table = m_table->packs;
    const draft::View view = table.view(m_seat);
    page.title = tr("Booster %1 of %2").arg(view.round + 1).arg(table.plan().boosters);
    page.heading = view.pack.size() == 1
        ? tr("Take the last card.")
        : tr("Take one of %n cards.", nullptr, static_cast<int>(view.pack.size()));
    page.passing = table.round() % 2 == 0 ? 1 : -1;
    if (view.pack.size() > 1) {
        const QString next = nameOf(table.passesTo(m_seat));
        page.note = page.passing > 0 ? tr("The rest goes to the left, to %1.").arg(next)
                                     : tr("The rest goes to the right, to %1.").arg(next);
    } else {
        page.note = view.round + 1 < table.plan().boosters
            ? tr("Then everybody opens the next booster.")
            : tr("Then everybody makes a deck.");
    }
    std::vector<std::size_t> sorted = view.pack;
    m_table->taste.sort(sorted);
    m_table->places.clear();
    std::map<std::size_t, int> copies;
    std::vector<bool> used(view.pack.size(), false);
    for (const std::size_t card : sorted) {
        CardFace face = faceOf(card);
        if (const int copy = ++copies[card]; copy > 1)
            face.key += u'#' + QString::number(copy);
        std::size_t place = 0;
        while (view.pack[place] != card || used[place])
            ++place;
        used[place] = true;
        m_table->places.insert(face.key, place);
        page.pack.append(face);
    }
    page.pool = rowsOf(view.pool);
    page.tallies = talliesOf(view.pool);
}

void DraftController::fillBuilding(DraftViewModel::Page& page) const
{
    const Builder& mine = builder();
    page.title = tr("Your deck");
    page.heading = tr("Make a deck of %n cards.", nullptr, page.deckSize);
    if (const int minutes = m_table->ruleset.draft.minutes)
        page.note = tr("At a tournament you have %n minutes for it.", nullptr, minutes);
    page.pool = rowsOf(leftOf(m_seat));
    page.deck = rowsOf(mine.deck);
    page.tallies = talliesOf(mine.deck);
    page.deckName = mine.name;
    const triptych::Problems problems
        = m_table->game.check(*m_table->library, deckOf(m_seat), m_table->ruleset.id);
    page.legal = problems.empty();
    page.verdict = problems.empty() ? tr("This deck may be played.")
                                    : QString::fromStdString(problems.front().text);
    page.readyText = m_seat == m_table->persons.back() ? tr("Keep the deck and go on")
                                                       : tr("Keep the deck; the next, please");
}

void DraftController::fillReady(DraftViewModel::Page& page) const
{
    page.title = tr("Who plays?");
    page.heading = tr("Choose who sits down for the first match.");
    page.drafters = drafters();
    page.playable = m_table->players.size() == m_table->ruleset.minSeats;
}

/// What a sound deck has of each kind, and how many cards go together.
QVariantList DraftController::talliesOf(const std::vector<std::size_t>& cards) const
{
    const draft::Taste& taste = m_table->taste;
    QVariantList tallies;
    const auto add = [&tallies](const QString& label, int count, int wanted, const QString& emblem,
                         const QString& colours) {
        tallies.append(QVariantMap { { QStringLiteral("label"), label },
            { QStringLiteral("count"), count }, { QStringLiteral("wanted"), wanted },
            { QStringLiteral("emblem"), emblem }, { QStringLiteral("colours"), colours } });
    };
    for (const auto& [kind, wanted] : taste.rules().makeUp)
        add(capitalised(std::string(kind)),
            static_cast<int>(std::count_if(cards.begin(), cards.end(),
                [&](std::size_t card) { return taste.of(card).kind == kind; })),
            m_stage == Stage::Building ? wanted : 0, {}, {});
    std::map<std::string, std::pair<int, std::size_t>> groups;
    for (const std::size_t card : cards)
        if (!taste.of(card).group.empty()) {
            auto& [count, example] = groups[taste.of(card).group];
            ++count;
            example = card;
        }
    for (const auto& [group, tally] : groups) {
        const CardFace face = faceOf(tally.second);
        add(capitalised(group), tally.first, 0, face.emblem, face.colours);
    }
    return tallies;
}

QVariantList DraftController::drafters() const
{
    QVariantList list;
    for (std::size_t seat = 0; seat < m_table->builders.size(); ++seat) {
        const bool person = m_table->plan.seats.at(static_cast<qsizetype>(seat)).person;
        const auto& players = m_table->players;
        const auto place = std::find(players.begin(), players.end(), seat);
        list.append(QVariantMap { { QStringLiteral("seat"), static_cast<int>(seat) },
            { QStringLiteral("name"), nameOf(seat) }, { QStringLiteral("person"), person },
            { QStringLiteral("deck"), person ? m_table->builders[seat].name : QString() },
            { QStringLiteral("path"), m_table->builders[seat].path },
            { QStringLiteral("chosen"),
                place == players.end() ? 0 : static_cast<int>(place - players.begin()) + 1 } });
    }
    return list;
}
