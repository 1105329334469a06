#pragma once

#include "app/match/AutomaticAnswers.h"
#include "app/match/EngineJob.h"
#include "app/match/PlayedMatch.h"
#include "app/match/TurnShares.h"

#include "core/Match.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

class MatchReports;

/// One match as it runs: whoever is to act is asked, person or agent, what needs no asking is answered, and the
/// window is told. It waits where a person has to answer, the computer to pause, or somebody to sit down.
class MatchRun : public QObject
{
public:
    /// `isLeft`: the window has gone on to another match, or to none. The telling outlives it.
    MatchRun(std::unique_ptr<EngineJob> job, MatchReports& reports, std::function<bool()> isLeft);
    ~MatchRun() override;

    void begin();
    /// Whether it is this match that runs; none does once it has failed.
    bool isOf(std::uint64_t match) const;
    /// What the window asks of it while it runs.
    void take(const EngineCommand& command);
    void fail(const std::string& why);

private:
    enum class State { Idle, Asking, Curtain, Consent, Pacing, Watching, Over };

    // Commands
    void takeAnswer(const EngineCommand& command);
    void takeBack(const EngineCommand& command);
    void takeConsent(const EngineCommand& command);
    void concede();
    void callTime();

    // Running
    void advance();
    bool letComputerAct(triptych::PlayerId seat);
    void pause();
    void goOnPaced();
    void lookAgain();
    void watch(triptych::PlayerId seat);
    void askNow();
    void lowerCurtain(triptych::PlayerId seat);
    void askConsent();
    void goBack(triptych::PlayerId seat);
    void finish();

    // Telling
    void tellTable(bool asking);
    void forecastSoon();
    void sharesSoon();

    bool isAnswered(State asked, const EngineCommand& command) const;
    bool isOnTable(State state) const;

    std::unique_ptr<EngineJob> m_job;
    MatchReports& m_reports;
    std::function<bool()> m_isLeft;
    std::unique_ptr<PlayedMatch> m_played; ///< Null: it has failed. It goes before its job.
    State m_state = State::Idle;
    std::uint64_t m_pacing = 0; ///< Which pause is being waited for.
    bool m_paced = false;
    TurnShares m_shares;
    AutomaticAnswers m_automatic;
    bool m_stays = false; ///< What was taken back is asked again, whatever is answered unasked.
};
