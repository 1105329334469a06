#include "match/Scenario.h"

#include "core/JsonText.h"
#include "match/Expectation.h"
#include "match/Script.h"

#include <fmt/format.h>

namespace triptych::match {

namespace {

using nlohmann::json;

const json& listOf(const json& file, const char* key)
{
    static const json none = json::array();
    const auto found = file.find(key);
    return found != file.end() && found->is_array() ? *found : none;
}

void fail(ScenarioRun& run, std::string place, std::string text)
{
    run.problems.push_back({ std::move(place), std::move(text) });
}

void playScript(const json& lines, Script& script, ScenarioRun& run)
{
    for (std::size_t i = 0; i < lines.size() && run.problems.empty(); ++i)
        if (std::string why = script.run(lines[i]); !why.empty())
            fail(run,
                fmt::format("script line {}: {}", i + 1,
                    lines[i].is_string() ? lines[i].get<std::string>() : printed(lines[i])),
                std::move(why));
}

void checkExpectations(const json& expectations, const Match& match, ScenarioRun& run)
{
    for (std::size_t i = 0; i < expectations.size(); ++i)
        if (std::string why = unmet(expectations[i], match); !why.empty())
            fail(run, fmt::format("expectation {}", i + 1), std::move(why));
}

// A puzzle is for the player: all that can be checked is that its goal is still ahead.
void checkPuzzle(const json& file, const Match& match, ScenarioRun& run)
{
    if (!match.decision())
        fail(run, "puzzle", "The match is over at the start; there is nothing to decide.");
    else if (unmet(file["goal"], match).empty())
        fail(run, "goal", "The goal is reached before the first move.");
}

void play(
    const Game& game, const json& file, Match& match, const Thinker& thinker, ScenarioRun& run)
{
    if (!file.contains("script") && file.contains("goal"))
        return checkPuzzle(file, match, run);
    Script script(match, game.phases(), thinker);
    playScript(listOf(file, "script"), script, run);
    run.answers = script.answers();
    if (run.problems.empty())
        checkExpectations(listOf(file, "expect"), match, run);
    if (run.problems.empty())
        if (std::string why = match.broken(); !why.empty())
            fail(run, "state", "A law of the game is broken: " + why);
}

} // namespace

ScenarioRun runScenario(const Game& game, const std::shared_ptr<const cards::Library>& library,
    const json& file, const Thinker& thinker)
{
    ScenarioRun run;
    const std::string place = "scenario";
    if (auto wrong = checkFormat(file, "triptych-scenario/1", place)) {
        run.usable = false;
        run.problems.push_back(std::move(*wrong));
        return run;
    }
    run.name = textOf(file, "name");
    for (const char* const key : { "script", "expect", "rules", "cards" })
        if (const auto found = file.find(key); found != file.end() && !found->is_array())
            fail(run, place, fmt::format("The field \"{0}\" must be a list: \"{0}\":[..].", key));
    if (run.problems.empty()) {
        Opened opened = game.openScenario(library, file);
        run.problems = std::move(opened.problems);
        if (run.problems.empty() && opened.match)
            play(game, file, *opened.match, thinker, run);
        else
            run.usable = false;
    } else {
        run.usable = false;
    }
    run.passed = run.problems.empty();
    return run;
}

} // namespace triptych::match
