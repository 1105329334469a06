#pragma once

#include "core/Problem.h"
#include "text/Paragraph.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace triptych::text {

/// What people say that a printed language has no words for: the remedy, and a text that is understood.
struct Hint
{
    std::string_view said;
    std::string_view remedy;
    std::string_view example;
    std::string_view kind
        = "spell"; ///< Of the card that the example stands on, as the game calls it.
};

/// Adds to what is wrong with a paragraph the first hint about something that it says at or behind the letter
/// where reading got stuck: what was said before is understood.
void addHint(Problem&, const Paragraph&, std::span<const Hint>, std::size_t stuck);

} // namespace triptych::text
