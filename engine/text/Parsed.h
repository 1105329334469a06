#pragma once

#include "core/Problem.h"

#include <vector>

namespace triptych::text {

/// What a text box was compiled to.
template <typename Ability>
struct Parsed
{
    std::vector<Ability> abilities; ///< One a paragraph, in order; only those that were understood.
    Problems problems; ///< One a paragraph that was not: paragraph, column, words, what would do.
};

} // namespace triptych::text
