#pragma once

#include "core/Problem.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

// What `match --check` has found, as numbers that can be added up: triptych-check/1.
namespace triptych::cli {

/// The longest game there was, by some measure.
struct Longest
{
    std::size_t answers = 0;
    int turns = 0;
    std::uint64_t seed = 0;
};

/// How full one list of the state was.
struct Fullness
{
    std::size_t most = 0;    ///< Of its places that were ever taken when somebody was asked.
    std::size_t places = 0;  ///< All that there are.
    std::size_t full = 0;    ///< Games in which it was full when somebody was asked.
    std::size_t overrun = 0; ///< Games in which more was to be kept.
    std::uint64_t seed
        = 0; ///< Of the first of these games; of one that was overrun, if there is one.

    void add(const Fullness&);
};

/// A law that a game broke.
struct Fault
{
    std::string law; ///< How it is broken, as a sentence.
    std::size_t games = 0;
    std::uint64_t seed = 0;  ///< Of the first of them,
    std::size_t answers = 0; ///< which had been given until then,
    std::string journal;     ///< and the file that has them, if it was written.
};

/// All games of one ruleset and number of seats.
struct Checked
{
    std::string game;
    std::string ruleset;
    std::size_t seats = 0;

    std::size_t games = 0;
    std::size_t answers = 0;
    std::size_t choices = 0; ///< Answers where there was more than one.
    std::size_t turns = 0;
    std::size_t draws = 0;
    std::map<std::string, std::size_t> endings; ///< "endless", "crowded", "deck", ...
    Longest byAnswers;
    Longest byTurns;
    std::map<std::string, Fullness> rooms;
    std::vector<Fault> faults; ///< The first one first.

    bool isOf(const Checked& other) const
    {
        return game == other.game && ruleset == other.ruleset && seats == other.seats;
    }
    std::size_t faultyGames() const;
    void fault(std::string law, std::uint64_t seed, std::size_t answers);
    void add(const Checked&);
};

/// From that seed on so many.
struct SeedRange
{
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

struct CheckReport
{
    std::vector<std::string> cards; ///< XXH3 of the packs, where they were named.
    std::vector<SeedRange> seeds;
    std::vector<Checked> tables;

    std::size_t games() const;
    std::size_t faultyGames() const;
    std::size_t crowdedGames() const;
    /// Adds the games of another run. What may not be added is a problem: other cards, or seeds
    /// that were played here already.
    Problems add(const CheckReport&, std::string_view name);
};

nlohmann::ordered_json toJson(const CheckReport&);
/// Throws UnusableInput when it is none.
CheckReport checkReportOf(const nlohmann::json&, const std::string& name);
std::string describe(const CheckReport&);

} // namespace triptych::cli
