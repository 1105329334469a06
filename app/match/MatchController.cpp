#include "app/match/MatchController.h"

#include "app/games/Presenters.h"
#include "app/games/SeenTable.h"
#include "app/match/AskingWishes.h"
#include "app/match/PlanFaults.h"
#include "app/match/PlannedSeats.h"
#include "app/match/SeatNames.h"
#include "app/match/SeriesRecord.h"
#include "app/services/EngineWords.h"

#include "ai/Agent.h"
#include "match/Answer.h"
#include "match/Games.h"

#include <QDateTime>
#include <QFileInfo>

#include <nlohmann/json.hpp>

MatchController::MatchController(Content& content, QObject* parent)
    : QObject(parent)
    , m_content(content)
    , m_table(new MatchViewModel(this))
    , m_link(new EngineLink(*m_table, this))
{
    connect(m_link, &EngineLink::snapshotsWaiting, this, &MatchController::showSnapshots);
    connect(m_table->clock(), &RoundClock::timeUp, this, &MatchController::callTime);
    connect(m_table, &MatchViewModel::rematchAsked, this, &MatchController::askForNext);
    connect(m_table, &MatchViewModel::leaveAsked, this, &MatchController::leave);
}

MatchController::~MatchController() = default;

const triptych::Game* MatchController::game() const
{
    return m_plan ? triptych::match::find(m_plan->game.toStdString()) : nullptr;
}

// --- Opening

QStringList MatchController::start(const MatchPlan& plan)
{
    const triptych::Game* game = triptych::match::find(plan.game.toStdString());
    if (!game)
        return { tr("There is no game called %1.").arg(plan.game) };
    std::vector<triptych::decks::DeckList> decks;
    for (const MatchPlan::Seat& seat : plan.seats)
        decks.push_back(seat.deck);
    const auto library = m_content.library(*game, decks);
    if (!library)
        return { tr("The cards of %1 could not be loaded.").arg(plan.game) };

    triptych::Setup setup;
    setup.ruleset = plan.ruleset.toStdString();
    setup.options = plan.options;
    setup.seed = plan.seed;
    setup.decks = decks;
    const QStringList problems = PlanFaults::of(plan, *game, *library);
    if (!problems.isEmpty())
        return problems;
    m_tryOut.reset();
    m_plan = plan;
    m_library = library;
    seatnames::tellApart(m_plan->seats);
    m_series.emplace(static_cast<std::size_t>(plan.bestOf), setup);
    startClock();
    play(m_series->next());
    return {};
}

QStringList MatchController::tryOut(const TryOut& table)
{
    if (!triptych::match::find(table.game.toStdString()) || !table.library || !table.scenario)
        return { tr("There is no game called %1.").arg(table.game) };
    m_tryOut = table;
    m_library = table.library;
    m_plan.emplace();
    m_plan->game = table.game;
    m_plan->ruleset = table.ruleset;
    m_plan->seats = { { tr("You"), QStringLiteral("person"), {} },
        { tr("Computer"), QStringLiteral("ai:normal"), {} } };
    triptych::Setup setup;
    setup.ruleset = table.ruleset.toStdString();
    setup.decks.resize(2);
    m_series.emplace(std::size_t { 1 }, setup);
    startClock();
    play(m_series->next());
    return {};
}

/// One clock for all games of the match.
void MatchController::startClock()
{
    m_table->clock()->clear();
    if (m_plan->minutes > 0)
        m_table->clock()->start(m_plan->minutes * 60);
}

void MatchController::play(const triptych::Setup& setup)
{
    const triptych::Game* played = game();
    const auto library = m_library;
    auto job = std::make_unique<EngineJob>();
    if (m_tryOut) {
        job->open = [played, library, scenario = m_tryOut->scenario] {
            return played->openScenario(library, *scenario);
        };
        for (const MatchPlan::Seat& seat : m_plan->seats)
            job->agents.push_back(seat.agent == u"person"
                    ? nullptr
                    : triptych::ai::makeAgent(seat.agent.toStdString(), setup.seed));
        m_journals.keepNone();
        m_watching = false;
        launch(std::move(job));
        return;
    }
    job->open = [played, library, setup] { return played->open(library, setup); };
    triptych::match::JournalHeader header { m_plan->game.toStdString(), setup,
        library->packHashes(), {} };
    if (m_table->clock()->timed())
        header.clock = m_table->clock()->secondsLeft();
    for (const MatchPlan::Seat& seat : m_plan->seats)
        header.seats.push_back({ seat.name.toStdString(), seat.agent.toStdString() });
    header.begun = QDateTime::currentSecsSinceEpoch();
    header.bestOf = m_plan->bestOf;
    MatchJournals::Begun begun = m_journals.begin(std::move(header), m_series->played() == 0);
    job->journal = std::move(begun.file);
    m_watching = false;
    job->agents = PlannedSeats::agents(*m_plan, setup.seed);
    launch(std::move(job));
    if (!begun.problem.isEmpty())
        m_table->setMessage(tr("This match is not kept, because %1 cannot be written (%2). Make "
                               "room on the disk or allow writing there, then begin it again; as "
                               "it is, it cannot be continued once you leave it.")
                                .arg(begun.path, begun.problem));
}

