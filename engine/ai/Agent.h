#pragma once

#include "core/Match.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>
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

    /// Asked now and then while the agent thinks, on the thread that it thinks on. Once the answer
    /// is yes, it chooses at once by what it knows so far; that choice is not repeatable.
    void stopWhen(std::function<bool()> isOver) { m_isOver = std::move(isOver); }

protected:
    bool isStopped() const { return m_isOver && m_isOver(); }

private:
    std::function<bool()> m_isOver;
};

/// The agents by the names that seats have on the command line and in journals: "random", "greedy",
/// and the levels of the computer "ai:easy", "ai:normal", which is greedy, and "ai:hard", which searches.
const std::vector<std::string_view>& agentNames();
/// Null when there is no agent of that name.
std::unique_ptr<Agent> makeAgent(std::string_view name, std::uint64_t seed);

} // namespace triptych::ai
