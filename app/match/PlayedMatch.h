#pragma once

#include "app/match/EngineJob.h"
#include "app/match/SeenEvents.h"
#include "app/match/TakingBack.h"

#include "core/Match.h"

#include <memory>
#include <string>
#include <vector>

/// A match that is being played, with all that is kept of it: what each person has seen happen, what was picked
/// so far for the question that is asked, what can be taken back, and its journal. Every change goes through
/// here, so that none of them is forgotten.
class PlayedMatch
{
public:
    /// The job outlives it.
    PlayedMatch(EngineJob& job, std::unique_ptr<triptych::Match> match);

    triptych::Match& match() { return *m_match; }
    const triptych::Match& match() const { return *m_match; }
    const std::vector<triptych::PlayerId>& persons() const { return m_persons; }
    bool isPerson(triptych::PlayerId seat) const;
    const std::vector<std::string>& picks() const { return m_picks; }
    SeenEvents& seen() { return m_seen; }
    TakingBack& takingBack() { return m_takingBack; }
    /// What is wrong with an answer or with the journal, told once.
    std::string takeProblem();

    // What happens
    /// False when the match refuses the line. `unasked`: nobody has looked at the table for it.
    bool give(triptych::PlayerId seat, const std::string& line, bool unasked);
    /// A seat takes a question that several may answer.
    bool claim(triptych::PlayerId seat);
    /// ... which a person is asked first, unless they have just passed or asked the computer to go ahead.
    bool letPersonClaim(triptych::PlayerId seat);
    /// A person lets this seat act first.
    void letGoFirst(triptych::PlayerId seat) { m_mayGoFirst = seat; }
    void concede(triptych::PlayerId seat);
    bool callTime(); ///< False where it has no round, or has ended meanwhile.
    /// The match as it stood before the last answer of that seat, and everything that is kept of it.
    void goBack(triptych::PlayerId seat);
    /// The match as somebody else has played it on.
    void replace(std::unique_ptr<triptych::Match> match);
    /// What is left of the round when the match is left, so that going on does not give it back.
    void keepClock();

private:
    void interrupt();
    void write(triptych::PlayerId seat, const std::string& line);
    void hearJournal();

    EngineJob& m_job;
    std::unique_ptr<triptych::Match> m_match;
    std::vector<triptych::PlayerId> m_persons;
    std::vector<std::string> m_picks; ///< Of the question that is asked now.
    TakingBack m_takingBack;
    SeenEvents m_seen;
    triptych::PlayerId m_passedLast = triptych::noPlayer; ///< Whose pass the last answer was.
    triptych::PlayerId m_mayGoFirst = triptych::noPlayer; ///< A person lets this seat act first.
    std::string m_problem;
};
