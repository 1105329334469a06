#include "app/match/MatchTelling.h"

#include "app/match/PlayedMatch.h"
#include "app/match/Snapshots.h"

#include <utility>

MatchTelling::MatchTelling(Send send)
    : m_send(std::move(send))
{
}

void MatchTelling::begin(std::uint64_t match)
{
    m_match = match;
    m_viewer = triptych::noPlayer;
}

void MatchTelling::liftCurtain(PlayedMatch& played)
{
    m_viewer = m_curtainFor;
    played.seen().tellAnew();
}

void MatchTelling::tellTable(PlayedMatch& played, const EngineJob& job, const Moment& moment)
{
    const triptych::Match& match = played.match();
    Snapshot snapshot = snapshots::ofTable(match, m_viewer);
    snapshot.serial = m_serial;
    snapshot.problem = played.takeProblem();
    snapshot.runningTo = moment.runningTo;
    if (isLookedAt())
        played.seen().tell(m_viewer, snapshot);
    if (const triptych::Decision* decision = match.decision()) {
        if (moment.asking)
            snapshots::addQuestion(snapshot, match, job, played.picks());
        else
            snapshot.question = snapshots::questionOf(match);
        snapshot.thinking = !played.isPerson(decision->player);
        snapshot.waitsForStep = moment.waitsForStep;
        played.takingBack().tell(snapshot, m_viewer, moment.asking);
    }
    tell(std::move(snapshot));
}

void MatchTelling::tellCurtain(PlayedMatch& played, triptych::PlayerId seat)
{
    m_curtainFor = seat;
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.problem = played.takeProblem();
    snapshot.curtain = triptych::seatName(seat);
    snapshot.freshLog = true;
    tell(std::move(snapshot));
}

void MatchTelling::tellConsent(PlayedMatch& played)
{
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.curtain = triptych::seatName(played.takingBack().asked());
    snapshot.consent = played.takingBack().told(played.seen().logs());
    snapshot.freshLog = true;
    tell(std::move(snapshot));
}

void MatchTelling::tellFailure(const std::string& why)
{
    Snapshot snapshot;
    snapshot.failure = why;
    tell(std::move(snapshot));
}

void MatchTelling::tell(Snapshot snapshot)
{
    snapshot.match = m_match;
    m_send(std::move(snapshot));
}
