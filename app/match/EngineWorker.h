#pragma once

#include "app/match/EngineThread.h"
#include "app/match/MatchReports.h"
#include "app/match/MatchRun.h"

#include <memory>

/// Lives on the engine thread: takes what the window asks for, and has one match at a time run there. Nothing of
/// it may be touched from another thread.
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
    void handle(EngineCommand command);

    std::shared_ptr<EngineChannel> m_channel;
    MatchReports m_reports;
    std::unique_ptr<MatchRun> m_run; ///< Null: none.
};
