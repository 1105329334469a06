#pragma once

#include "core/Problem.h"
#include "match/TrialResult.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::cli {

/// What "draft measure" found: of each draft how its decks did. Parts of one measurement add up.
struct MeasuredDrafts
{
    std::string game;
    std::string ruleset;
    std::string booster;
    std::string against; ///< "rarity" or "random": how the other half drafts.
    std::string level;   ///< Who plays the decks.
    std::uint64_t seed = 1;
    std::uint64_t games = 2; ///< Of each pair of decks.
    std::vector<std::string> packs {};
    std::map<std::uint64_t, match::Tally> drafts {}; ///< By number.

    match::Tally total() const;
    /// The 95 % interval of the share. Games with decks of one draft go together, so drafts are what
    /// is counted, and not games.
    std::pair<double, double> interval() const;
};

nlohmann::ordered_json toJson(const MeasuredDrafts&);

struct ParsedDrafts
{
    MeasuredDrafts measured;
    Problems problems;
};
/// Never throws; `name` is the file in messages.
ParsedDrafts parseDrafts(const nlohmann::json&, std::string_view name);

/// Adds drafts of the same measurement; else nothing is changed and the problems say why.
Problems merge(MeasuredDrafts&, const MeasuredDrafts& other, std::string_view name);

} // namespace triptych::cli
