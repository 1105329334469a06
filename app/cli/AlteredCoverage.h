#pragma once

#include "cards/Library.h"
#include "cli/AlteredGames.h"

#include <nlohmann/json.hpp>

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
    Rate parsed;           ///< Compiled without a problem.
    Rate printedBack;      ///< Prints back to the same text in normal form.
    Rate executed;         ///< Every part was carried out in generated matches that kept all laws.
    std::size_t games = 0; ///< How many of those were played.
    std::vector<std::string> failures; ///< Of these matches: each is a fault.
    Rate verified; ///< Every production it uses is used by a card of a scenario.
    /// Productions without a scenario, and how many cards they keep from being verified.
    std::vector<std::pair<std::size_t, std::string>> untested;
    std::vector<std::pair<std::size_t, std::string>> misses; ///< Most frequent first.
};

/// `scenarios`: scenario files as text; the cards in them verify the productions of their texts.
/// `games`: matches that were played with these cards.
AlteredCoverage coverAltered(const std::vector<cards::PackText>& packs,
    const std::vector<cards::PackText>& scenarios, const AlteredGames& games);

std::string describe(const AlteredCoverage&);
nlohmann::ordered_json toJson(const AlteredCoverage&);

} // namespace triptych::cli
