#pragma once

#include <deque>
#include <mutex>
#include <utility>

/// Values on their way from one thread to another. Qt carries only the wake-up, without arguments and called by
/// its name, so that everything that crosses is seen by ThreadSanitizer.
template <typename T>
class Mailbox
{
public:
    /// True when the box was empty: then the reader must be woken.
    bool push(T value)
    {
        const std::lock_guard lock(m_mutex);
        m_values.push_back(std::move(value));
        return m_values.size() == 1;
    }
    std::deque<T> takeAll()
    {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_values, {});
    }

private:
    std::mutex m_mutex;
    std::deque<T> m_values;
};
