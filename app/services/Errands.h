#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

/// A thread that does one piece of work after the other, what was asked last first: it is looked at now. What is handed over goes through a mutex of our own and
/// not through Qt's pool of threads, so that ThreadSanitizer sees it, as in a Mailbox.
class Errands
{
public:
    Errands() = default;
    /// What waits is dropped, what is being done is done.
    ~Errands();
    Errands(const Errands&) = delete;
    Errands& operator=(const Errands&) = delete;

    /// `work` must not throw. The thread begins with the first.
    void start(std::function<void()> work);
    void clear(); ///< Drops what waits.

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_asked;
    std::deque<std::function<void()>> m_waiting;
    bool m_ending = false;
    std::thread m_thread;
};
