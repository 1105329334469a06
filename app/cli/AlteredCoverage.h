#pragma once

#include "cards/Library.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace triptych::cli {

/// How much of some cards' texts is understood, in four steps, by card and by ability.
struct AlteredCoverage
{
    struct Rate
    {
        std::size_t cards = 0;
        std::size_t abilities = 0;
    };
    Rate all;
    Rate parsed;      ///< Compiled without a problem.
    Rate printedBack; ///< Prints back to the same text in normal form.
    /// Every part was carried out in generated matches: nothing is counted until matches do that.
    std::optional<Rate> executed;
    Rate verified; ///< Every production it uses is used by a card of a scenario.
    std::vector<std::pair<std::size_t, std::string>> misses; ///< Most frequent first.
};

/// `scenarios`: scenario files as text; the cards in them verify the productions of their texts.
AlteredCoverage coverAltered(
    const std::vector<cards::PackText>& packs, const std::vector<cards::PackText>& scenarios);

std::string describe(const AlteredCoverage&);
nlohmann::ordered_json toJson(const AlteredCoverage&);

} // namespace triptych::cli
