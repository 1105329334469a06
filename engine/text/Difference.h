#pragma once

#include "text/Vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace triptych::text {

/// What one text says and another does not.
struct Difference
{
    std::vector<std::string> lost {};  ///< Of the one, words that stand together together.
    std::vector<std::string> added {}; ///< Of the other.
    double weightLost = 0;
    double weightAdded = 0;
    bool otherDeed = false; ///< They do not do the same, or one denies what the other says.
};
Difference differenceOf(const Vocabulary&, std::string_view text, std::string_view other);

} // namespace triptych::text
