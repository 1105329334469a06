#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace triptych::match {

struct Phase
{
    std::string_view name;
    std::vector<std::string_view> steps {};
    std::size_t loopFrom = 0, loopTo = 0; ///< Steps that may come again, in this range.
};

/// The phases of a turn of a game in order (NOTATION section 3). Empty for a game not listed there.
const std::vector<Phase>& phasesOf(std::string_view game);

/// Where a match is in its turns, as its observation tells.
struct Moment
{
    int turn = 0;
    std::string active;
    std::string phase;
    std::string step;

    bool operator==(const Moment&) const = default;
};
Moment momentOf(const nlohmann::ordered_json& observation);

/// A phase, or a step of it, that somebody waits for.
struct Awaited
{
    std::string phase;
    std::string step;   ///< Empty: any.
    std::string active; ///< "p1"; empty: any.

    bool is(const Moment&) const;
};

/// Has the awaited phase gone by between two moments that follow each other, without a decision?
bool goneBy(const Awaited&, const Moment& before, const Moment& after, std::string_view game);

} // namespace triptych::match