void MatchController::launch(std::unique_ptr<EngineJob> job)
{
    m_link->expect(m_plan->game);
    m_recorded = false;
    if (m_table->clock()->timed())
        job->clock = m_table->clock()->shared();
    const auto presenter = makePresenter(*game(), m_library);
    TableInfo info = PlannedSeats::table(*m_plan, m_series);
    const triptych::match::AskingHabits& habits
        = triptych::match::askingHabits(m_plan->game.toStdString());
    info.ownStops = asking::stops(m_plan->game, "own", habits.ownStops);
    info.otherStops = asking::stops(m_plan->game, "other", habits.otherStops);
    m_table->start(presenter, m_plan->ruleset, info);
    m_table->setRematchText(tr("Rematch"));
    for (const QString& verb : presenter->aimedVerbs())
        job->aimed.insert(verb.toStdString());
    for (const QString& verb : presenter->pricedVerbs())
        job->priced.insert(verb.toStdString());
    job->purse = presenter->purse();
    job->habits = habits;
    m_link->begin(std::move(job));
    Q_EMIT tableTaken();
}

// --- Going on. One program at a time writes to a journal; whoever comes second may watch, or go on with a
// copy.

QStringList MatchController::resume(const QString& journal)
{
    m_holder.reset();
    const bool wasHere = letGoOf(journal);
    // Locked before it is read: nobody writes to it between the reading and the going on.
    filelock::Taken taken = filelock::take(journal);
    JournaledMatch kept;
    const QStringList problems = JournaledMatch::read(journal, m_content, kept);
    const bool finished = kept.finished();
    if (!finished && taken.holder) {
        m_holder = taken.holder;
        return { m_holder->sentence() };
    }
    if (!problems.isEmpty()) {
        if (wasHere)
            leave();
        return problems;
    }

    auto job = std::make_unique<EngineJob>();
    QString problem = finished ? QString() : taken.problem;
    if (!finished && taken.lock)
        job->journal = JournalFile::resume(
            journal, kept.text, *kept.parsed, std::move(taken.lock), &problem);
    const std::optional<int> clock = finished ? std::nullopt : kept.parsed->clock;
    takeUp(journal, std::move(kept), std::move(job));
    if (clock)
        m_table->clock()->start(*clock);
    if (!problem.isEmpty())
        m_table->setMessage(tr(
            "The journal %1 cannot be written any more (%2); what happens now is not kept. Leave "
            "the table, make room on the disk or allow writing there, and continue the match "
            "again.")
                                .arg(journal, problem));
    return {};
}

/// Lets go of a journal that is on the table here, so that it can be taken up anew.
bool MatchController::letGoOf(const QString& journal)
{
    if (m_journals.current().isEmpty() || QFileInfo(journal) != QFileInfo(m_journals.current()))
        return false;
    m_link->stop();
    return true;
}

QStringList MatchController::resumeCopy(const QString& journal)
{
    const JournaledMatch::Copied copy = JournaledMatch::copy(journal);
    return copy.problems.isEmpty() ? resume(copy.path) : copy.problems;
}

QStringList MatchController::watch(const QString& journal)
{
    m_holder.reset();
    JournaledMatch kept;
    if (const QStringList problems = JournaledMatch::read(journal, m_content, kept);
        !problems.isEmpty())
        return problems;
    auto job = std::make_unique<EngineJob>();
    job->follow = kept.follower(journal);
    takeUp(journal, std::move(kept), std::move(job));
    m_journals.letGo(); // Nothing is kept here.
    m_watching = true;
    m_table->setMessage(tr("You are watching a match that is played in another window. What "
                           "happens there is shown here; nothing can be answered."));
    return {};
}

