#include "app/trials/TrialRun.h"

#include "ai/Agent.h"

#include <algorithm>

namespace match = triptych::match;

namespace trials {

TrialRun::TrialRun(match::Trial trial, match::TrialResult before, quint64 first, quint64 games,
    int threads, QObject* parent)
    : QObject(parent)
    , m_trial(std::move(trial))
    , m_result(std::move(before))
    , m_first(first)
    , m_games(games)
    , m_threads(std::max(1, threads))
    , m_next(first)
{
}

TrialRun::~TrialRun()
{
    m_stopping = true;
    for (std::thread& worker : m_workers)
        worker.join();
}

int TrialRun::usualThreads()
{
    // One is left for the window.
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

void TrialRun::start()
{
    m_left = static_cast<int>(std::min<quint64>(static_cast<quint64>(m_threads), m_games));
    for (int k = 0; k < m_left; ++k)
        m_workers.emplace_back([this] { work(); });
}

void TrialRun::stop()
{
    m_stopping = true;
}

void TrialRun::work()
{
    const auto isStopped = [this] { return m_stopping.load(); };
    const match::ThinkerMaker thinkers
        = [isStopped](const std::string& level, std::uint64_t seed) -> match::Thinker {
        std::shared_ptr<triptych::ai::Agent> agent = triptych::ai::makeAgent(level, seed);
        if (!agent)
            return {};
        agent->stopWhen(isStopped);
        return [agent](const triptych::Match& played, triptych::PlayerId seat) {
            return agent->choose(played, seat);
        };
    };
    try {
        for (quint64 number = m_next++; number < m_first + m_games && !m_stopping;
             number = m_next++) {
            auto game = match::playGame(m_trial, number, thinkers, isStopped);
            if (!game)
                break;
            put({ number, std::move(game), {} });
        }
        put({});
    } catch (const std::exception& error) {
        m_stopping = true;
        put({ 0, nullptr, QString::fromUtf8(error.what()) });
    }
}

void TrialRun::put(Played played)
{
    if (m_mailbox.push(std::move(played)))
        QMetaObject::invokeMethod(this, "collect", Qt::QueuedConnection);
}

void TrialRun::collect()
{
    bool any = false;
    for (const Played& played : m_mailbox.takeAll()) {
        if (!played.failure.isEmpty())
            m_failure = played.failure;
        if (!played.game) {
            --m_left;
            continue;
        }
        match::add(m_result, m_trial, played.number, *played.game);
        ++m_done;
        any = true;
    }
    if (any)
        Q_EMIT progressed();
    if (m_left == 0)
        Q_EMIT finished();
}

} // namespace trials
