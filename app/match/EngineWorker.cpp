#include "app/match/EngineWorker.h"

#include "app/match/Secrets.h"

#include "match/Answer.h"

#include <QTimer>

#include <exception>
#include <utility>

using triptych::PlayerId;

namespace {

constexpr std::size_t mostMoments = 200; ///< Of the persons together; each is a copy of the match.

} // namespace

EngineWorker::EngineWorker(std::shared_ptr<EngineChannel> channel)
    : m_channel(std::move(channel))
{
}

EngineWorker::~EngineWorker()
{
    keepClock();
}

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
        keepClock();
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
        if (std::exchange(m_stays, false)) // what was taken back is not answered unasked
            askAgain();
        else
            advance();
        return;
    case Kind::Undo:
        takeBack(command);
        return;
    case Kind::Consent:
        takeConsent(command);
        return;
    case Kind::Concede:
        concede();
        return;
    case Kind::CallTime:
        callTime();
        return;
    case Kind::SetPassing:
        m_job->passing = command.passing;
        if (m_state == State::Asking)
            advance();
        return;
    case Kind::SetPace:
        m_job->pace = command.pace;
        if (m_state == State::Pacing && m_job->pace >= 0)
            goOnPaced(); // nobody will ask for that step any more
        return;
    case Kind::Step:
        if (m_state == State::Pacing)
            goOnPaced();
        return;
    case Kind::RunTo:
        m_runTo = command.line;
        m_runFrom = m_turn;
        if (m_state == State::Asking)
            advance();
        return;
    }
}

void EngineWorker::start(std::unique_ptr<EngineJob> job)
{
    keepClock();
    m_job = std::move(job);
    m_match.reset();
    m_moments.clear();
    m_turns.clear();
    m_standsBecause.clear();
    m_picks.clear();
    m_runTo.clear();
    m_turn.clear();
    m_problem.clear();
    m_persons.clear();
    m_viewer = triptych::noPlayer;
    m_momentsOf = triptych::noPlayer;
    m_toAgree.clear();
    m_declinedBy = triptych::noPlayer;
    m_stays = false;
    m_passedLast = triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
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
    for (const auto& agent : m_job->agents)
        if (agent)
            agent->stopWhen([this] { return isLeft(); });
    for (std::uint8_t seat = 0; seat < m_match->seats(); ++seat)
        if (isPerson({ seat }))
            m_persons.push_back({ seat });
    if (m_persons.empty())
        m_viewer = triptych::judge; // Nobody to keep a secret from.
    else if (m_persons.size() == 1)
        m_viewer = m_persons.front();
    beginLogs();
    advance();
    lookAgain();
}

/// Everything that has happened in the match, from the beginning.
void EngineWorker::beginLogs()
{
    m_match->recordEvents(true);
    m_logs.assign(m_match->seats() + 1, nlohmann::ordered_json::array());
    m_told = 0;
    m_freshLog = true;
    collectEvents();
}

/// What somebody else plays is looked at once a second.
void EngineWorker::lookAgain()
{
    if (!m_match || !m_job->follow)
        return;
    QTimer::singleShot(1000, this, [this, match = m_job->match] {
        if (!m_match || m_job->match != match || isLeft())
            return;
        try {
            std::optional<triptych::Opened> now = m_job->follow();
            if (now && now->match) {
                m_match = std::move(now->match);
                beginLogs();
                if (m_state != State::Curtain)
                    advance();
            }
            lookAgain();
        } catch (const std::exception& error) {
            fail(error.what());
        }
    });
}

void EngineWorker::takeAnswer(const EngineCommand& command)
{
    // An answer to an older question: the window had not yet seen the newer one.
    if (m_state != State::Asking || command.serial != m_serial)
        return;
    const PlayerId seat = m_match->decision()->player;
    const triptych::match::Statement said = triptych::match::readStatement(command.line);
    if (said.line == "claim" && said.seat && *said.seat != seat) {
        if (claim(*said.seat))
            m_mayGoFirst = *said.seat;
        advance();
        return;
    }
    if (give(seat, command.line, false))
        advance();
    else
        post(true);
}

void EngineWorker::concede()
{
    if (m_match->outcome() || m_job->follow)
        return;
    PlayerId seat = m_viewer;
    if (!isPerson(seat)) {
        if (m_persons.empty())
            return;
        seat = m_persons.front();
    }
    m_match->concede(seat);
    forgetMoments("others");
    m_picks.clear();
    runJournal(seat, "concede");
    collectEvents();
    advance();
}

/// The round's clock has come to zero; a match that has ended meanwhile stays as it is.
void EngineWorker::callTime()
{
    if (m_job->follow || !m_match->callTime())
        return;
    forgetMoments("others");
    m_picks.clear();
    runJournal(triptych::judge, "time");
    collectEvents();
    advance();
}

// --- Running

