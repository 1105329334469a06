#include "app/draft/DraftController.h"

#include "app/decks/DeckFile.h"
#include "app/draft/DraftPages.h"
#include "app/draft/DraftTable.h"
#include "app/services/EngineWords.h"

#include "cards/Library.h"

#include <QFileInfo>

#include <algorithm>

namespace draft = triptych::draft;

DraftController::DraftController(Content& content, Preferences* preferences, QObject* parent)
    : QObject(parent)
    , m_content(content)
    , m_view(new DraftViewModel(preferences, this))
{
    connect(m_view, &DraftViewModel::lookAsked, this, &DraftController::look);
    connect(m_view, &DraftViewModel::pickAsked, this, &DraftController::pick);
    connect(m_view, &DraftViewModel::curtainLifted, this, [this] {
        m_curtain = false;
        show();
    });
    connect(m_view, &DraftViewModel::suggestAsked, this, [this] {
        lay(draft::suggestDeck(m_table->game, *m_table->library,
            draft::rulesetOfDecks(m_table->ruleset), m_table->taste,
            m_table->packs.view(m_seat).pool));
    });
    connect(m_view, &DraftViewModel::clearAsked, this, [this] { lay({}); });
    connect(m_view, &DraftViewModel::buildAsked, this, &DraftController::buildAsked);
    connect(m_view, &DraftViewModel::readyAsked, this, &DraftController::finishDeck);
    connect(m_view, &DraftViewModel::backAsked, this, &DraftController::goBack);
    connect(m_view, &DraftViewModel::chosen, this, &DraftController::choosePlayer);
    connect(m_view, &DraftViewModel::playAsked, this, &DraftController::matchAsked);
    connect(m_view, &DraftViewModel::leaveAsked, this, &DraftController::leaveAsked);
    connect(m_view->clock(), &RoundClock::timeUp, this, &DraftController::callTime);
}

DraftController::~DraftController() = default;

QStringList DraftController::start(const DraftPlan& plan)
{
    std::unique_ptr<DraftTable> table;
    if (const QStringList problems = DraftTable::lay(plan, m_content, table); !problems.isEmpty())
        return problems;
    stopClock();
    leaveDesk();
    m_table = std::move(table);
    m_view->preferences()->setTableLook(m_table->presenter->matLook());
    m_stage = Stage::Picking;
    m_seat = m_table->persons.front();
    m_curtain = m_table->passesCurtain();
    m_file = DraftFile::made();
    goOn();
    changed();
    Q_EMIT tableTaken();
    return {};
}

QStringList DraftController::resume()
{
    DraftFile::Read kept = DraftFile::read(DraftFile::unfinished());
    if (!kept.problems.isEmpty())
        return kept.problems;
    // Nothing on the table changes before everything is found to fit.
    std::unique_ptr<DraftTable> table;
    if (const QStringList problems
        = DraftTable::lay(DraftTable::planOf(kept.record), m_content, table);
        !problems.isEmpty())
        return problems;
    if (const QStringList problems
        = table->takeUp(kept.record, QFileInfo(kept.file.path()).fileName());
        !problems.isEmpty())
        return problems;
    stopClock();
    leaveDesk();
    m_table = std::move(table);
    m_view->preferences()->setTableLook(m_table->presenter->matLook());
    m_stage = kept.record.stage;
    m_seat = kept.record.seat;
    // Whoever sits down now need not be the one who left.
    m_curtain = m_table->passesCurtain() && m_stage != Stage::Ready;
    goOn();
    m_file = std::move(kept.file);
    changed();
    Q_EMIT tableTaken();
    return {};
}

void DraftController::keep()
{
    if (!active())
        return;
    if (m_view->clock()->running()) {
        m_view->clock()->look();
        builder().seconds = m_view->clock()->secondsLeft();
    }
    draft::Record record = m_table->record();
    record.stage = m_stage;
    record.seat = m_seat;
    const QString problem = m_file.write(record);
    m_unkept = problem.isEmpty()
        ? QString()
        : tr("The draft goes on, but it cannot be gone on with after the program is closed: %1 "
             "cannot be written (%2). Make room on the disk or check the folder's permissions.")
              .arg(m_file.path(), problem);
}

/// After every step: on the disk first, then on the screen.
void DraftController::changed(const QString& message)
{
    keep();
    show(m_unkept.isEmpty() ? message : m_unkept);
}