/// The match takes the table.
void MatchController::takeUp(
    const QString& journal, JournaledMatch kept, std::unique_ptr<EngineJob> job)
{
    const triptych::match::JournalHeader& header = kept.parsed->header;
    job->agents = PlannedSeats::agents(kept.plan, kept.plan.seed);
    QStringList before;
    if (auto rebuilt = seriesrecord::rebuild(journal, header, *kept.game, kept.library)) {
        kept.plan.bestOf = rebuilt->bestOf;
        m_series = std::move(rebuilt->series);
        for (const std::string& game : header.before)
            before.append(QString::fromStdString(game));
    } else {
        m_series.emplace(std::size_t { 1 }, header.setup);
    }
    m_tryOut.reset();
    m_plan = kept.plan;
    m_library = kept.library;
    m_journals.goOnWith(journal, before);
    m_watching = false;
    m_table->clock()->clear();
    if (kept.parsed->clock)
        m_table->clock()->show(*kept.parsed->clock);
    job->open = [kept = std::move(kept)] { return kept.open(); };
    launch(std::move(job));
}

// --- Telling

void MatchController::showSnapshots()
{
    for (const Snapshot& snapshot : m_link->takeSnapshots()) {
        if (!m_link->isPresent(snapshot) || !m_table->active())
            continue;
        if (!snapshot.failure.empty()) {
            Q_EMIT failed(QString::fromStdString(snapshot.failure));
            leave();
            return;
        }
        if (snapshot.over && !m_recorded)
            recordOutcome(snapshot);
        m_table->show(snapshot);
    }
}

void MatchController::recordOutcome(const Snapshot& snapshot)
{
    m_recorded = true;
    triptych::Outcome outcome;
    for (const std::string& winner : snapshot.winners)
        if (const auto seat = triptych::match::seatNamed(winner))
            outcome.winners.push_back(*seat);
    m_series->record(outcome);
    const RoundClock* clock = m_table->clock();
    if (SeenTable(snapshot.observation).timeUp || (clock->timed() && clock->secondsLeft() == 0))
        m_series->callTime();
    if (m_series->over())
        m_table->clock()->stop();
    tellStanding();
}

/// At zero the game that is played ends, or no further one is begun.
void MatchController::callTime()
{
    if (!m_series || m_series->over())
        return;
    if (running()) {
        m_link->callTime();
        return;
    }
    m_series->callTime();
    tellStanding();
}

void MatchController::tellStanding()
{
    TableInfo info = m_table->table();
    for (qsizetype seat = 0; seat < info.seats.size(); ++seat)
        info.seats[seat].wins = m_series->wins()[static_cast<std::size_t>(seat)];
    info.timeUp = m_series->timeUp();
    if (const auto winner = m_series->winner())
        info.winner = PlannedSeats::key(winner->value);
    m_table->setTable(info);
    m_table->setRematchText(m_series->over() ? tr("Rematch") : tr("Next game"));
}

// --- Between games

QList<MatchController::SideDeck> MatchController::sideDecks() const
{
    QList<SideDeck> decks;
    if (!m_plan || !m_series || m_series->over())
        return decks;
    for (qsizetype seat = 0; seat < m_plan->seats.size(); ++seat) {
        const auto& deck = m_series->next().decks[static_cast<std::size_t>(seat)];
        if (m_plan->seats.at(seat).agent == u"person" && !deck.side.empty())
            decks.append({ static_cast<int>(seat), m_plan->seats.at(seat).name, deck });
    }
    return decks;
}

QStringList MatchController::exchange(int seat, const triptych::decks::DeckList& deck)
{
    return enginewords::said(m_series->exchange(
        *game(), *m_library, triptych::PlayerId { static_cast<std::uint8_t>(seat) }, deck));
}

void MatchController::askForNext()
{
    if (sideDecks().isEmpty())
        playNext();
    else
        Q_EMIT sideDeckingAsked();
}

void MatchController::playNext()
{
    if (!m_plan || !m_series)
        return;
    if (m_series->over()) {
        // Another match of the same decks, with other luck; the loser chooses who starts.
        triptych::Setup setup = m_series->next();
        for (qsizetype seat = 0; seat < m_plan->seats.size(); ++seat)
            setup.decks[static_cast<std::size_t>(seat)] = m_plan->seats.at(seat).deck;
        m_series.emplace(static_cast<std::size_t>(m_plan->bestOf), setup);
        startClock();
    } else if (RoundClock* clock = m_table->clock(); clock->timed() && !clock->running()) {
        clock->start(clock->secondsLeft()); // of a game that was opened after its end
    }
    play(m_series->next());
}

void MatchController::leave()
{
    m_link->end();
    m_table->clock()->clear();
    m_table->clear();
    Q_EMIT tableLeft();
}
