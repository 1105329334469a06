#include "app/match/MatchRun.h"

#include "app/match/Afterthoughts.h"
#include "app/match/MatchReports.h"

#include "match/Answer.h"

#include <QTimer>

#include <exception>
#include <utility>

using triptych::PlayerId;

MatchRun::MatchRun(
    std::unique_ptr<EngineJob> job, MatchReports& reports, std::function<bool()> isLeft)
    : m_job(std::move(job))
    , m_reports(reports)
    , m_isLeft(std::move(isLeft))
{
}

MatchRun::~MatchRun()
{
    if (m_played)
        m_played->keepClock();
}

bool MatchRun::isOf(std::uint64_t match) const
{
    return m_played && m_job->match == match;
}

// --- Commands

void MatchRun::take(const EngineCommand& command)
{
    using Kind = EngineCommand::Kind;
    switch (command.kind) {
    case Kind::Start:
    case Kind::Stop: // which are not for a match that runs
        return;
    case Kind::Answer:
        takeAnswer(command);
        return;
    case Kind::LiftCurtain:
        if (!isAnswered(State::Curtain, command))
            return;
        m_reports.liftCurtain(*m_played);
        if (std::exchange(m_stays, false)) // what was taken back is not answered unasked
            askNow();
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
        m_automatic.runTo(command.line);
        if (m_state == State::Asking)
            advance();
        return;
    }
}

void MatchRun::begin()
{
    m_reports.begin(m_job->match);
    triptych::Opened opened = m_job->open();
    if (!opened.match) {
        std::string why;
        for (const triptych::Problem& problem : opened.problems)
            why += (why.empty() ? "" : "\n") + problem.text;
        fail(why);
        return;
    }
    m_played = std::make_unique<PlayedMatch>(*m_job, std::move(opened.match));
    for (const auto& agent : m_job->agents)
        if (agent)
            agent->stopWhen(m_isLeft);
    if (m_played->persons().empty())
        m_reports.look(triptych::judge); // Nobody to keep a secret from.
    else if (m_played->persons().size() == 1)
        m_reports.look(m_played->persons().front());
    advance();
    lookAgain();
}

/// What somebody else plays is looked at once a second.
void MatchRun::lookAgain()
{
    if (!m_played || !m_job->follow)
        return;
    QTimer::singleShot(1000, this, [this] {
        if (!m_played || m_isLeft())
            return;
        try {
            std::optional<triptych::Opened> now = m_job->follow();
            if (now && now->match) {
                m_played->replace(std::move(now->match));
                if (m_state != State::Curtain)
                    advance();
            }
            lookAgain();
        } catch (const std::exception& error) {
            fail(error.what());
        }
    });
}

void MatchRun::takeAnswer(const EngineCommand& command)
{
    // An answer to an older question: the window had not yet seen the newer one.
    if (!isAnswered(State::Asking, command))
        return;
    const PlayerId seat = m_played->match().decision()->player;
    const triptych::match::Statement said = triptych::match::readStatement(command.line);
    if (said.line == "claim" && said.seat && *said.seat != seat) {
        if (m_played->claim(*said.seat))
            m_played->letGoFirst(*said.seat);
        advance();
        return;
    }
    m_automatic.noteAnswer(m_played->match(), seat, said.line);
    if (m_played->give(seat, command.line, false))
        advance();
    else
        tellTable(true);
}

void MatchRun::takeBack(const EngineCommand& command)
{
    TakingBack& takingBack = m_played->takingBack();
    const PlayerId viewer = m_reports.viewer();
    if (!isAnswered(State::Asking, command) || !takingBack.lastOf(viewer))
        return;
    if (takingBack.ask(viewer)) {
        m_reports.lookAway(); // whatever happens meanwhile
        askConsent();
        return;
    }
    goBack(viewer);
    askNow(); // not advance(): what is asked unasked must not carry the match forward again
}

void MatchRun::takeConsent(const EngineCommand& command)
{
    TakingBack& takingBack = m_played->takingBack();
    if (!isAnswered(State::Consent, command) || !takingBack.isAsking())
        return;
    const TakingBack::Consent consent = takingBack.consent(command.line == "yes");
    if (consent == TakingBack::Consent::Awaited) {
        askConsent();
        return;
    }
    if (consent == TakingBack::Consent::Given)
        goBack(takingBack.asker());
    m_stays = true;
    lowerCurtain(takingBack.takeAsker());
}

void MatchRun::concede()
{
    if (m_played->match().outcome() || m_job->follow)
        return;
    PlayerId seat = m_reports.viewer();
    if (!m_played->isPerson(seat)) {
        if (m_played->persons().empty())
            return;
        seat = m_played->persons().front();
    }
    m_played->concede(seat);
    advance();
}

/// The round's clock has come to zero; a match that has ended meanwhile stays as it is.
void MatchRun::callTime()
{
    if (!m_job->follow && m_played->callTime())
        advance();
}

// --- Running

