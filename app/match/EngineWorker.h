#pragma once

#include "app/match/AutomaticAnswers.h"
#include "app/match/EngineThread.h"
#include "app/match/PlayedMatch.h"
#include "app/match/TurnShares.h"

#include "core/Match.h"

#include <string>
#include <vector>

/// Lives on the engine thread: runs one match, asks agents, answers what needs no asking, writes
/// the journal and tells the window. Nothing of it may be touched from another thread.
class EngineWorker : public QObject
{
    Q_OBJECT

public:
    explicit EngineWorker(std::shared_ptr<EngineChannel> channel);
    ~EngineWorker() override;

    void readCommands();

Q_SIGNALS:
    void snapshotPosted();

private:
    enum class State { Idle, Asking, Curtain, Consent, Pacing, Watching, Over };

    // Commands
    void handle(EngineCommand command);
    void start(std::unique_ptr<EngineJob> job);
    void takeAnswer(const EngineCommand& command);
    void takeBack(const EngineCommand& command);
    void takeConsent(const EngineCommand& command);
    void concede();
    void callTime();

    // Running
    void advance();
    void askNow();
    void goOnPaced();
    void goBack(triptych::PlayerId seat);
    void lookAgain();
    void keepClock();
    void fail(const std::string& why);
    void finish();

    // Telling
    void post(bool asking);
    void postCurtain(triptych::PlayerId seat);
    void postConsent();
    void send(Snapshot snapshot);
    void forecastSoon();
    void sharesSoon();

    bool isLeft() const;

    std::shared_ptr<EngineChannel> m_channel;
    std::unique_ptr<EngineJob> m_job;
    std::unique_ptr<PlayedMatch> m_played; ///< Null: none. It goes before its job.
    State m_state = State::Idle;
    std::uint64_t m_serial = 0;
    std::uint64_t m_pacing = 0; ///< Which pause is being waited for.
    bool m_paced = false;
    triptych::PlayerId m_viewer = triptych::noPlayer;
    triptych::PlayerId m_curtainFor = triptych::noPlayer;
    TurnShares m_shares;
    AutomaticAnswers m_automatic;
    bool m_stays = false; ///< What was taken back is asked again, whatever is answered unasked.
};
