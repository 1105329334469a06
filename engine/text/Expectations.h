#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace triptych::text {

/// Where reading a paragraph got furthest, and everything that would have been accepted there.
/// Nothing is noted on a first reading; only a text that was not understood is read again with notes.
class Expectations
{
public:
    bool noting() const { return m_noting; }
    void note() { m_noting = true; }

    /// `what` was looked for at `at` and not found.
    void missed(const char* at, std::string_view what);

    /// Between `open` and `close` a named production was tried at `at`. If it failed without getting past
    /// its first word, its name stands for everything that was looked for inside it.
    std::size_t open(const char* at) const;
    void close(const char* at, std::size_t opened, std::string_view name);

    const char* furthest() const { return m_furthest; }
    const std::vector<std::string_view>& expected() const { return m_expected; }
    /// The single words among them, also those that a named production stands for.
    const std::vector<std::string_view>& words() const { return m_words; }

private:
    bool m_noting = false;
    const char* m_furthest = nullptr;
    std::vector<std::string_view> m_expected;
    std::vector<std::string_view> m_words;
};

} // namespace triptych::text
