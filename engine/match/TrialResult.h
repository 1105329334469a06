#pragma once

#include "core/Problem.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What many games of a deck against others brought: sums that can be added to each other, so that a
// thousand games may be played on ten machines.
namespace triptych::match {

/// How many games were won. Drawn games are not won.
struct Tally
{
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;

    void add(const Tally&);
    double share() const
    {
        return games == 0 ? 0.0 : static_cast<double>(wins) / static_cast<double>(games);
    }
    bool operator==(const Tally&) const = default;
};
/// The 95 % interval of its share (Wilson), honest for few games and for shares near 0 or 1.
std::pair<double, double> intervalOf(const Tally&);
/// The 95 % interval of the difference between two shares (Newcombe).
std::pair<double, double> intervalOfDifference(const Tally& with, const Tally& without);

/// Games against one opponent.
struct Pairing
{
    std::string deck;                                ///< Of the opponent, by name.
    std::string level;                               ///< Who plays it: "ai:normal".
    Tally starting;                                  ///< When the deck under test started,
    Tally second;                                    ///< and when it did not.
    std::map<std::string, std::uint64_t> endings {}; ///< How games ended, as observations say it.
    std::uint64_t turns = 0;
    std::uint64_t unfinished = 0; ///< Not within so many answers. Not in the tallies.
    bool operator==(const Pairing&) const = default;
};

/// A card of the deck under test and the games in which it came up.
struct CardTally
{
    Tally drawn, undrawn; ///< Was it ever in hand when a turn began, or played?
    Tally played, unplayed;
    bool operator==(const CardTally&) const = default;
};

struct TrialResult
{
    std::string game;
    std::string ruleset;
    std::string deck;
    std::string level;
    std::vector<std::string> packs {}; ///< Hashes of the card packs.
    std::uint64_t decks = 0; ///< A hash of all lists, so that only equal trials are added up.
    std::vector<Pairing> pairings {};          ///< One an opponent, in their order.
    std::map<std::string, CardTally> cards {}; ///< By name.
    /// The numbers of the games played, "from" and "one past the last", sorted and without overlap.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> numbers {};

    Tally total() const;
    bool operator==(const TrialResult&) const = default;
};

nlohmann::ordered_json toJson(const TrialResult&);

struct ParsedTrial
{
    TrialResult result;
    Problems problems; ///< Not empty: it cannot be used.
};
/// Never throws; `name` is the file in messages.
ParsedTrial parseTrial(const nlohmann::json&, std::string_view name);

/// Adds `other`, unless it is of another trial or a game is in both; then nothing is changed and the
/// problems say so.
Problems merge(TrialResult&, const TrialResult& other, std::string_view name);

} // namespace triptych::match
