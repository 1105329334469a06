#include "app/services/Errands.h"

#include <utility>

Errands::~Errands()
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.clear();
        m_ending = true;
    }
    m_asked.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void Errands::start(std::function<void()> work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_front(std::move(work));
    }
    if (!m_thread.joinable())
        m_thread = std::thread([this] { run(); });
    m_asked.notify_one();
}

void Errands::clear()
{
    const std::lock_guard lock(m_mutex);
    m_waiting.clear();
}

void Errands::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_asked.wait(lock, [this] { return m_ending || !m_waiting.empty(); });
        if (m_ending)
            return;
        std::function<void()> work = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock();
        work();
        work = nullptr; // with what it holds, before anybody else is let in
        lock.lock();
    }
}
