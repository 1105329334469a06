#include "app/match/MatchReports.h"

#include "app/match/PlayedMatch.h"
#include "app/match/Snapshots.h"

#include <utility>

MatchReports::MatchReports(Send send)
    : m_send(std::move(send))
{
}

void MatchReports::begin(std::uint64_t match)
{
    m_match = match;
    m_viewer = triptych::noPlayer;
}

void MatchReports::liftCurtain(PlayedMatch& played)
{
    m_viewer = m_curtainFor;
    played.seen().tellAnew();
}

void MatchReports::tellTable(PlayedMatch& played, const EngineJob& job, const Moment& moment)
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

void MatchReports::tellCurtain(PlayedMatch& played, triptych::PlayerId seat)
{
    m_curtainFor = seat;
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.problem = played.takeProblem();
    snapshot.curtain = triptych::seatName(seat);
    snapshot.freshLog = true;
    tell(std::move(snapshot));
}

void MatchReports::tellConsent(PlayedMatch& played)
{
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.curtain = triptych::seatName(played.takingBack().asked());
    snapshot.consent = played.takingBack().told(played.seen().logs());
    snapshot.freshLog = true;
    tell(std::move(snapshot));
}

void MatchReports::tellFailure(const std::string& why)
{
    Snapshot snapshot;
    snapshot.failure = why;
    tell(std::move(snapshot));
}

void MatchReports::tell(Snapshot snapshot)
{
    snapshot.match = m_match;
    m_send(std::move(snapshot));
}