void MatchRun::advance()
{
    while (m_played && !m_isLeft()) {
        const triptych::Decision* decision = m_played->match().decision();
        if (!decision) {
            finish();
            return;
        }
        if (m_job->forecasts)
            m_shares.note(m_played->match());
        const PlayerId seat = decision->player;
        if (m_job->follow) {
            watch(seat);
            return;
        }
        if (!m_played->isPerson(seat)) {
            if (!letComputerAct(seat))
                return;
            continue;
        }
        const auto unasked
            = m_automatic.answer(m_played->match(), seat, *m_job, !m_played->picks().empty());
        if (unasked && m_played->give(seat, *unasked, true))
            continue;
        if (m_played->persons().size() > 1 && seat != m_reports.viewer())
            lowerCurtain(seat);
        else
            askNow();
        return;
    }
}

/// One step of it; false where the match waits, or goes no further.
bool MatchRun::letComputerAct(PlayerId seat)
{
    if (!m_paced && m_played->letPersonClaim(seat))
        return true;
    if (m_job->pace != 0 && !m_paced) {
        pause();
        return false;
    }
    m_paced = false;
    const std::size_t option = m_job->agents[seat.value]->choose(m_played->match(), seat);
    if (m_isLeft()) // What was thought in a hurry is not played.
        return false;
    if (m_played->give(seat, triptych::match::unlessIdle(m_played->match(), option), true))
        return true;
    fail(m_played->takeProblem());
    return false;
}

/// Before a step of the computer.
void MatchRun::pause()
{
    m_state = State::Pacing;
    tellTable(false);
    const std::uint64_t pause = ++m_pacing;
    if (m_job->pace > 0)
        QTimer::singleShot(m_job->pace, this, [this, pause] {
            if (m_state == State::Pacing && pause == m_pacing)
                goOnPaced();
        });
}

/// Somebody else plays it, and this seat is to act there.
void MatchRun::watch(PlayerId seat)
{
    if (!m_reports.isLookedAt()) {
        lowerCurtain(m_played->isPerson(seat) ? seat : m_played->persons().front());
        return;
    }
    m_reports.askNext();
    m_state = State::Watching;
    tellTable(false);
}

/// Until that person has taken their seat.
void MatchRun::lowerCurtain(PlayerId seat)
{
    m_state = State::Curtain;
    m_reports.askNext();
    m_reports.tellCurtain(*m_played, seat);
}

/// Of whoever has to agree that somebody takes something back.
void MatchRun::askConsent()
{
    m_state = State::Consent;
    m_reports.askNext();
    m_reports.tellConsent(*m_played);
}

void MatchRun::askNow()
{
    m_reports.askNext();
    m_state = State::Asking;
    m_automatic.noteShown();
    tellTable(true);
    forecastSoon();
}

/// The pause before a step of the computer is over.
void MatchRun::goOnPaced()
{
    m_paced = true;
    try {
        advance();
    } catch (const std::exception& error) {
        fail(error.what());
    }
}

/// The match as it stood before the last answer of that seat.
void MatchRun::goBack(PlayerId seat)
{
    m_played->goBack(seat);
    m_shares.goBackTo(m_played->match().turn());
    m_automatic.noteTakenBack();
}

void MatchRun::fail(const std::string& why)
{
    m_played.reset();
    m_state = State::Idle;
    m_reports.tellFailure(why);
}

void MatchRun::finish()
{
    m_state = State::Over;
    m_played->takingBack().forget();
    m_automatic.stopRunning();
    if (!m_reports.isLookedAt())
        m_reports.look(m_played->persons().front());
    m_reports.askNext();
    tellTable(false);
    sharesSoon();
}

// --- Telling

void MatchRun::tellTable(bool asking)
{
    m_reports.tellTable(*m_played, *m_job,
        { asking, m_state == State::Pacing && m_job->pace < 0, m_automatic.runningTo() });
}

void MatchRun::forecastSoon()
{
    if (m_job->follow || !m_job->forecasts)
        return;
    const auto asked = [this, serial = m_reports.serial()]() {
        const bool still = isOnTable(State::Asking) && m_reports.serial() == serial;
        return still ? &std::as_const(*m_played).match() : nullptr;
    };
    afterthoughts::forecast(this, m_reports.serial(), asked,
        [this](Snapshot told) { m_reports.tell(std::move(told)); });
}

void MatchRun::sharesSoon()
{
    if (m_job->follow || !m_job->forecasts)
        return;
    afterthoughts::shares(
        this, m_shares, [this] { return isOnTable(State::Over); },
        [this](Snapshot told) { m_reports.tell(std::move(told)); });
}

/// What the window answers is what was asked last, and that is asked still.
bool MatchRun::isAnswered(State asked, const EngineCommand& command) const
{
    return m_state == asked && command.serial == m_reports.serial();
}

bool MatchRun::isOnTable(State state) const
{
    return m_played && m_state == state && !m_isLeft();
}
