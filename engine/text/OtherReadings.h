#pragma once

#include "text/Rules.h"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

// Whether a text can be read in two ways. A grammar takes the first of its alternatives that matches and never
// looks at the others, so a text with two meanings gets one of them in silence. Here a text is read once, each
// fork on the way is noted, and then it is read again for every fork, past the branch that was taken there: what
// comes out and differs is another reading. Two forks at once are not tried.
namespace triptych::text {

/// Where a grammar could have gone another way: a choice, something optional, one more of many.
struct Fork
{
    const void* rule = nullptr;
    std::size_t paragraph = 0; ///< Which reading since the walk began.
    std::size_t letter = 0;
    std::size_t branch = 0; ///< The alternative; of what is optional, 0: it is there.
    bool noted = false; ///< No: nobody asks for other readings, or the words are only looked at.

    auto operator<=>(const Fork&) const = default;
};

/// What is noted while texts are read on this thread, and which branch is passed over.
struct Walk
{
    std::vector<Fork> taken;
    std::optional<Fork> avoided;
    std::size_t paragraphs = 0;
};

/// As long as it lives, what this thread reads is part of the walk.
class Walking
{
public:
    explicit Walking(Walk& walk)
        : m_before(std::exchange(current(), &walk))
    {
    }
    ~Walking() { current() = m_before; }
    Walking(const Walking&) = delete;
    Walking& operator=(const Walking&) = delete;

    static Walk*& current()
    {
        static thread_local Walk* walk = nullptr;
        return walk;
    }

private:
    Walk* m_before;
};

/// The forks of one reading.
class Forks
{
public:
    Forks()
        : m_walk(Walking::current())
        , m_paragraph(m_walk ? m_walk->paragraphs++ : 0)
    {
    }
    /// Whether somebody asks for other readings.
    bool noted() const { return m_walk != nullptr; }
    /// Whether some branch is passed over.
    static bool detoured()
    {
        const Walk* const walk = Walking::current();
        return walk && walk->avoided;
    }
    /// The first branch to try here.
    Fork at(const void* rule, const Input& in, bool building) const
    {
        if (!m_walk || !building)
            return {};
        Fork fork { rule, m_paragraph, static_cast<std::size_t>(in.current() - in.begin()), 0,
            true };
        if (const auto& avoided = m_walk->avoided; avoided && avoided->rule == rule
            && avoided->paragraph == fork.paragraph && avoided->letter == fork.letter)
            fork.branch = avoided->branch + 1;
        return fork;
    }
    void take(const Fork& fork)
    {
        if (fork.noted)
            m_walk->taken.push_back(fork);
    }

private:
    Walk* m_walk;
    std::size_t m_paragraph;
};

/// What else `parse` makes of its text when it goes another way at one fork. parse() gives an optional: nothing
/// where the text is not understood. The first is what it makes of it as ever; they are all different.
template <typename Parse>
auto allReadings(Parse parse) -> std::vector<typename decltype(parse())::value_type>
{
    std::vector<typename decltype(parse())::value_type> found;
    Walk first;
    {
        const Walking walking(first);
        if (auto made = parse())
            found.push_back(std::move(*made));
    }
    if (found.empty())
        return found;
    std::sort(first.taken.begin(), first.taken.end());
    first.taken.erase(std::unique(first.taken.begin(), first.taken.end()), first.taken.end());
    for (const Fork& fork : first.taken) {
        Walk other;
        other.avoided = fork;
        const Walking walking(other);
        if (auto made = parse();
            made && std::find(found.begin(), found.end(), *made) == found.end())
            found.push_back(std::move(*made));
    }
    return found;
}

} // namespace triptych::text
