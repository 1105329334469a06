#include "app/match/EngineThread.h"

#include "app/match/EngineWorker.h"

EngineThread::EngineThread(QObject* parent)
    : QThread(parent)
    , m_worker(new EngineWorker(m_channel))
{
    setObjectName(QStringLiteral("engine"));
    m_worker->moveToThread(this);
    // All connections are made before the thread runs; none carries an argument.
    connect(this, &EngineThread::commandsWaiting, m_worker, &EngineWorker::readCommands);
    connect(m_worker, &EngineWorker::snapshotPosted, this, &EngineThread::snapshotsWaiting);
    {
        const std::lock_guard lock(m_channel->life);
    }
    start();
}

EngineThread::~EngineThread()
{
    want(0);
    quit();
    wait();
    {
        const std::lock_guard lock(m_channel->life);
    }
    delete m_worker;
}

void EngineThread::send(EngineCommand command)
{
    if (m_channel->commands.push(std::move(command)))
        Q_EMIT commandsWaiting();
}

void EngineThread::run()
{
    {
        const std::lock_guard lock(m_channel->life);
    }
    exec();
    {
        const std::lock_guard lock(m_channel->life);
    }
}
