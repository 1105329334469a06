#include "app/match/AutomaticAnswers.h"

#include "match/Answer.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using triptych::PlayerId;

void AutomaticAnswers::runTo(std::string pip)
{
    m_runTo = std::move(pip);
    m_runFrom = m_turn;
}

void AutomaticAnswers::followTurn(const nlohmann::ordered_json& observation)
{
    m_letPass.follow(observation);
    std::string turn = triptych::match::turnOf(observation);
    if (turn == m_turn)
        return;
    m_turn = std::move(turn);
    m_shownThisTurn = false;
}

void AutomaticAnswers::noteAnswer(
    const triptych::Match& match, PlayerId seat, const std::string& line)
{
    m_letPass.note(seat, match.observe(seat), line);
}

void AutomaticAnswers::noteTakenBack()
{
    stopRunning();
    m_letPass.forget();
}

/// Passes on to where somebody wanted to go, until something happens that concerns them.
std::optional<std::string> AutomaticAnswers::runOn(const triptych::Match& match, PlayerId seat,
    const EngineJob& job, bool picking, const nlohmann::ordered_json& observation)
{
    const bool there = m_runTo == "turn"
        ? m_turn != m_runFrom && m_turn.ends_with(triptych::seatName(seat))
        : triptych::match::pipOf(observation) == m_runTo;
    const std::vector<std::string> lines = triptych::match::legalLines(match);
    const bool mustChoose = std::ranges::any_of(lines, [&job](const std::string& line) {
        return job.habits.halts.contains(line.substr(0, line.find(' ')));
    });
    if (there || mustChoose
        || triptych::match::isConcerned(seat, job.passing, job.habits, observation)) {
        stopRunning();
        return {};
    }
    for (const std::string& line : job.habits.idle)
        if (!picking && std::ranges::count(lines, line))
            return line;
    return {};
}

std::optional<std::string> AutomaticAnswers::answer(
    const triptych::Match& match, PlayerId seat, const EngineJob& job, bool picking)
{
    const nlohmann::ordered_json observation = match.observe(seat);
    followTurn(observation);
    if (job.passing.fullControl)
        return {};
    if (!m_runTo.empty()) {
        if (auto line = runOn(match, seat, job, picking, observation))
            return line;
        if (m_runTo.empty()) // where one wanted to be one is asked
            return {};
    }
    return triptych::match::automaticAnswer(match, seat, job.passing, job.habits,
        { picking, m_shownThisTurn, m_letPass.covers(seat, observation) }, observation);
}
