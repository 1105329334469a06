#pragma once

#include "core/Game.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace triptych::match {

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
bool goneBy(const Awaited&, const Moment& before, const Moment& after,
    const std::vector<TurnPhase>& phases);

} // namespace triptych::match
