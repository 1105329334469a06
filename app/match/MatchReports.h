#pragma once

#include "app/scene/Snapshot.h"

#include "core/Match.h"

#include <functional>
#include <string>

struct EngineJob;
class PlayedMatch;

/// What the window is told of a match: the table as whoever looks at it may know it, or a curtain behind which
/// nothing of any seat is. What is asked has a number, so that an answer to something older is known as one.
class MatchReports
{
public:
    using Send = std::function<void(Snapshot)>;

    explicit MatchReports(Send send);

    /// Another match: nobody looks at it yet.
    void begin(std::uint64_t match);

    // Who looks
    triptych::PlayerId viewer() const { return m_viewer; }
    bool isLookedAt() const { return m_viewer != triptych::noPlayer; }
    void look(triptych::PlayerId seat) { m_viewer = seat; }
    /// Whoever sits there next sees nothing of the one before.
    void lookAway() { m_viewer = triptych::noPlayer; }
    /// Whoever the curtain is for looks at the table, and sees anew what has happened.
    void liftCurtain(PlayedMatch& played);

    // What is asked
    std::uint64_t serial() const { return m_serial; }
    void askNext() { ++m_serial; }

    // Telling
    struct Moment
    {
        bool asking = false;       ///< The viewer is to answer.
        bool waitsForStep = false; ///< The computer is, when it is told to.
        std::string runningTo {};
    };
    void tellTable(PlayedMatch& played, const EngineJob& job, const Moment& moment);
    void tellCurtain(PlayedMatch& played, triptych::PlayerId seat);
    void tellConsent(PlayedMatch& played);
    void tellFailure(const std::string& why);
    /// Anything else of this match.
    void tell(Snapshot snapshot);

private:
    Send m_send;
    std::uint64_t m_match = 0;
    std::uint64_t m_serial = 0;
    triptych::PlayerId m_viewer = triptych::noPlayer;
    triptych::PlayerId m_curtainFor = triptych::noPlayer;
};
