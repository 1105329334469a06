#include "app/match/MatchController.h"

#include "app/games/Presenters.h"
#include "app/match/AskingWishes.h"
#include "app/match/MatchNotes.h"
#include "app/match/SeatNames.h"
#include "app/services/EngineWords.h"

#include "ai/Agent.h"
#include "decks/Seating.h"
#include "match/Answer.h"
#include "match/Games.h"

#include <QDateTime>
#include <QFileInfo>
#include <QSettings>

#include <nlohmann/json.hpp>

using triptych::Problem;

namespace {

QString seatKey(qsizetype seat)
{
    return QStringLiteral("p%1").arg(seat + 1);
}

QString kindText(const QString& agent)
{
    if (agent == u"person")
        return MatchController::tr("Person");
    if (agent == u"random")
        return MatchController::tr("Computer, at random");
    if (agent == u"ai:easy")
        return MatchController::tr("Computer, easy");
    if (agent == u"ai:hard")
        return MatchController::tr("Computer, hard");
    return MatchController::tr("Computer");
}

std::set<std::string> plain(const QSet<QString>& pips)
{
    std::set<std::string> keys;
    for (const QString& pip : pips)
        keys.insert(pip.toStdString());
    return keys;
}

const triptych::Ruleset* rulesOf(const triptych::Game& game, const QString& id)
{
    for (const triptych::Ruleset& ruleset : game.rulesets())
        if (ruleset.id == id.toStdString())
            return &ruleset;
    return nullptr;
}

} // namespace

MatchController::MatchController(Content& content, QObject* parent)
    : QObject(parent)
    , m_content(content)
    , m_table(new MatchViewModel(this))
    , m_engine(new EngineThread(this))
{
    connect(m_engine, &EngineThread::snapshotsWaiting, this, &MatchController::showSnapshots);
    connect(m_table, &MatchViewModel::answered, this, [this](quint64 serial, const QString& line) {
        command(EngineCommand::Kind::Answer, serial, line);
    });
    connect(m_table, &MatchViewModel::curtainLifted, this,
        [this](quint64 serial) { command(EngineCommand::Kind::LiftCurtain, serial); });
    connect(m_table, &MatchViewModel::undoAsked, this,
        [this](quint64 serial) { command(EngineCommand::Kind::Undo, serial); });
    connect(m_table, &MatchViewModel::consentGiven, this, [this](quint64 serial, bool agreed) {
        command(EngineCommand::Kind::Consent, serial,
            agreed ? QStringLiteral("yes") : QStringLiteral("no"));
    });
    connect(m_table, &MatchViewModel::concedeAsked, this,
        [this] { command(EngineCommand::Kind::Concede); });
    connect(
        m_table, &MatchViewModel::stepAsked, this, [this] { command(EngineCommand::Kind::Step); });
    connect(m_table, &MatchViewModel::runAsked, this,
        [this](const QString& pip) { command(EngineCommand::Kind::RunTo, 0, pip); });
    connect(m_table->clock(), &RoundClock::timeUp, this, &MatchController::callTime);
    connect(m_table, &MatchViewModel::rematchAsked, this, &MatchController::askForNext);
    connect(m_table, &MatchViewModel::leaveAsked, this, &MatchController::leave);
    connect(m_table, &MatchViewModel::passingSet, this, &MatchController::sendPassing);
    connect(m_table, &MatchViewModel::rememberAsked, this,
        [this](const QString& memory, const QString& what, bool yes) {
            if (m_plan)
                asking::remember(m_plan->game, { memory, what, yes });
            sendPassing();
        });
    connect(m_table->preferences(), &Preferences::paceChanged, this, [this] {
        if (!m_pace)
            sendPace(pace());
    });
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
    QStringList problems;
    for (const MatchPlan::Seat& seat : plan.seats) {
        for (const Problem& problem :
            game->check(*library, seat.deck, setup.ruleset, {}, setup.options))
            problems.append(tr("The deck of %1 cannot be played. %2")
                                .arg(seat.name, enginewords::said(problem)));
        if (seat.agent != u"person" && !triptych::ai::makeAgent(seat.agent.toStdString(), 1))
            problems.append(tr("There is no computer player called %1.").arg(seat.agent));
        setup.decks.push_back(seat.deck);
    }
    const triptych::Ruleset* const rules = rulesOf(*game, plan.ruleset);
    if (rules)
        for (const Problem& problem : triptych::decks::optionFaults(*rules, plan.options))
            problems.append(enginewords::said(problem));
    if (plan.minutes > 0 && (!rules || rules->minutes == 0))
        problems.append(tr("These rules have no round timer; start the match without one."));
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
        m_keptAt.clear();
        m_before.clear();
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
    if (m_series->played() == 0)
        m_before.clear();
    else if (!m_keptAt.isEmpty())
        m_before.append(QFileInfo(m_keptAt).fileName());
    header.bestOf = m_plan->bestOf;
    for (const QString& game : std::as_const(m_before))
        header.before.push_back(game.toStdString());
    const QString path = nextJournal();
    QString problem;
    job->journal = JournalFile::create(path, header, &problem);
    const QString named = m_before.isEmpty() ? QString() : matchnotes::name(m_keptAt);
    m_keptAt = job->journal ? job->journal->path() : QString();
    if (!named.isEmpty() && !m_keptAt.isEmpty())
        matchnotes::setName(m_keptAt, named);
    m_watching = false;
    for (std::size_t seat = 0; seat < header.seats.size(); ++seat)
        job->agents.push_back(header.seats[seat].kind == "person"
                ? nullptr
                : triptych::ai::makeAgent(header.seats[seat].kind, setup.seed + seat));
    launch(std::move(job));
    if (!problem.isEmpty())
        m_table->setMessage(tr("This match is not kept, because %1 cannot be written (%2). Make "
                               "room on the disk or allow writing there, then begin it again; as "
                               "it is, it cannot be continued once you leave it.")
                                .arg(path, problem));
}

