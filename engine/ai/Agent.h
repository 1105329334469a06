#pragma once

#include "core/Match.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace triptych::ai {

/// Decides for one player, in any game. An agent looks at the pending decision and at determinized
/// clones, so it knows what its seat knows. The same seed and the same match give the same choice.
class Agent
{
public:
    virtual ~Agent() = default;
    /// An index into the options of the pending decision, which must be `self`'s.
    virtual std::size_t choose(const Match&, PlayerId self) = 0;
};

/// The agents by the names that seats have on the command line and in journals: "random", "greedy",
/// and the levels of the latter "ai:easy", "ai:normal", "ai:hard".
const std::vector<std::string_view>& agentNames();
/// Null when there is no agent of that name.
std::unique_ptr<Agent> makeAgent(std::string_view name, std::uint64_t seed);

} // namespace triptych::ai
