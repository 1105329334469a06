#include "app/match/EngineLink.h"

#include "app/match/AskingWishes.h"

namespace {

std::set<std::string> plain(const QSet<QString>& pips)
{
    std::set<std::string> keys;
    for (const QString& pip : pips)
        keys.insert(pip.toStdString());
    return keys;
}

} // namespace

EngineLink::EngineLink(MatchViewModel& table, QObject* parent)
    : QObject(parent)
    , m_table(table)
    , m_engine(new EngineThread(this))
{
    using Kind = EngineCommand::Kind;
    connect(m_engine, &EngineThread::snapshotsWaiting, this, &EngineLink::snapshotsWaiting);
    connect(&m_table, &MatchViewModel::answered, this,
        [this](quint64 serial, const QString& line) { command(Kind::Answer, serial, line); });
    connect(&m_table, &MatchViewModel::curtainLifted, this,
        [this](quint64 serial) { command(Kind::LiftCurtain, serial); });
    connect(&m_table, &MatchViewModel::undoAsked, this,
        [this](quint64 serial) { command(Kind::Undo, serial); });
    connect(&m_table, &MatchViewModel::consentGiven, this, [this](quint64 serial, bool agreed) {
        command(Kind::Consent, serial, agreed ? QStringLiteral("yes") : QStringLiteral("no"));
    });
    connect(&m_table, &MatchViewModel::concedeAsked, this, &EngineLink::concede);
    connect(&m_table, &MatchViewModel::stepAsked, this, [this] { command(Kind::Step); });
    connect(&m_table, &MatchViewModel::runAsked, this,
        [this](const QString& pip) { command(Kind::RunTo, 0, pip); });
    connect(&m_table, &MatchViewModel::passingSet, this, &EngineLink::sendPassing);
    connect(&m_table, &MatchViewModel::rememberAsked, this,
        [this](const QString& memory, const QString& what, bool yes) {
            if (!m_game.isEmpty())
                asking::remember(m_game, { memory, what, yes });
            sendPassing();
        });
    connect(m_table.preferences(), &Preferences::paceChanged, this, [this] {
        if (!m_pace)
            sendPace(pace());
    });
}

void EngineLink::expect(const QString& game)
{
    m_game = game;
    ++m_match;
}

void EngineLink::begin(std::unique_ptr<EngineJob> job)
{
    job->match = m_match;
    job->forecasts = !m_pace; // whoever plays without pauses reads none
    job->passing = passing();
    job->pace = pace();
    EngineCommand start;
    start.kind = EngineCommand::Kind::Start;
    start.match = m_match;
    start.job = std::move(job);
    m_engine->want(m_match);
    m_engine->send(std::move(start));
}

void EngineLink::stop()
{
    m_engine->want(0);
    command(EngineCommand::Kind::Stop);
}

void EngineLink::end()
{
    stop();
    ++m_match;
}

// --- What the person wants

Passing EngineLink::passing() const
{
    Passing passing;
    passing.automatic = m_table.autoPass();
    passing.fullControl = m_table.fullControl();
    passing.ownStops = plain(m_table.table().ownStops);
    passing.otherStops = plain(m_table.table().otherStops);
    const asking::Wishes wishes = asking::wishes();
    passing.attacked = wishes.attacked;
    passing.targeted = wishes.targeted;
    passing.acts = wishes.acts;
    passing.triggers = wishes.triggers;
    passing.eachStep = wishes.eachStep;
    passing.holding = m_table.holding();
    for (const asking::Remembered& each : asking::remembered(m_game))
        passing.remembered.emplace(each.name.toStdString(), each.yes ? "yes" : "no");
    return passing;
}

void EngineLink::sendPassing()
{
    if (m_game.isEmpty())
        return;
    EngineCommand set;
    set.kind = EngineCommand::Kind::SetPassing;
    set.match = m_match;
    set.passing = passing();
    m_engine->send(std::move(set));
    asking::keepStops(m_game, "own", m_table.table().ownStops);
    asking::keepStops(m_game, "other", m_table.table().otherStops);
}

int EngineLink::pace() const
{
    const Preferences& wanted = *m_table.preferences();
    return m_pace ? *m_pace : wanted.stepwise() ? -1 : wanted.pace();
}

void EngineLink::setPace(int milliseconds)
{
    m_pace = milliseconds;
    sendPace(milliseconds);
}

void EngineLink::sendPace(int milliseconds)
{
    EngineCommand set;
    set.kind = EngineCommand::Kind::SetPace;
    set.match = m_match;
    set.pace = milliseconds;
    m_engine->send(std::move(set));
}

void EngineLink::command(EngineCommand::Kind kind, quint64 serial, const QString& line)
{
    EngineCommand asked;
    asked.kind = kind;
    asked.match = m_match;
    asked.serial = serial;
    asked.line = line.toStdString();
    m_engine->send(std::move(asked));
}
