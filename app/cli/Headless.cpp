#include "cli/Headless.h"

#include "cli/Arguments.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

namespace triptych::cli {

namespace {

constexpr std::size_t mostAnswers = 200'000;

}

Agents makeAgents(const std::vector<std::string>& names, std::uint64_t seed)
{
    Agents agents;
    for (const std::string& name : names) {
        // Two equal agents must not think in step.
        auto agent = ai::makeAgent(name, seed + agents.size() + 1);
        if (!agent)
            throw Misuse { fmt::format("There is no agent \"{}\"; there are {}.", name,
                fmt::join(ai::agentNames(), ", ")) };
        agents.push_back(std::move(agent));
    }
    return agents;
}

Played playOut(Match& match, const Agents& agents, bool keepJournal)
{
    Played played;
    match::JournalWriter journal;
    while (const Decision* decision = match.decision()) {
        if (played.decisions == mostAnswers)
            return played;
        const PlayerId seat = decision->player;
        const std::size_t option = agents[seat.value]->choose(match, seat);
        const std::string line = keepJournal ? match.line(option) : std::string();
        match.answer(option);
        if (keepJournal)
            played.journal += journal.answered(seat, line, match);
        ++played.decisions;
    }
    // A match that stops without an outcome is no draw.
    if (const auto outcome = match.outcome()) {
        played.finished = true;
        played.winners = outcome->winners;
    }
    const auto observation = match.observe(judge);
    if (const auto turn = observation.find("turn"); turn != observation.end() && turn->is_number())
        played.turns = turn->get<int>();
    return played;
}

} // namespace triptych::cli