/// The games of one match lie in one folder: each names the ones before it.
QString MatchController::nextJournal() const
{
    if (!m_journalPath.isEmpty())
        return m_journalPath;
    const bool goesOn = m_series->played() > 0 && !m_keptAt.isEmpty();
    return (goesOn ? QFileInfo(m_keptAt).absolutePath() : Content::journalFolder()) + u'/'
        + QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd_HH-mm-ss-zzz"))
        + QStringLiteral(".jsonl");
}

void MatchController::launch(std::unique_ptr<EngineJob> job)
{
    job->match = ++m_match;
    m_recorded = false;
    if (m_table->clock()->timed())
        job->clock = m_table->clock()->shared();
    const auto presenter = makePresenter(*game(), m_library);
    TableInfo info = tableInfo();
    const QSettings settings;
    const triptych::match::AskingHabits& habits
        = triptych::match::askingHabits(m_plan->game.toStdString());
    const QString group = QStringLiteral("asking/") + m_plan->game + u'/';
    const auto stops = [&](const char* name, const std::set<std::string>& otherwise) {
        const QString key = group + QLatin1String(name);
        QSet<QString> found;
        if (!settings.contains(key))
            for (const std::string& pip : otherwise)
                found.insert(QString::fromStdString(pip));
        else
            for (const QString& pip : settings.value(key).toStringList())
                found.insert(pip);
        return found;
    };
    info.ownStops = stops("own", habits.ownStops);
    info.otherStops = stops("other", habits.otherStops);
    m_table->start(presenter, m_plan->ruleset, info);
    m_table->setRematchText(tr("Rematch"));
    for (const QString& verb : presenter->aimedVerbs())
        job->aimed.insert(verb.toStdString());
    for (const QString& verb : presenter->pricedVerbs())
        job->priced.insert(verb.toStdString());
    job->purse = presenter->purse().toStdString();
    job->habits = habits;
    job->forecasts = !m_pace; // whoever plays without pauses reads none
    job->passing = passing();
    job->pace = pace();
    EngineCommand start;
    start.kind = EngineCommand::Kind::Start;
    start.match = m_match;
    start.job = std::move(job);
    m_engine->want(m_match);
    m_engine->send(std::move(start));
    Q_EMIT tableTaken();
}

TableInfo MatchController::tableInfo() const
{
    TableInfo info;
    info.bestOf = m_plan->bestOf;
    for (qsizetype seat = 0; seat < m_plan->seats.size(); ++seat) {
        const MatchPlan::Seat& plan = m_plan->seats.at(seat);
        info.seats.append({ seatKey(seat), plan.name, plan.agent == u"person", kindText(plan.agent),
            m_series ? m_series->wins()[static_cast<std::size_t>(seat)] : 0 });
    }
    return info;
}

// --- Telling

void MatchController::showSnapshots()
{
    for (const Snapshot& snapshot : m_engine->takeSnapshots()) {
        if (snapshot.match != m_match || !m_table->active())
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
    if ((snapshot.observation.is_object() && snapshot.observation.value("time_up", false))
        || (clock->timed() && clock->secondsLeft() == 0))
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
        command(EngineCommand::Kind::CallTime);
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
        info.winner = seatKey(winner->value);
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
    m_engine->want(0);
    command(EngineCommand::Kind::Stop);
    ++m_match;
    m_table->clock()->clear();
    m_table->clear();
    Q_EMIT tableLeft();
}

// --- Asking

Passing MatchController::passing() const
{
    Passing passing;
    passing.automatic = m_table->autoPass();
    passing.fullControl = m_table->fullControl();
    passing.ownStops = plain(m_table->table().ownStops);
    passing.otherStops = plain(m_table->table().otherStops);
    const asking::Wishes wishes = asking::wishes();
    passing.attacked = wishes.attacked;
    passing.targeted = wishes.targeted;
    passing.acts = wishes.acts;
    passing.triggers = wishes.triggers;
    passing.eachStep = wishes.eachStep;
    passing.holding = m_table->holding();
    for (const asking::Remembered& each : asking::remembered(m_plan->game))
        passing.remembered.emplace(each.name.toStdString(), each.yes ? "yes" : "no");
    return passing;
}

void MatchController::sendPassing()
{
    if (!m_plan)
        return;
    EngineCommand set;
    set.kind = EngineCommand::Kind::SetPassing;
    set.match = m_match;
    set.passing = passing();
    m_engine->send(std::move(set));
    QSettings settings;
    const QString group = QStringLiteral("asking/") + m_plan->game + u'/';
    settings.setValue(
        group + QStringLiteral("own"), QStringList(m_table->table().ownStops.values()));
    settings.setValue(
        group + QStringLiteral("other"), QStringList(m_table->table().otherStops.values()));
}

int MatchController::pace() const
{
    const Preferences& wanted = *m_table->preferences();
    return m_pace ? *m_pace : wanted.stepwise() ? -1 : wanted.pace();
}

void MatchController::setPace(int milliseconds)
{
    m_pace = milliseconds;
    sendPace(milliseconds);
}

void MatchController::sendPace(int milliseconds)
{
    EngineCommand set;
    set.kind = EngineCommand::Kind::SetPace;
    set.match = m_match;
    set.pace = milliseconds;
    m_engine->send(std::move(set));
}

void MatchController::command(EngineCommand::Kind kind, quint64 serial, const QString& line)
{
    EngineCommand asked;
    asked.kind = kind;
    asked.match = m_match;
    asked.serial = serial;
    asked.line = line.toStdString();
    m_engine->send(std::move(asked));
}
