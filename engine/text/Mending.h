#pragma once

#include "text/Advice.h"
#include "text/Remedies.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What somebody wanted to say, in words that are understood: words of their text are put in another order, are left
// out, or make room for those which a text that is understood has in that place.
namespace triptych::text {

struct Mended
{
    std::string words {};
    std::vector<std::string> lost {};  ///< What the printed text says and this one does not.
    std::vector<std::string> added {}; ///< And the other way round.
};

/// The nearest in meaning that is found in some hundred trials; it does the same deeds, and says so much of the rest
/// that it could be meant.
/// `begun` are texts that are read further, for what was looked for where reading got stuck.
std::optional<Mended> mended(std::string_view words, std::size_t stuck,
    const std::vector<std::string>& begun, const Probe& probe, const Advice& advice);

} // namespace triptych::text
