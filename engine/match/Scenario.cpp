#include "match/Scenario.h"

#include "cards/UnknownFields.h"
#include "core/JsonFields.h"
#include "match/Expectation.h"
#include "match/Script.h"
#include "match/Words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace triptych::match {

namespace {

using nlohmann::json;

/// Of all games together; what one of them has no use for, it says itself.
constexpr std::array<std::string_view, 26> scenarioFields { "format", "name", "game", "ruleset",
    "seed", "rules", "cards", "turn", "active", "phase", "step", "players", "script", "expect",
    "goal", "moves", "coins", "dice", "tiles", "options", "adventure", "arena", "day", "limited",
    "template", "comment" };
constexpr std::size_t mostLines = 10'000;   // of a script
constexpr std::size_t mostAnswers = 40'000; // in all its lines

const json& listOf(const json& file, const char* key)
{
    static const json none = json::array();
    const auto found = file.find(key);
    return found != file.end() && found->is_array() ? *found : none;
}

/// What somebody wrote as a message has it, however long it is.
std::string beginningOf(const std::string& text, std::size_t longest)
{
    std::size_t end = std::min(text.size(), longest);
    while (end > 0 && end < text.size() && (text[end] & 0xC0) == 0x80) // not within a letter
        --end;
    return end == text.size() ? text : text.substr(0, end) + "...";
}

void fail(ScenarioRun& run, const std::string& place, const std::string& text)
{
    run.problems.push_back({ beginningOf(place, 500), beginningOf(text, 3000) });
}

void playScript(const json& lines, Script& script, ScenarioRun& run)
{
    if (lines.size() > mostLines)
        return fail(run, "script",
            fmt::format("The script has {} lines; it may have {}.", lines.size(), mostLines));
    for (std::size_t i = 0; i < lines.size() && run.problems.empty(); ++i) {
        if (script.answers() > mostAnswers)
            return fail(run, fmt::format("script line {}", i + 1),
                fmt::format("More than {} decisions were answered before this line; split the "
                            "scenario.",
                    mostAnswers));
        if (std::string why = script.run(lines[i]); !why.empty())
            fail(run,
                fmt::format("script line {}: {}", i + 1,
                    lines[i].is_string() ? lines[i].get<std::string>() : printed(lines[i])),
                why);
    }
}

/// A line of a script that looks at what came of the others.
bool checksSomething(const json& line)
{
    if (!line.is_string())
        return true;
    const std::string words = normal(line.get_ref<const std::string&>());
    return words.starts_with("expect") || words.starts_with("refuse") || words.starts_with("await");
}

Problems warningsOf(const json& file, const std::string& place)
{
    cards::UnknownFields unknown;
    unknown.look(file, scenarioFields, place);
    Problems warnings = unknown.warnings();
    if (listOf(file, "expect").empty() && !file.contains("goal")
        && std::ranges::none_of(listOf(file, "script"), checksSomething))
        warnings.push_back({ place,
            "Nothing is checked here: there is no \"expect\" and no \"goal\", and the script "
            "expects, refuses and awaits nothing." });
    return warnings;
}

void checkExpectations(const json& expectations, const Match& match, ScenarioRun& run)
{
    for (std::size_t i = 0; i < expectations.size(); ++i)
        if (std::string why = unmet(expectations[i], match); !why.empty())
            fail(run, fmt::format("expectation {}", i + 1), why);
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
    const JsonFields fields(file, place, run.problems);
    run.name = fields.text("name");
    for (const char* const key : { "ruleset", "active", "phase", "step", "moves" })
        fields.text(key);
    for (const json& rule : listOf(file, "rules"))
        if (!rule.is_string()) {
            fields.complain("rules", "must be a list of texts in quotes");
            break;
        }
    run.warnings = warningsOf(file, place);
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
