#include "app/match/EngineWorker.h"

#include <exception>
#include <utility>

EngineWorker::EngineWorker(std::shared_ptr<EngineChannel> channel)
    : m_channel(std::move(channel))
    , m_reports([this](Snapshot snapshot) {
        if (m_channel->snapshots.push(std::move(snapshot)))
            Q_EMIT snapshotPosted();
    })
{
}

EngineWorker::~EngineWorker() = default;

void EngineWorker::readCommands()
{
    // The engine refuses what is illegal without exceptions; this is the last fence before Qt's
    // event loop, for memory running out and for faults in the engine.
    try {
        for (EngineCommand& command : m_channel->commands.takeAll())
            handle(std::move(command));
    } catch (const std::exception& error) {
        if (m_run)
            m_run->fail(error.what());
    }
}

void EngineWorker::handle(EngineCommand command)
{
    if (command.kind == EngineCommand::Kind::Start) {
        m_run.reset();
        const std::uint64_t match = command.job->match;
        m_run = std::make_unique<MatchRun>(std::move(command.job), m_reports,
            [channel = m_channel, match] { return channel->wanted != match; });
        m_run->begin();
    } else if (m_run && m_run->isOf(command.match)) {
        if (command.kind == EngineCommand::Kind::Stop)
            m_run.reset();
        else
            m_run->take(command);
    }
}
