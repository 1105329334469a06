#include "app/match/EngineWorker.h"

#include "app/match/Forecast.h"
#include "app/match/Secrets.h"
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
        m_seen.tellAnew();
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
    m_job = std::move(job);
    m_match.reset();
    m_shares.clear();
    m_picks.clear();
    m_automatic = {};
    m_problem.clear();
    m_persons.clear();
    m_viewer = triptych::noPlayer;
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
    m_takingBack.begin(m_persons);
    m_seen.begin(*m_match, m_persons);
    advance();
    lookAgain();
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
                m_seen.begin(*m_match, m_persons);
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

void EngineWorker::takeBack(const EngineCommand& command)
{
    if (m_state != State::Asking || command.serial != m_serial || !m_takingBack.lastOf(m_viewer))
        return;
    if (m_takingBack.ask(m_viewer)) {
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
    if (m_state != State::Consent || command.serial != m_serial || !m_takingBack.isAsking())
        return;
    const TakingBack::Consent consent = m_takingBack.consent(command.line == "yes");
    if (consent == TakingBack::Consent::Awaited) {
        postConsent();
        return;
    }
    if (consent == TakingBack::Consent::Given)
        goBack(m_takingBack.asker());
    m_stays = true;
    ++m_serial;
    postCurtain(m_takingBack.takeAsker());
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
    interrupt();
    runJournal(seat, "concede");
    advance();
}

/// The round's clock has come to zero; a match that has ended meanwhile stays as it is.
void EngineWorker::callTime()
{
    if (m_job->follow || !m_match->callTime())
        return;
    interrupt();
    runJournal(triptych::judge, "time");
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
        if (m_job->forecasts)
            m_shares.note(*m_match);
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
        const auto unasked = m_automatic.answer(*m_match, seat, *m_job, !m_picks.empty());
        if (unasked && give(seat, *unasked, true))
            continue;
        if (m_persons.size() > 1 && seat != m_viewer) {
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
    interrupt();
    m_passedLast = triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
    runJournal(seat, "claim");
    return true;
}

bool EngineWorker::give(PlayerId seat, const std::string& line, bool unasked)
{
    const triptych::Decision before = *m_match->decision();
    const bool mayUndo = !unasked && isPerson(seat);
    // What the computer does stays done; what another person does is asked about before it is taken
    // back with the rest. That a seat lets things be, without a person having looked at the table
    // for it, binds nobody: whoever acted before may still think again.
    if (mayUndo || line != "pass")
        m_takingBack.actsNow(seat);
    TakingBack::Moment moment;
    if (mayUndo)
        moment = { m_match->clone(), line, m_job->journal ? m_job->journal->answers() : 0, m_picks,
            m_seen.sizes(), seat };
    std::optional<Secrets> secrets;
    if (mayUndo || !m_takingBack.isEmpty())
        secrets.emplace(*m_match, m_takingBack.lastActor());
    if (const auto problem = triptych::match::answer(*m_match, seat, line)) {
        m_problem = problem->text;
        return false;
    }
    m_problem.clear();
    m_passedLast = line == "pass" ? seat : triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
    if (mayUndo)
        m_takingBack.add(std::move(moment));
    if (secrets && secrets->areTold(*m_match))
        m_takingBack.noteTold();

    const triptych::Decision* after = m_match->decision();
    const bool sameQuestion = after && after->picked > 0 && after->player == before.player
        && after->prompt == before.prompt;
    if (sameQuestion)
        m_picks.push_back(line);
    else
        m_picks.clear();
    runJournal(seat, line);
    return true;
}

/// Something happens to the match that answers no question: what was done and picked so far stands.
void EngineWorker::interrupt()
{
    m_takingBack.letStand("others");
    m_picks.clear();
}

/// The match as it stood before the last answer of that seat, and everything that is kept of it.
void EngineWorker::goBack(PlayerId seat)
{
    TakingBack::Moment moment = m_takingBack.goBack(seat);
    m_match = std::move(moment.match);
    m_match->recordEvents(true);
    m_shares.goBackTo(m_match->turn());
    m_picks = std::move(moment.picks);
    m_passedLast = triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
    m_seen.cutBackTo(moment.logSizes);
    m_automatic.stopRunning();
    if (m_job->journal) {
        m_job->journal->cutBackTo(moment.journalAnswers);
        hearJournal();
    }
    keepClock(); // answers are taken back, time is not
}

/// On the disk before anybody sees what came of it: a killed program loses nothing.
void EngineWorker::runJournal(PlayerId seat, const std::string& line)
{
    if (m_job->journal) {
        const std::optional<int> clock
            = m_job->clock ? std::optional<int>(*m_job->clock) : std::nullopt;
        m_job->journal->append(seat, line, *m_match, clock);
        hearJournal();
    }
    m_seen.collect(*m_match, m_persons);
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
    m_takingBack.forget();
    m_automatic.stopRunning();
    if (m_viewer == triptych::noPlayer)
        m_viewer = m_persons.front();
    ++m_serial;
    post(false);
    if (m_job->forecasts && !m_job->follow)
        sharesSoon(std::make_shared<Snapshot>(), 0);
}

// --- Telling

void EngineWorker::post(bool asking)
{
    Snapshot snapshot = snapshots::ofTable(*m_match, m_viewer);
    snapshot.serial = m_serial;
    snapshot.problem = std::exchange(m_problem, {});
    snapshot.runningTo = m_automatic.runningTo();
    if (m_viewer != triptych::noPlayer)
        m_seen.tell(m_viewer, snapshot);
    if (m_match->decision()) {
        if (asking)
            snapshots::addQuestion(snapshot, *m_match, *m_job, m_picks);
        else
            snapshot.question = snapshots::questionOf(*m_match);
        snapshot.thinking = !isPerson(m_match->decision()->player);
        snapshot.waitsForStep = m_state == State::Pacing && m_job->pace < 0;
        m_takingBack.tell(snapshot, m_viewer, asking);
    }
    send(std::move(snapshot));
}

void EngineWorker::postCurtain(PlayerId seat)
{
    m_state = State::Curtain;
    m_curtainFor = seat;
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.problem = std::exchange(m_problem, {});
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
    snapshot.curtain = triptych::seatName(m_takingBack.asked());
    snapshot.consent = m_takingBack.told(m_seen.logs());
    snapshot.freshLog = true;
    send(std::move(snapshot));
}

void EngineWorker::send(Snapshot snapshot)
{
    snapshot.match = m_job->match;
    if (m_channel->snapshots.push(std::move(snapshot)))
        Q_EMIT snapshotPosted();
}

/// After the question is on its way, an answer at a time: nobody waits for this, and whoever answers
/// meanwhile is heard first.
void EngineWorker::forecastSoon(std::shared_ptr<Snapshot> told)
{
    if (!m_job || m_job->follow || !m_job->forecasts)
        return;
    if (!told) {
        told = std::make_shared<Snapshot>();
        told->serial = m_serial;
    }
    QTimer::singleShot(0, this, [this, match = m_job->match, told] {
        if (!m_match || m_state != State::Asking || m_job->match != match
            || m_serial != told->serial || isLeft())
            return;
        try {
            if (forecast::addOne(*told, *m_match))
                forecastSoon(told);
            else if (!told->forecasts.empty())
                send(std::move(*told));
        } catch (const std::exception&) {
            return; // A forecast that fails is none; the question stands.
        }
    });
}

/// A turn at a time: whoever goes on to another match does not wait for this.
void EngineWorker::sharesSoon(std::shared_ptr<Snapshot> told, std::size_t turn)
{
    QTimer::singleShot(0, this, [this, match = m_job->match, told, turn] {
        if (!m_match || m_state != State::Over || m_job->match != match || isLeft())
            return;
        try {
            if (turn < m_shares.turns()) {
                told->shares.push_back(m_shares.share(turn));
                sharesSoon(told, turn + 1);
            } else if (told->shares.size() > 1) {
                send(std::move(*told));
            }
        } catch (const std::exception&) {
            return; // The end is told already; without this it only says less.
        }
    });
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
