#pragma once

#include "text/Advice.h"
#include "text/Expectations.h"
#include "text/Paragraph.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
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

struct Remedies
{
    std::vector<std::string_view>
        fitting {}; ///< Of what was expected, what all is understood with.
    /// What reading goes on behind, but not to the end; furthest first.
    std::vector<std::string_view> leading {};
    std::string_view meant {}; ///< The word that was probably meant; empty where none is near.
    std::string proposal {}; ///< A sentence with a whole wording that is understood; may be empty.
    std::string leftOut {};  ///< Words of which the proposal says nothing.
};

/// For a paragraph in which reading got stuck at a letter.
Remedies remediesFor(std::string_view words, std::size_t stuck, const Expectations& notes,
    const Probe& probe, const Advice& advice);

} // namespace triptych::text
