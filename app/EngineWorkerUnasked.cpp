#include "app/EngineWorker.h"

#include "match/Answer.h"

#include <algorithm>

using triptych::PlayerId;

// What is answered without asking: automatic passing with its stops, and running to a step.

namespace {

std::string firstWord(const std::string& line)
{
    return line.substr(0, line.find(' '));
}

std::string textAt(const nlohmann::ordered_json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// What waits to resolve, whatever the game calls it; the last is next.
const nlohmann::ordered_json& waitingIn(const nlohmann::ordered_json& observation)
{
    static const nlohmann::ordered_json nothing = nlohmann::ordered_json::array();
    for (const char* name : { "pile", "stack", "reactions" })
        if (const auto found = observation.find(name);
            found != observation.end() && found->is_array())
            return *found;
    return nothing;
}

} // namespace

bool EngineWorker::answerUnasked(PlayerId seat)
{
    const Passing& passing = m_job->passing;
    if (passing.fullControl)
        return false;
    const std::vector<std::string> lines = triptych::match::legalLines(*m_match);
    const auto offered = [&lines](const char* line) {
        return std::find(lines.begin(), lines.end(), line) != lines.end();
    };
    const nlohmann::ordered_json observation = m_match->observe(seat);
    const std::string pip = pipOf(observation);

    const nlohmann::ordered_json& waiting = waitingIn(observation);
    if (!m_runTo.empty()) {
        const bool threatened
            = !waiting.empty() && textAt(waiting.back(), "controller") != triptych::seatName(seat);
        if (pip == m_runTo || threatened || firstWord(lines.front()) == "block") {
            m_runTo.clear();
            return false;
        }
        for (const char* line : { "pass", "attack none" })
            if (offered(line) && m_picks.empty())
                return give(seat, line, true);
    }

    if (passing.automatic && offered("pass") && m_picks.empty() && !waiting.empty()
        && textAt(waiting.back(), "controller") == triptych::seatName(seat)
        && m_job->quick.contains(textAt(waiting.back(), "kind")))
        return give(seat, "pass", true);

    const auto forced = triptych::match::forcedOption(*m_match);
    if (!passing.automatic || !forced)
        return false;
    const std::string& line = lines[*forced];
    // Who shares the turn of the active seat has the same questions as it.
    const std::uint8_t sharing = m_match->decision()->claimants;
    const auto active = triptych::match::seatNamed(textAt(observation, "active"));
    const bool own = active && (*active == seat || ((sharing >> active->value) & 1));
    // A stop holds the turn, not every effect that resolves meanwhile.
    const bool quiet = waiting.empty();
    if (line == "pass" && quiet && (own ? passing.ownStops : passing.otherStops).contains(pip))
        return false;
    return give(seat, line, true);
}

std::string EngineWorker::pipOf(const nlohmann::ordered_json& observation) const
{
    const std::string step = textAt(observation, "step");
    return textAt(observation, "phase") + (step.empty() || step == "none" ? "" : "." + step);
}
