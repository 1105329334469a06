#pragma once

#include "cards/Library.h"
#include "core/Game.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

// How well scenarios test what cards mean: each text of their cards is changed in one thing at a time,
// and some scenario with the card should then fail.
namespace triptych::cli {

struct MutationScore
{
    struct Rate
    {
        std::size_t mutants = 0;
        std::size_t killed = 0;
    };
    struct Survivor
    {
        std::string scenario; ///< The first that has the card.
        std::string card;
        std::string production;
        std::string change;
        std::string text; ///< What no scenario could tell from what is printed.
    };
    Rate all;
    std::map<std::string, Rate> productions;
    /// By production and change: what no scenario notices in any text is a hole; what is noticed in one text is
    /// tested, though the same could be asked of every other text.
    std::map<std::pair<std::string, std::string>, Rate> kinds;
    std::vector<Survivor> survivors;
    std::size_t scenarios = 0;
    std::size_t texts = 0;
    Problems failing; ///< Scenarios that do not hold as they are; they can kill nothing.

    double share() const;
    std::size_t noticedKinds() const; ///< Noticed in one text at least.
};

struct ScenarioText
{
    std::string path;
    nlohmann::json file;
};

/// One mutant of `every` so many is tried.
MutationScore scoreMutants(const Game&, const std::shared_ptr<const cards::Library>&,
    const std::vector<ScenarioText>&, std::size_t every);

std::string describe(const MutationScore&, bool withSurvivors);
nlohmann::ordered_json toJson(const MutationScore&);

} // namespace triptych::cli
