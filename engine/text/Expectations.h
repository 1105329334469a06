#pragma once

#include <cstddef>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace triptych::text {

/// Words in the order in which they came, each once.
class OrderedWords
{
public:
    void add(std::string_view word);
    /// Forgets all but the first `length`.
    void shorten(std::size_t length);
    const std::vector<std::string_view>& all() const { return m_words; }

private:
    std::vector<std::string_view> m_words;
    std::unordered_set<std::string_view>
        m_known; // the same: a grammar asks for hundreds at one place
};

/// Where reading a paragraph got furthest, and everything that would have been accepted there.
/// Nothing is noted on a first reading; only a text that was not understood is read again: once to look for
/// the place, where a grammar may be asked in short, and once with notes, where all of it has to be asked.
class Expectations
{
public:
    bool noting() const { return m_looking || m_noting; }
    /// The next reading only finds the furthest place.
    void look() { m_looking = true; }
    /// The next reading takes notes, at `furthest` and beyond.
    void noteFrom(const char* furthest);
    /// Whether what cannot begin with the word at `at` is to be tried all the same, to be noted there.
    bool asksAll(const char* at)
    {
        if (m_looking && at > m_furthest)
            m_furthest = at;
        return m_noting && at >= m_furthest;
    }

    /// `what` was looked for at `at` and not found.
    void missed(const char* at, std::string_view what);

    /// Between `open` and `close` a named production was tried at `at`. If it failed without getting past
    /// its first word, its name stands for everything that was looked for inside it.
    struct Opened
    {
        std::size_t expected = 0;
        std::size_t failed = 0;
    };
    Opened open(const char* at) const;
    void close(const char* at, Opened, std::string_view name);
    /// A production has failed at a place, and what it looked for is noted. A grammar asks for the same at one
    /// place a thousand times; `hasFailed` spares it all but the first. `word` is where the next word after `at` begins.
    void failed(const void* production, const char* at, const char* word);
    bool hasFailed(const void* production, const char* at) const
    {
        return m_noting && at == m_failedAt && m_failed.contains(production);
    }

    const char* furthest() const { return m_furthest; }
    const std::vector<std::string_view>& expected() const { return m_expected.all(); }
    /// The single words among them, also those that a named production stands for.
    const std::vector<std::string_view>& words() const { return m_words.all(); }

private:
    void forgetFailed(std::size_t length);

    bool m_looking = false;
    bool m_noting = false;
    const char* m_furthest = nullptr;
    OrderedWords m_expected;
    OrderedWords m_words;
    // Where productions were tried in vain, and which: what was noted inside a named one is forgotten when it
    // is closed, and so are these.
    const char* m_failedAt = nullptr;
    std::unordered_set<const void*> m_failed;
    std::vector<const void*> m_failedInOrder;
};

} // namespace triptych::text
