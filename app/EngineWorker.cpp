#include "app/EngineWorker.h"

#include "match/Answer.h"

#include <QTimer>

#include <algorithm>
#include <exception>

using triptych::PlayerId;

namespace {

std::string firstWord(const std::string& line)
{
    return line.substr(0, line.find(' '));
}

std::string textAt(const nlohmann::ordered_json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// What waits to resolve, whatever the game calls it; the last is next.
const nlohmann::ordered_json& waitingIn(const nlohmann::ordered_json& observation)
{
    static const nlohmann::ordered_json nothing = nlohmann::ordered_json::array();
    for (const char* name : { "pile", "stack", "reactions" })
        if (const auto found = observation.find(name);
            found != observation.end() && found->is_array())
            return *found;
    return nothing;
}

} // namespace

EngineWorker::EngineWorker(std::shared_ptr<EngineChannel> channel)
    : m_channel(std::move(channel))
{
}

EngineWorker::~EngineWorker() = default;

void EngineWorker::readCommands()
{
    // The engine refuses what is illegal without exceptions; this is the last fence before Qt's
    // event loop, for memory running out and for faults in the engine.
    try {
        for (EngineCommand& command : m_channel->commands.takeAll())
            handle(std::move(command));
    } catch (const std::exception& error) {
        fail(error.what());
    }
}

// --- Commands

void EngineWorker::handle(EngineCommand command)
{
    using Kind = EngineCommand::Kind;
    if (command.kind == Kind::Start) {
        start(std::move(command.job));
        return;
    }
    if (!m_match || command.match != m_job->match)
        return;
    switch (command.kind) {
    case Kind::Start:
        return;
    case Kind::Stop:
        m_match.reset();
        m_job.reset();
        m_state = State::Idle;
        return;
    case Kind::Answer:
        takeAnswer(command);
        return;
    case Kind::LiftCurtain:
        if (m_state != State::Curtain || command.serial != m_serial)
            return;
        m_viewer = m_curtainFor;
        m_freshLog = true;
        m_told = 0;
        advance();
        return;
    case Kind::Undo:
        takeBack(command);
        return;
    case Kind::Concede:
        concede();
        return;
    case Kind::SetPassing:
        m_job->passing = command.passing;
        if (m_state == State::Asking)
            advance();
        return;
    case Kind::SetPace:
        m_job->pace = command.pace;
        return;
    case Kind::RunTo:
        m_runTo = command.line;
        if (m_state == State::Asking)
            advance();
        return;
    }
}

void EngineWorker::start(std::unique_ptr<EngineJob> job)
{
    m_job = std::move(job);
    m_match.reset();
    m_moments.clear();
    m_picks.clear();
    m_runTo.clear();
    m_problem.clear();
    m_persons.clear();
    m_viewer = triptych::noPlayer;
    m_momentsOf = triptych::noPlayer;
    m_told = 0;
    m_freshLog = true;
    m_paced = false;

    triptych::Opened opened = m_job->open();
    if (!opened.match) {
        std::string why;
        for (const triptych::Problem& problem : opened.problems)
            why += (why.empty() ? "" : "\n") + problem.text;
        fail(why);
        return;
    }
    m_match = std::move(opened.match);
    m_match->recordEvents(true);
    m_logs.assign(m_match->seats() + 1, nlohmann::ordered_json::array());
    for (std::uint8_t seat = 0; seat < m_match->seats(); ++seat)
        if (isPerson({ seat }))
            m_persons.push_back({ seat });
    if (m_persons.empty())
        m_viewer = triptych::judge; // Nobody to keep a secret from.
    else if (m_persons.size() == 1)
        m_viewer = m_persons.front();
    collectEvents();
    advance();
}

void EngineWorker::takeAnswer(const EngineCommand& command)
{
    // An answer to an older question: the window had not yet seen the newer one.
    if (m_state != State::Asking || command.serial != m_serial)
        return;
    const PlayerId seat = m_match->decision()->player;
    if (give(seat, command.line, false))
        advance();
    else
        post(true);
}

void EngineWorker::takeBack(const EngineCommand& command)
{
    if (m_state != State::Asking || command.serial != m_serial || m_moments.empty())
        return;
    Moment moment = std::move(m_moments.back());
    m_moments.pop_back();
    m_match = std::move(moment.match);
    m_match->recordEvents(true);
    m_picks = std::move(moment.picks);
    for (std::size_t i = 0; i < m_logs.size(); ++i)
        m_logs[i].erase(
            m_logs[i].begin() + static_cast<std::ptrdiff_t>(moment.logSizes[i]), m_logs[i].end());
    m_freshLog = true;
    m_told = 0;
    m_runTo.clear();
    if (m_job->journal && !m_job->journal->cutBackTo(moment.journalAnswers)) {
        fail(m_job->journal->problem());
        return;
    }
    // Not advance(): what is asked unasked must not carry the match forward again.
    ++m_serial;
    post(true);
}

void EngineWorker::concede()
{
    if (m_match->outcome())
        return;
    PlayerId seat = m_viewer;
    if (!isPerson(seat)) {
        if (m_persons.empty())
            return;
        seat = m_persons.front();
    }
    m_match->concede(seat);
    m_moments.clear();
    m_picks.clear();
    runJournal(seat, "concede");
    collectEvents();
    advance();
}

// --- Running

void EngineWorker::advance()
{
    while (m_match && m_channel->wanted == m_job->match) {
        const triptych::Decision* decision = m_match->decision();
        if (!decision) {
            finish();
            return;
        }
        const PlayerId seat = decision->player;
        if (!isPerson(seat)) {
            if (m_job->pace > 0 && !m_paced) {
                m_state = State::Pacing;
                post(false);
                const std::uint64_t pause = ++m_pacing;
                QTimer::singleShot(m_job->pace, this, [this, pause] {
                    if (m_state != State::Pacing || pause != m_pacing)
                        return;
                    m_paced = true;
                    try {
                        advance();
                    } catch (const std::exception& error) {
                        fail(error.what());
                    }
                });
                return;
            }
            m_paced = false;
            const std::size_t option = m_job->agents[seat.value]->choose(*m_match, seat);
            if (!give(seat, m_match->line(option), true)) {
                fail(m_problem);
                return;
            }
            continue;
        }
        if (answerUnasked(seat))
            continue;
        ++m_serial;
        if (m_persons.size() > 1 && seat != m_viewer) {
            postCurtain(seat);
            return;
        }
        m_state = State::Asking;
        post(true);
        return;
    }
}

bool EngineWorker::answerUnasked(PlayerId seat)
{
    const Passing& passing = m_job->passing;
    if (passing.fullControl)
        return false;
    const std::vector<std::string> lines = triptych::match::legalLines(*m_match);
    const auto offered = [&lines](const char* line) {
        return std::find(lines.begin(), lines.end(), line) != lines.end();
    };
    const nlohmann::ordered_json observation = m_match->observe(seat);
    const std::string pip = pipOf(observation);

    if (!m_runTo.empty()) {
        const nlohmann::ordered_json& waiting = waitingIn(observation);
        const bool threatened
            = !waiting.empty() && textAt(waiting.back(), "controller") != triptych::seatName(seat);
        if (pip == m_runTo || threatened || firstWord(lines.front()) == "block") {
            m_runTo.clear();
            return false;
        }
        for (const char* line : { "pass", "attack none" })
            if (offered(line) && m_picks.empty())
                return give(seat, line, true);
    }

    const auto forced = triptych::match::forcedOption(*m_match);
    if (!passing.automatic || !forced)
        return false;
    const std::string& line = lines[*forced];
    const bool own = textAt(observation, "active") == triptych::seatName(seat);
    // A stop holds the turn, not every effect that resolves meanwhile.
    const bool quiet = waitingIn(observation).empty();
    if (line == "pass" && quiet && (own ? passing.ownStops : passing.otherStops).contains(pip))
        return false;
    return give(seat, line, true);
}

bool EngineWorker::give(PlayerId seat, const std::string& line, bool unasked)
{
    const triptych::Decision before = *m_match->decision();
    const bool mayUndo = !unasked && isPerson(seat);
    if (m_momentsOf != seat) {
        m_moments.clear();
        m_momentsOf = seat;
    }
    Moment moment;
    if (mayUndo) {
        moment = { m_match->clone(), line, knownCards(seat),
            m_job->journal ? m_job->journal->answers() : 0, m_picks, {} };
        for (const auto& log : m_logs)
            moment.logSizes.push_back(log.size());
    }
    if (const auto problem = triptych::match::answer(*m_match, seat, line)) {
        m_problem = problem->text;
        return false;
    }
    m_problem.clear();
    if (mayUndo)
        m_moments.push_back(std::move(moment));
    // Somebody who has learnt something cannot unlearn it.
    if (!m_moments.empty()) {
        const std::set<std::string> known = knownCards(seat);
        const std::set<std::string>& then = m_moments.front().known;
        if (!std::includes(then.begin(), then.end(), known.begin(), known.end()))
            m_moments.clear();
    }

    const triptych::Decision* after = m_match->decision();
    const bool sameQuestion = after && after->picked > 0 && after->player == before.player
        && after->prompt == before.prompt;
    if (sameQuestion)
        m_picks.push_back(line);
    else
        m_picks.clear();
    runJournal(seat, line);
    collectEvents();
    return true;
}

/// On the disk before anybody sees what came of it: a killed program loses nothing.
void EngineWorker::runJournal(PlayerId seat, const std::string& line)
{
    if (!m_job->journal)
        return;
    if (!m_job->journal->append(seat, line, *m_match)) {
        m_problem = m_job->journal->problem();
        m_job->journal.reset(); // The match goes on without; the person has been told.
    }
}

void EngineWorker::fail(const std::string& why)
{
    if (!m_job)
        return;
    Snapshot snapshot;
    snapshot.failure = why;
    m_match.reset();
    m_state = State::Idle;
    send(std::move(snapshot));
}

void EngineWorker::finish()
{
    m_state = State::Over;
    m_moments.clear();
    m_runTo.clear();
    if (m_viewer == triptych::noPlayer)
        m_viewer = m_persons.front();
    ++m_serial;
    post(false);
}

// --- Telling

void EngineWorker::collectEvents()
{
    if (m_match->eventCount() == 0)
        return;
    const auto keep = [this](std::size_t log, PlayerId viewer) {
        for (auto& event : m_match->events(viewer))
            m_logs[log].push_back(std::move(event));
    };
    for (const PlayerId seat : m_persons)
        keep(seat.value, seat);
    if (m_persons.empty())
        keep(m_logs.size() - 1, triptych::judge);
    m_match->forgetEvents();
}

void EngineWorker::post(bool asking)
{
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.problem = std::exchange(m_problem, {});
    snapshot.runningTo = m_runTo;
    if (m_viewer != triptych::noPlayer) {
        snapshot.viewer = triptych::seatName(m_viewer);
        snapshot.observation = m_match->observe(m_viewer);
        const auto& log = m_logs[m_viewer == triptych::judge ? m_logs.size() - 1 : m_viewer.value];
        snapshot.freshLog = std::exchange(m_freshLog, false);
        for (; m_told < log.size(); ++m_told)
            snapshot.events.push_back(log[m_told]);
    }
    if (m_match->decision()) {
        snapshot.question = question(asking);
        snapshot.thinking = !isPerson(m_match->decision()->player);
        if (asking && !m_moments.empty())
            snapshot.takeBack = m_moments.back().line;
    }
    if (const auto outcome = m_match->outcome()) {
        snapshot.over = true;
        for (const PlayerId seat : outcome->winners)
            snapshot.winners.push_back(triptych::seatName(seat));
    }
    send(std::move(snapshot));
}

void EngineWorker::postCurtain(PlayerId seat)
{
    m_state = State::Curtain;
    m_curtainFor = seat;
    m_moments.clear();
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.problem = std::exchange(m_problem, {});
    snapshot.curtain = triptych::seatName(seat);
    snapshot.freshLog = true;
    send(std::move(snapshot));
}

void EngineWorker::send(Snapshot snapshot)
{
    snapshot.match = m_job->match;
    if (m_channel->snapshots.push(std::move(snapshot)))
        Q_EMIT snapshotPosted();
}

Snapshot::Question EngineWorker::question(bool withLines) const
{
    const triptych::Decision& decision = *m_match->decision();
    Snapshot::Question question { triptych::seatName(decision.player), std::string(decision.prompt),
        std::string(decision.rule), {}, {} };
    if (withLines) {
        question.lines = triptych::match::legalLines(*m_match);
        question.picks = m_picks;
    }
    return question;
}

bool EngineWorker::isPerson(PlayerId seat) const
{
    return seat.value < m_job->agents.size() && !m_job->agents[seat.value];
}

std::string EngineWorker::pipOf(const nlohmann::ordered_json& observation) const
{
    const std::string step = textAt(observation, "step");
    return textAt(observation, "phase") + (step.empty() || step == "none" ? "" : "." + step);
}

std::set<std::string> EngineWorker::knownCards(PlayerId seat) const
{
    std::set<std::string> known;
    const nlohmann::ordered_json observation = m_match->observe(seat);
    if (const auto objects = observation.find("objects"); objects != observation.end())
        for (const auto& [handle, object] : objects->items())
            if (object.contains("name"))
                known.insert(handle);
    return known;
}
