#include "ai/Agent.h"

#include "ai/GreedyAgent.h"
#include "ai/RandomAgent.h"
#include "ai/SearchAgent.h"

namespace triptych::ai {

const std::vector<std::string_view>& agentNames()
{
    static const std::vector<std::string_view> names { "random", "greedy", "ai:easy", "ai:normal",
        "ai:hard" };
    return names;
}

std::unique_ptr<Agent> makeAgent(std::string_view name, std::uint64_t seed)
{
    if (name == "random")
        return std::make_unique<RandomAgent>(seed);
    if (name == "greedy" || name == "ai" || name == "ai:normal")
        return std::make_unique<GreedyAgent>(seed);
    GreedyLimits limits;
    if (name == "ai:easy") {
        limits.samples = 1;
        limits.blunders = 15;
        return std::make_unique<GreedyAgent>(seed, limits);
    }
    if (name == "ai:hard")
        return std::make_unique<SearchAgent>(seed);
    return nullptr;
}

} // namespace triptych::ai
