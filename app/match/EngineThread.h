#pragma once

#include "app/match/EngineJob.h"
#include "app/scene/Snapshot.h"
#include "app/services/Mailbox.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>
#include <mutex>

class EngineWorker;

/// Everything both threads touch.
struct EngineChannel
{
    Mailbox<EngineCommand> commands;
    Mailbox<Snapshot> snapshots;
    /// The match the window wants to see; a worker in the middle of another one drops it. 0: none.
    std::atomic<std::uint64_t> wanted { 0 };
    std::mutex life; ///< Orders the worker's birth and death between the threads.
};

/// The window's end of the engine thread: commands in, snapshots out, neither side ever waits for
/// the other. The thread owns the match and the agents.
class EngineThread : public QThread
{
    Q_OBJECT

public:
    explicit EngineThread(QObject* parent = nullptr);
    ~EngineThread() override;

    void send(EngineCommand command);
    /// A computer that plays against itself without a pause is stopped by this at once.
    void want(std::uint64_t match) { m_channel->wanted = match; }
    std::deque<Snapshot> takeSnapshots() { return m_channel->snapshots.takeAll(); }

Q_SIGNALS:
    void snapshotsWaiting(); ///< Said in the window's thread.
    void commandsWaiting();  ///< Wakes the worker.

protected:
    void run() override;

private:
    std::shared_ptr<EngineChannel> m_channel = std::make_shared<EngineChannel>();
    EngineWorker* m_worker;
};
