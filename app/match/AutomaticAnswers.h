#pragma once

#include "app/match/EngineJob.h"

#include "core/Match.h"
#include "match/LetPass.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

/// What is answered without asking: what a person does not want to be asked, and running to a step.
class AutomaticAnswers
{
public:
    /// Runs on until that pip; "turn" is the own next turn.
    void runTo(std::string pip);
    void stopRunning() { m_runTo.clear(); }
    const std::string& runningTo() const { return m_runTo; } ///< "" nowhere.

    void noteShown() { m_shownThisTurn = true; } ///< A person is asked now.
    /// What a person answers themselves, before it is given.
    void noteAnswer(const triptych::Match& match, triptych::PlayerId seat, const std::string& line);
    /// The match goes on from an earlier place.
    void noteTakenBack();
    /// The answer for a person who is not asked this; nothing: they are asked.
    std::optional<std::string> answer(
        const triptych::Match& match, triptych::PlayerId seat, const EngineJob& job, bool picking);

private:
    std::optional<std::string> runOn(const triptych::Match& match, triptych::PlayerId seat,
        const EngineJob& job, bool picking, const nlohmann::ordered_json& observation);
    void followTurn(const nlohmann::ordered_json& observation);

    triptych::match::LetPass m_letPass;
    std::string m_runTo;
    std::string m_runFrom;       ///< The turn in which it was asked for.
    std::string m_turn;          ///< "3 p1"
    bool m_shownThisTurn = true; ///< A person was asked something in this turn.
};
