#pragma once

#include "ai/Agent.h"
#include "core/Random.h"

namespace triptych::ai {

/// The weakest opponent and the best tester: it plays every legal option sooner or later.
class RandomAgent : public Agent
{
public:
    explicit RandomAgent(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::size_t choose(const Match& match, PlayerId) override
    {
        return m_random.below(static_cast<std::uint32_t>(match.decision()->options.size()));
    }

private:
    Random m_random;
};

} // namespace triptych::ai