void EngineWorker::advance()
{
    while (m_match && !isLeft()) {
        const triptych::Decision* decision = m_match->decision();
        if (!decision) {
            finish();
            return;
        }
        noteTurn();
        const PlayerId seat = decision->player;
        if (m_job->follow) {
            ++m_serial;
            if (m_viewer == triptych::noPlayer) {
                postCurtain(isPerson(seat) ? seat : m_persons.front());
                return;
            }
            m_state = State::Watching;
            post(false);
            return;
        }
        if (!isPerson(seat)) {
            if (letPersonClaim(seat))
                continue;
            if (m_job->pace != 0 && !m_paced) {
                m_state = State::Pacing;
                post(false);
                const std::uint64_t pause = ++m_pacing;
                if (m_job->pace > 0)
                    QTimer::singleShot(m_job->pace, this, [this, pause] {
                        if (m_state == State::Pacing && pause == m_pacing)
                            goOnPaced();
                    });
                return;
            }
            m_paced = false;
            const std::size_t option = m_job->agents[seat.value]->choose(*m_match, seat);
            if (isLeft()) // What was thought in a hurry is not played.
                return;
            if (!give(seat, triptych::match::unlessIdle(*m_match, option), true)) {
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
        m_shownThisTurn = true;
        post(true);
        forecastSoon();
        return;
    }
}

/// The pause before a step of the computer is over.
void EngineWorker::goOnPaced()
{
    m_paced = true;
    try {
        advance();
    } catch (const std::exception& error) {
        fail(error.what());
    }
}

/// What is a person's question as much as the computer's, the person is asked first, unless they have
/// just passed or asked the computer to go ahead.
bool EngineWorker::letPersonClaim(PlayerId seat)
{
    if (seat == m_mayGoFirst || m_paced)
        return false;
    for (const PlayerId person : m_persons)
        if (((m_match->decision()->claimants >> person.value) & 1) && person != m_passedLast)
            return claim(person);
    return false;
}

bool EngineWorker::claim(PlayerId seat)
{
    if (!m_match->claim(seat))
        return false;
    forgetMoments("others");
    m_picks.clear();
    m_passedLast = triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
    runJournal(seat, "claim");
    collectEvents();
    return true;
}

bool EngineWorker::give(PlayerId seat, const std::string& line, bool unasked)
{
    const triptych::Decision before = *m_match->decision();
    const bool mayUndo = !unasked && isPerson(seat);
    // What the computer does stays done; what another person does is asked about before it is taken
    // back with the rest. That a seat lets things be, without a person having looked at the table
    // for it, binds nobody: whoever acted before may still think again.
    if (m_momentsOf != seat && (mayUndo || line != "pass")) {
        if (!isPerson(seat))
            forgetMoments("others");
        m_momentsOf = seat;
    }
    Moment moment;
    if (mayUndo) {
        moment = { m_match->clone(), line, m_job->journal ? m_job->journal->answers() : 0, m_picks,
            {} };
        for (const auto& log : m_logs)
            moment.logSizes.push_back(log.size());
        moment.seat = seat;
    }
    std::optional<Secrets> secrets;
    if (mayUndo || !m_moments.empty())
        secrets.emplace(*m_match, m_momentsOf);
    if (const auto problem = triptych::match::answer(*m_match, seat, line)) {
        m_problem = problem->text;
        return false;
    }
    m_problem.clear();
    m_passedLast = line == "pass" ? seat : triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
    if (mayUndo)
        m_moments.push_back(std::move(moment));
    if (m_moments.size() > mostMoments)
        m_moments.erase(m_moments.begin());
    if (secrets && secrets->areTold(*m_match)) {
        if (m_persons.size() < 2) // nobody is there who could agree
            forgetMoments("told");
        for (Moment& each : m_moments)
            each.told = true;
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
    const std::optional<int> clock
        = m_job->clock ? std::optional<int>(*m_job->clock) : std::nullopt;
    m_job->journal->append(seat, line, *m_match, clock);
    hearJournal();
}

/// A disk that is full ends no match: whoever plays is told, and the journal goes on once it can.
void EngineWorker::hearJournal()
{
    if (std::string problem = m_job->journal->problem(); !problem.empty())
        m_problem = std::move(problem);
}

/// What is left of the round when the match is left, so that going on does not give it back.
void EngineWorker::keepClock()
{
    if (m_match && m_match->decision() && m_job->journal && m_job->clock) {
        m_job->journal->keepClock(*m_job->clock);
        hearJournal();
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
    if (m_job->forecasts && !m_job->follow)
        sharesSoon(std::make_shared<Snapshot>(), 0);
}

/// The window has gone on to another match, or to none.
bool EngineWorker::isLeft() const
{
    return m_channel->wanted != m_job->match;
}

bool EngineWorker::isPerson(PlayerId seat) const
{
    return seat.value < m_job->agents.size() && !m_job->agents[seat.value];
}
