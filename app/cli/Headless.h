#pragma once

#include "ai/Agent.h"
#include "core/Match.h"
#include "match/Journal.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace triptych::cli {

using Agents = std::vector<std::unique_ptr<ai::Agent>>;

/// One agent a seat by name; throws Misuse when there is no such agent.
Agents makeAgents(const std::vector<std::string>& names, std::uint64_t seed);

/// How a match between agents went.
struct Played
{
    bool finished = false; ///< Else something is wrong: no outcome, or none within so many answers.
    std::vector<PlayerId> winners;
    std::size_t decisions = 0;
    int turns = 0;
    std::string journal; ///< The answers, if they were asked for; without the header.
};

/// Plays a match to its end. Agents are asked, one answer at a time, in the order of decisions.
Played playOut(Match&, const Agents&, bool keepJournal);

} // namespace triptych::cli
