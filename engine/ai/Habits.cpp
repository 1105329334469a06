#include "ai/Habits.h"

#include <string>

namespace triptych::ai {

namespace {

Manner read(const std::string& line)
{
    if (line == "pass")
        return Manner::Pass;
    const std::size_t space = line.rfind(' ');
    const bool declines
        = line == "no" || (space != std::string::npos && line.substr(space) == " none");
    return declines ? Manner::Quiet : Manner::Active;
}

} // namespace

Manner Habits::of(const Match& match, std::size_t index)
{
    const Option& option = match.decision()->options[index];
    if (option.object != noObject)
        return Manner::Active;
    const std::uint64_t key = option.verb | std::uint64_t { option.detail } << 8
        | std::uint64_t { static_cast<std::uint16_t>(option.number) } << 16;
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    return m_known.emplace(key, read(match.line(index))).first->second;
}

std::optional<std::size_t> Habits::restingOption(const Match& match)
{
    std::optional<std::size_t> quiet;
    const std::size_t count = match.decision()->options.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Manner manner = of(match, i);
        if (manner == Manner::Pass)
            return i;
        if (manner == Manner::Quiet && !quiet)
            quiet = i;
    }
    return quiet;
}

bool Habits::isPriority(const Match& match)
{
    const auto resting = restingOption(match);
    return resting && of(match, *resting) == Manner::Pass;
}

} // namespace triptych::ai
