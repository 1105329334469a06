#pragma once

#include <string>
#include <vector>

namespace triptych {

/// Something a person gave us that we cannot use: where it is, what is wrong and what would do.
struct Problem
{
    std::string place;   ///< "pack.json, card FT-017, paragraph 2, column 14"
    std::string text;    ///< A whole sentence with the remedy in it.
    std::string rule {}; ///< The rule it breaks, "<game> 1.1.1"; empty for a plain mistake.
    std::string card {}; ///< The card it is about, by name; may be empty.

    bool operator==(const Problem&) const = default;
};
using Problems = std::vector<Problem>;

} // namespace triptych
