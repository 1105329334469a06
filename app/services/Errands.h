#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

/// A thread that does one piece of work after the other. What is handed over goes through a mutex of our own and
/// not through Qt's pool of threads, so that ThreadSanitizer sees it, as in a Mailbox.
class Errands
{
public:
    enum class Order { FirstAskedFirst, LastAskedFirst };

    explicit Errands(Order order)
        : m_order(order)
    {
    }
    /// What waits is dropped, what is being done is done.
    ~Errands();
    Errands(const Errands&) = delete;
    Errands& operator=(const Errands&) = delete;

    /// `work` must not throw. The thread begins with the first.
    void start(std::function<void()> work);
    void clear(); ///< Drops what waits.

private:
    void run();

    const Order m_order;
    std::mutex m_mutex;
    std::condition_variable m_asked;
    std::deque<std::function<void()>> m_waiting;
    bool m_ending = false;
    std::thread m_thread;
};
