#include "app/match/EngineWorker.h"

#include "match/Answer.h"

#include <algorithm>

using triptych::PlayerId;

// What is answered without asking: what a person does not want to be asked, and running to a step.

namespace {

/// "3 p1": the turn and whose it is.
std::string turnOf(const nlohmann::ordered_json& observation)
{
    const auto active = observation.find("active");
    return std::to_string(observation.value("turn", 0)) + ' '
        + (active != observation.end() && active->is_string() ? active->get<std::string>() : "");
}

} // namespace

void EngineWorker::followTurn(const nlohmann::ordered_json& observation)
{
    std::string turn = turnOf(observation);
    if (turn == m_turn)
        return;
    m_turn = std::move(turn);
    m_shownThisTurn = false;
}

/// Passes on to where somebody wanted to go, until something happens that concerns them.
bool EngineWorker::runOn(PlayerId seat, const nlohmann::ordered_json& observation)
{
    const bool there = m_runTo == "turn"
        ? m_turn != m_runFrom && m_turn.ends_with(triptych::seatName(seat))
        : triptych::match::pipOf(observation) == m_runTo;
    const std::vector<std::string> lines = triptych::match::legalLines(*m_match);
    const bool mustChoose = std::ranges::any_of(
        lines, [](const std::string& line) { return line.starts_with("block "); });
    if (there || mustChoose
        || triptych::match::isConcerned(seat, m_job->passing, m_job->habits, observation)) {
        m_runTo.clear();
        return false;
    }
    for (const char* line : { "pass", "attack none" })
        if (m_picks.empty() && std::ranges::count(lines, line))
            return give(seat, line, true);
    return false;
}

bool EngineWorker::answerUnasked(PlayerId seat)
{
    const nlohmann::ordered_json observation = m_match->observe(seat);
    followTurn(observation);
    if (m_job->passing.fullControl)
        return false;
    const bool ran = !m_runTo.empty();
    if (ran && runOn(seat, observation))
        return true;
    if (ran && m_runTo.empty()) // where one wanted to be one is asked
        return false;
    const auto line = triptych::match::unasked(*m_match, seat, m_job->passing, m_job->habits,
        { !m_picks.empty(), m_shownThisTurn }, observation);
    return line && give(seat, *line, true);
}
