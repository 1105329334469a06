#pragma once

#include "match/Phases.h"
#include "match/Scenario.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>

namespace triptych::match {

/// Plays the script lines of a scenario on one match. Each function returns "" or why it failed.
class Script
{
public:
    Script(Match&, const std::vector<TurnPhase>& phases, const Thinker&);

    std::string run(const nlohmann::json& line);
    std::size_t answers() const { return m_answers; }

private:
    std::string give(PlayerId, const std::string& line);
    std::string until(const std::string& words);
    std::string resolve(bool all);
    std::string await(const std::string& statement);
    std::string think(const std::string& seat);
    std::string refuse(const std::string& statement);

    bool accept(PlayerId, const std::string& line);
    bool goOn(PlayerId, const std::string& line);
    void rememberBegun(const Match& before, PlayerId, const std::string& line);
    void answer(std::size_t option);
    void answerByDefault();
    std::string tooLong(const std::string& what) const;

    Match& m_match;
    const std::vector<TurnPhase>& m_phases;
    const Thinker& m_thinker;
    std::size_t m_answers = 0;

    /// The last answer as it would be if its question had been left open for further picks. A
    /// second line may go on with it: "target a", "target b" is "target a b".
    std::unique_ptr<Match> m_begun;
    PlayerId m_begunBy {};
    std::string m_begunVerb;
};

} // namespace triptych::match
