#pragma once

#include "text/Expectations.h"
#include "text/Paragraph.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What can be written instead of what is not understood. Nothing is proposed that was not read, and what a
// proposal changes beyond a slip of the pen is named: it may be what the card is about.
namespace triptych::text {

/// How far reading gets in some words.
struct Reach
{
    std::size_t letters = 0;
    bool understood = false; ///< All of them, and they mean something.
};
using Probe = std::function<Reach(const std::string& words)>;

/// As long as it lives, nothing is tried on this thread in the place of what is not understood. For whoever
/// reads thousands of texts: of a diagnosis it costs the most.
class Briefly
{
public:
    Briefly()
        : m_before(std::exchange(on(), true))
    {
    }
    ~Briefly() { on() = m_before; }
    Briefly(const Briefly&) = delete;
    Briefly& operator=(const Briefly&) = delete;

    static bool& on()
    {
        static thread_local bool brief = false;
        return brief;
    }

private:
    bool m_before;
};

struct Remedies
{
    std::vector<std::string_view>
        fitting {}; ///< Of what was expected, what all is understood with.
    /// What reading goes on behind, but not to the end; furthest first.
    std::vector<std::string_view> leading {};
    std::string_view meant {}; ///< The word that was probably meant; empty where none is near.
    std::string proposal {}; ///< A sentence with a whole wording that is understood; may be empty.
    bool guesses
        = false; ///< It puts any word that fits in the place of one that is nothing like it.
};

/// For a paragraph in which reading got stuck at a letter.
Remedies remediesFor(
    std::string_view words, std::size_t stuck, const Expectations& notes, const Probe& probe);

} // namespace triptych::text
