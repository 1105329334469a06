#pragma once

#include "text/Tokens.h"

#include <span>
#include <string_view>

namespace triptych::text {

/// Where an ability may be given a name of its own, and which words before a colon are none: costs, times, keywords.
struct LabelWords
{
    std::span<const std::string_view> frames {}; ///< Behind these: "passive".
    bool bare = false;                           ///< And where nothing stands before it.
    std::span<const std::string_view> never {};
};

/// "Passive: Backstab: ...", "Parry: the next attack ...": the name of an ability, one to three words that say nothing,
/// goes. None of them may be a number, a sign, a term of the game, or one of those that are never a name.
void dropLabel(Tokens&, const LabelWords&, std::span<const std::string_view> terms);

} // namespace triptych::text
