#pragma once

#include "app/match/EngineThread.h"

#include "core/Match.h"

#include <optional>
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
    struct Moment;
    enum class State { Idle, Asking, Curtain, Consent, Pacing, Watching, Over };

    // Commands
    void handle(EngineCommand command);
    void start(std::unique_ptr<EngineJob> job);
    void beginLogs();
    void takeAnswer(const EngineCommand& command);
    void takeBack(const EngineCommand& command);
    void takeConsent(const EngineCommand& command);
    void concede();
    void callTime();

    // Running
    void advance();
    void goOnPaced();
    bool letPersonClaim(triptych::PlayerId seat);
    bool claim(triptych::PlayerId seat);
    bool give(triptych::PlayerId seat, const std::string& line, bool unasked);
    void runJournal(triptych::PlayerId seat, const std::string& line);
    void hearJournal();
    void keepClock();
    void lookAgain();
    void fail(const std::string& why);
    void finish();

    // What is answered without asking
    bool answerUnasked(triptych::PlayerId seat);
    bool runOn(triptych::PlayerId seat, const nlohmann::ordered_json& observation);
    void followTurn(const nlohmann::ordered_json& observation);

    // Telling
    void collectEvents();
    void post(bool asking);
    void postCurtain(triptych::PlayerId seat);
    void send(Snapshot snapshot);
    static Snapshot::Question question(const triptych::Match&);
    Snapshot::Question question(bool withLines) const;
    std::shared_ptr<const Snapshot> before(const Moment&) const;
    void addTargets(Snapshot::Question&) const;
    void addPrices(Snapshot::Question&) const;
    std::string leadsTo(const std::vector<std::string>& lines) const;

    // Looking ahead
    void forecastSoon(std::shared_ptr<Snapshot> told = {});
    void forecast(Snapshot& told) const;
    Snapshot::Forecast forecastOf(triptych::PlayerId seat, const std::string& line) const;

    // Looking back, in EngineWorkerShares.cpp
    void noteTurn();
    void sharesSoon(std::shared_ptr<Snapshot> told, std::size_t turn);
    static Snapshot::Share shareOf(int turn, const triptych::Match&);

    // Taking back, in EngineWorkerUndo.cpp
    std::size_t lastMomentOf(triptych::PlayerId seat) const;
    std::vector<triptych::PlayerId> whoMustAgree(std::size_t moment) const;
    void postConsent();
    void goBackTo(std::size_t moment);
    void askAgain();
    void forgetMoments(const char* because);

    bool isLeft() const;
    bool isPerson(triptych::PlayerId seat) const;

    /// Where undo can go back to: before this answer of a person.
    struct Moment
    {
        std::unique_ptr<triptych::Match> match;
        std::string line;
        std::size_t journalAnswers = 0;
        std::vector<std::string> picks;
        std::vector<std::size_t> logSizes;
        triptych::PlayerId seat = triptych::noPlayer; ///< Who gave the answer.
        bool told = false;                            ///< Something hidden was seen since.
    };

    /// How the match stood when a turn began; looked at when it is over.
    struct TurnBegun
    {
        int turn = 0;
        std::unique_ptr<triptych::Match> match;
    };

    std::shared_ptr<EngineChannel> m_channel;
    std::unique_ptr<EngineJob> m_job;
    std::unique_ptr<triptych::Match> m_match;
    State m_state = State::Idle;
    std::uint64_t m_serial = 0;
    std::uint64_t m_pacing = 0; ///< Which pause is being waited for.
    bool m_paced = false;
    std::vector<triptych::PlayerId> m_persons;
    triptych::PlayerId m_viewer = triptych::noPlayer;
    triptych::PlayerId m_curtainFor = triptych::noPlayer;
    std::vector<std::string> m_picks; ///< Of the question that is asked now.
    std::vector<Moment> m_moments;
    std::vector<TurnBegun> m_turns;
    triptych::PlayerId m_momentsOf = triptych::noPlayer; ///< Who acted last.
    triptych::PlayerId m_asker
        = triptych::noPlayer; ///< Who would take back what others have to agree to.
    std::vector<triptych::PlayerId> m_toAgree; ///< Who of them has still to be asked.
    triptych::PlayerId m_declinedBy = triptych::noPlayer;
    bool m_stays = false; ///< What was taken back is asked again, whatever is answered unasked.
    std::string m_standsBecause;                ///< As Snapshot has it.
    std::vector<nlohmann::ordered_json> m_logs; ///< A seat each; the last is the judge's.
    std::size_t m_told = 0;                     ///< Events of the viewer's log already sent.
    bool m_freshLog = true;
    triptych::PlayerId m_passedLast = triptych::noPlayer; ///< Whose pass the last answer was.
    triptych::PlayerId m_mayGoFirst = triptych::noPlayer; ///< A person lets this seat act first.
    std::string m_runTo;
    std::string m_runFrom;       ///< The turn in which it was asked for.
    std::string m_turn;          ///< "3 p1"
    bool m_shownThisTurn = true; ///< A person was asked something in this turn.
    std::string m_problem;
};