void DraftController::leave()
{
    if (!active())
        return;
    leaveDesk();
    if (unfinished())
        keep();
    else
        m_file.remove();
    m_file = {};
    m_view->clock()->clear();
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

// --- What is shown

void DraftController::look(const QString& key)
{
    if (!active())
        return;
    if (const auto page = DraftPages(*m_table, m_stage, m_seat).card(key))
        m_view->zoom()->setPage(*page);
}

void DraftController::show(const QString& message)
{
    const DraftPages pages(*m_table, m_stage, m_seat);
    if (m_curtain)
        m_view->zoomOut();
    DraftViewModel::Page page = pages.page(m_curtain);
    page.message = message;
    m_view->show(page);
    // Whoever sees their pool sees it in the editor; nobody else does.
    const std::optional<std::size_t> atDesk
        = m_stage == Stage::Building && !m_curtain ? std::optional(m_seat) : std::nullopt;
    if (atDesk != m_atDesk) {
        leaveDesk();
        m_atDesk = atDesk;
        if (atDesk)
            Q_EMIT buildAsked();
    }
    // Time runs from when the pool is seen.
    RoundClock* clock = m_view->clock();
    if (page.curtain || m_stage != Stage::Building || !m_table->plan.timed)
        clock->clear();
    else if (builder().seconds == 0)
        clock->show(0);
    else if (!clock->running())
        clock->start(builder().seconds);
}

DraftTable::Builder& DraftController::builder() const
{
    return m_table->builders[m_seat];
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
    changed();
}

// --- The deck, which the editor shows

DraftController::Building DraftController::building() const
{
    if (!active() || m_stage != Stage::Building || m_curtain)
        return {};
    return { m_table->plan.game, m_table->deckOf(m_seat), m_table->poolOf(m_seat), builder().path };
}

/// What is not in the pool is remembered as a fault: nobody hands such a deck in.
void DraftController::setDeck(const triptych::decks::DeckList& list)
{
    if (!m_atDesk)
        return;
    std::vector<std::size_t> left = m_table->packs.view(m_seat).pool;
    DraftTable::Builder& mine = builder();
    mine.deck.clear();
    triptych::decks::DeckList played = list;
    played.side.clear();
    for (const triptych::decks::Entry& entry : triptych::decks::cardsOf(played))
        for (int copy = 0; copy < entry.count; ++copy) {
            const auto card = std::ranges::find(left, m_table->library->find(entry.card));
            if (card == left.end())
                break;
            mine.deck.push_back(*card);
            left.erase(card);
        }
    mine.name = QString::fromStdString(list.name);
    mine.outside = triptych::decks::poolFaults(*m_table->library, list, m_table->poolOf(m_seat));
    changed();
}

void DraftController::setPath(const QString& path)
{
    if (!m_atDesk || builder().path == path)
        return;
    builder().path = path;
    keep();
}

/// Puts another deck in the place of the one that is being made.
void DraftController::lay(std::vector<std::size_t> deck)
{
    if (!active() || m_stage != Stage::Building)
        return;
    builder().deck = std::move(deck);
    builder().outside.clear();
    changed();
    Q_EMIT deckLaid();
}

/// The editor writes down what it has, and is closed.
void DraftController::leaveDesk()
{
    if (!m_atDesk)
        return;
    Q_EMIT buildingOver();
    m_atDesk.reset();
}

/// Puts the deck among the person's own, with its pool; says where, or why not.
bool DraftController::keepDeck(QString* message)
{
    const QString game = m_table->plan.game;
    DraftTable::Builder& mine = builder();
    deckroom::NotedDeck deck;
    if (!mine.path.isEmpty())
        deck = deckroom::deckfile::read(mine.path, game).deck; // with what was written about it
    std::vector<triptych::decks::Entry> side = std::move(deck.list.side);
    deck.list = m_table->deckOf(m_seat);
    deck.pool = m_table->poolOf(m_seat);
    // What lay beside the deck lies there still, as far as it was not needed to fill it up.
    deck.list.side = std::move(side);
    if (!triptych::decks::poolFaults(*m_table->library, deck.list, deck.pool).empty())
        deck.list.side.clear();
    if (mine.path.isEmpty())
        mine.path = deckroom::deckfile::newPath(game, mine.name);
    *message = deckroom::deckfile::write(mine.path, deckroom::deckfile::printed(deck));
    return message->isEmpty();
}

void DraftController::finishDeck()
{
    stopClock();
    leaveDesk();
    QString kept;
    if (!keepDeck(&kept)) {
        changed(kept);
        return;
    }
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
    changed();
}

/// Back to the decks, while there is time for it.
void DraftController::goBack()
{
    m_stage = Stage::Building;
    m_seat = m_table->persons.front();
    m_curtain = m_table->passesCurtain();
    changed();
}

void DraftController::choosePlayer(int seat)
{
    auto& players = m_table->players;
    const auto who = static_cast<std::size_t>(seat);
    if (const auto found = std::find(players.begin(), players.end(), who); found != players.end()) {
        players.erase(found);
    } else {
        if (players.size() >= m_table->ruleset.minSeats)
            players.pop_back();
        players.push_back(who);
    }
    changed();
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
            draft::rulesetOfDecks(m_table->ruleset), m_table->taste, table.view(seat).pool);
    const std::size_t before = m_seat;
    m_seat = m_table->persons.front();
    m_curtain = m_curtain || (m_table->passesCurtain() && m_seat != before);
}

// --- The time for building

/// Nobody's time runs while they wait behind the curtain.
void DraftController::stopClock()
{
    if (active() && m_view->clock()->running()) {
        m_view->clock()->stop();
        builder().seconds = m_view->clock()->secondsLeft();
    }
    m_view->clock()->clear();
}

/// Whoever has no time left hands in the deck as it lies; what it lacks is filled up.
void DraftController::callTime()
{
    if (!active() || m_stage != Stage::Building)
        return;
    builder().seconds = 0;
    leaveDesk();
    builder().outside.clear();
    builder().deck = draft::completeDeck(m_table->game, *m_table->library,
        draft::rulesetOfDecks(m_table->ruleset), m_table->taste, builder().deck,
        m_table->packs.view(m_seat).pool);
    finishDeck();
}

MatchPlan DraftController::match() const
{
    MatchPlan plan;
    if (!active())
        return plan;
    plan.game = m_table->plan.game;
    plan.ruleset = QString::fromStdString(m_table->ruleset.id);
    plan.seed = m_table->plan.seed;
    plan.minutes = m_table->plan.timed ? m_table->ruleset.minutes : 0;
    for (const std::size_t seat : m_table->players)
        plan.seats.append({ m_table->nameOf(seat),
            m_table->plan.seats.at(static_cast<qsizetype>(seat)).person ? QStringLiteral("person")
                                                                        : QStringLiteral("greedy"),
            m_table->deckOf(seat) });
    return plan;
}
