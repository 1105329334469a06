#include "app/match/EngineWorker.h"

#include "app/match/Forecast.h"
#include "app/match/IdleWork.h"
#include "app/match/Snapshots.h"

#include "match/Answer.h"

#include <QTimer>

#include <exception>
#include <utility>

using triptych::PlayerId;

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
    if (!m_played || command.match != m_job->match)
        return;
    switch (command.kind) {
    case Kind::Start:
        return;
    case Kind::Stop:
        keepClock();
        m_played.reset();
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
        m_played->seen().tellAnew();
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

void EngineWorker::start(std::unique_ptr<EngineJob> job)
{
    keepClock();
    m_played.reset();
    m_job = std::move(job);
    m_shares.clear();
    m_automatic = {};
    m_viewer = triptych::noPlayer;
    m_stays = false;
    m_paced = false;

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
            agent->stopWhen([this] { return isLeft(); });
    if (m_played->persons().empty())
        m_viewer = triptych::judge; // Nobody to keep a secret from.
    else if (m_played->persons().size() == 1)
        m_viewer = m_played->persons().front();
    advance();
    lookAgain();
}

/// What somebody else plays is looked at once a second.
void EngineWorker::lookAgain()
{
    if (!m_played || !m_job->follow)
        return;
    QTimer::singleShot(1000, this, [this, match = m_job->match] {
        if (!m_played || m_job->match != match || isLeft())
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

void EngineWorker::takeAnswer(const EngineCommand& command)
{
    // An answer to an older question: the window had not yet seen the newer one.
    if (m_state != State::Asking || command.serial != m_serial)
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
        post(true);
}

void EngineWorker::takeBack(const EngineCommand& command)
{
    TakingBack& takingBack = m_played->takingBack();
    if (m_state != State::Asking || command.serial != m_serial || !takingBack.lastOf(m_viewer))
        return;
    if (takingBack.ask(m_viewer)) {
        // Whoever sits there next sees nothing of the one who asks, whatever happens meanwhile.
        m_viewer = triptych::noPlayer;
        postConsent();
        return;
    }
    goBack(m_viewer);
    askNow(); // not advance(): what is asked unasked must not carry the match forward again
}

void EngineWorker::takeConsent(const EngineCommand& command)
{
    TakingBack& takingBack = m_played->takingBack();
    if (m_state != State::Consent || command.serial != m_serial || !takingBack.isAsking())
        return;
    const TakingBack::Consent consent = takingBack.consent(command.line == "yes");
    if (consent == TakingBack::Consent::Awaited) {
        postConsent();
        return;
    }
    if (consent == TakingBack::Consent::Given)
        goBack(takingBack.asker());
    m_stays = true;
    ++m_serial;
    postCurtain(takingBack.takeAsker());
}

void EngineWorker::concede()
{
    if (m_played->match().outcome() || m_job->follow)
        return;
    PlayerId seat = m_viewer;
    if (!m_played->isPerson(seat)) {
        if (m_played->persons().empty())
            return;
        seat = m_played->persons().front();
    }
    m_played->concede(seat);
    advance();
}

/// The round's clock has come to zero; a match that has ended meanwhile stays as it is.
void EngineWorker::callTime()
{
    if (!m_job->follow && m_played->callTime())
        advance();
}

// --- Running

void EngineWorker::advance()
{
    while (m_played && !isLeft()) {
        const triptych::Decision* decision = m_played->match().decision();
        if (!decision) {
            finish();
            return;
        }
        if (m_job->forecasts)
            m_shares.note(m_played->match());
        const PlayerId seat = decision->player;
        if (m_job->follow) {
            ++m_serial;
            if (m_viewer == triptych::noPlayer) {
                postCurtain(m_played->isPerson(seat) ? seat : m_played->persons().front());
                return;
            }
            m_state = State::Watching;
            post(false);
            return;
        }
        if (!m_played->isPerson(seat)) {
            if (!m_paced && m_played->letPersonClaim(seat))
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
            const std::size_t option = m_job->agents[seat.value]->choose(m_played->match(), seat);
            if (isLeft()) // What was thought in a hurry is not played.
                return;
            if (!m_played->give(
                    seat, triptych::match::unlessIdle(m_played->match(), option), true)) {
                fail(m_played->takeProblem());
                return;
            }
            continue;
        }
        const auto unasked
            = m_automatic.answer(m_played->match(), seat, *m_job, !m_played->picks().empty());
        if (unasked && m_played->give(seat, *unasked, true))
            continue;
        if (m_played->persons().size() > 1 && seat != m_viewer) {
            ++m_serial;
            postCurtain(seat);
            return;
        }
        askNow();
        return;
    }
}

void EngineWorker::askNow()
{
    ++m_serial;
    m_state = State::Asking;
    m_automatic.noteShown();
    post(true);
    forecastSoon();
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

/// The match as it stood before the last answer of that seat.
void EngineWorker::goBack(PlayerId seat)
{
    m_played->goBack(seat);
    m_shares.goBackTo(m_played->match().turn());
    m_automatic.noteTakenBack();
}

/// Before the match is left.
void EngineWorker::keepClock()
{
    if (m_played)
        m_played->keepClock();
}

void EngineWorker::fail(const std::string& why)
{
    if (!m_job)
        return;
    Snapshot snapshot;
    snapshot.failure = why;
    m_played.reset();
    m_state = State::Idle;
    send(std::move(snapshot));
}

void EngineWorker::finish()
{
    m_state = State::Over;
    m_played->takingBack().forget();
    m_automatic.stopRunning();
    if (m_viewer == triptych::noPlayer)
        m_viewer = m_played->persons().front();
    ++m_serial;
    post(false);
    sharesSoon();
}

// --- Telling

void EngineWorker::post(bool asking)
{
    Snapshot snapshot = snapshots::ofTable(m_played->match(), m_viewer);
    snapshot.serial = m_serial;
    snapshot.problem = m_played->takeProblem();
    snapshot.runningTo = m_automatic.runningTo();
    if (m_viewer != triptych::noPlayer)
        m_played->seen().tell(m_viewer, snapshot);
    if (m_played->match().decision()) {
        if (asking)
            snapshots::addQuestion(snapshot, m_played->match(), *m_job, m_played->picks());
        else
            snapshot.question = snapshots::questionOf(m_played->match());
        snapshot.thinking = !m_played->isPerson(m_played->match().decision()->player);
        snapshot.waitsForStep = m_state == State::Pacing && m_job->pace < 0;
        m_played->takingBack().tell(snapshot, m_viewer, asking);
    }
    send(std::move(snapshot));
}

void EngineWorker::postCurtain(PlayerId seat)
{
    m_state = State::Curtain;
    m_curtainFor = seat;
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.problem = m_played->takeProblem();
    snapshot.curtain = triptych::seatName(seat);
    snapshot.freshLog = true;
    send(std::move(snapshot));
}

void EngineWorker::postConsent()
{
    m_state = State::Consent;
    ++m_serial;
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.curtain = triptych::seatName(m_played->takingBack().asked());
    snapshot.consent = m_played->takingBack().told(m_played->seen().logs());
    snapshot.freshLog = true;
    send(std::move(snapshot));
}

void EngineWorker::send(Snapshot snapshot)
{
    snapshot.match = m_job->match;
    if (m_channel->snapshots.push(std::move(snapshot)))
        Q_EMIT snapshotPosted();
}

/// After the question is on its way, an answer at a time.
void EngineWorker::forecastSoon()
{
    if (m_job->follow || !m_job->forecasts)
        return;
    auto told = std::make_shared<Snapshot>();
    told->serial = m_serial;
    doWhenIdle(this, [this, match = m_job->match, told] {
        if (!m_played || m_state != State::Asking || m_job->match != match
            || m_serial != told->serial || isLeft())
            return false;
        if (forecast::addOne(*told, m_played->match()))
            return true;
        if (!told->forecasts.empty())
            send(std::move(*told));
        return false;
    });
}

/// How the game went, a turn at a time: whoever goes on to another match does not wait for this.
void EngineWorker::sharesSoon()
{
    if (!m_job->forecasts || m_job->follow)
        return;
    auto told = std::make_shared<Snapshot>();
    doWhenIdle(this, [this, match = m_job->match, told] {
        if (!m_played || m_state != State::Over || m_job->match != match || isLeft())
            return false;
        if (told->shares.size() < m_shares.turns()) {
            told->shares.push_back(m_shares.share(told->shares.size()));
            return true;
        }
        if (told->shares.size() > 1)
            send(std::move(*told));
        return false;
    });
}

/// The window has gone on to another match, or to none.
bool EngineWorker::isLeft() const
{
    return m_channel->wanted != m_job->match;
}
