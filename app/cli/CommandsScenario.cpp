#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"

#include "ai/GreedyAgent.h"
#include "cards/Library.h"
#include "core/JsonText.h"
#include "match/Scenario.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace triptych::cli {

namespace {

/// Cards are loaded once a game, however many files there are.
class Libraries
{
public:
    explicit Libraries(const Arguments& arguments)
        : m_arguments(arguments)
    {
    }
    const std::shared_ptr<const cards::Library>& of(const Game& game)
    {
        auto& library = m_libraries[std::string(game.id())];
        if (!library)
            library = libraryOf(game, m_arguments);
        return library;
    }

private:
    const Arguments& m_arguments;
    std::map<std::string, std::shared_ptr<const cards::Library>> m_libraries;
};

match::ScenarioRun runFile(const std::string& path, Libraries& libraries)
{
    try {
        const nlohmann::json file = jsonOfFile(path);
        if (auto wrong = checkFormat(file, "triptych-scenario/1", path))
            throw UnusableInput { { std::move(*wrong) } };
        const Game& game = gameNamed(textOf(file, "game"));
        ai::GreedyAgent agent(1);
        return match::runScenario(game, libraries.of(game), file,
            [&](const Match& match, PlayerId seat) { return agent.choose(match, seat); });
    } catch (const UnusableInput& unusable) {
        match::ScenarioRun run;
        run.usable = false;
        run.problems = unusable.problems;
        return run;
    }
}

nlohmann::ordered_json describeRun(const std::string& path, const match::ScenarioRun& run)
{
    return { { "file", path }, { "name", run.name }, { "usable", run.usable },
        { "passed", run.passed }, { "problems", toJson(run.problems) },
        { "warnings", toJson(run.warnings) } };
}

/// A folder stands for every scenario below it.
std::vector<std::string> filesNamed(const Arguments& arguments)
{
    std::vector<std::string> files;
    for (const std::string& path : arguments.files()) {
        std::error_code unseen; // Whatever is no folder is told of when it is read.
        if (!std::filesystem::is_directory(path, unseen)) {
            files.push_back(path);
            continue;
        }
        const auto below = filesBelow(path, ".json");
        if (below.empty())
            throw UnusableInput { { { path, "There is no .json file in this folder." } } };
        for (const auto& file : below)
            files.push_back(file.string());
    }
    return files;
}

int runScenarios(const Arguments& arguments)
{
    const std::vector<std::string> files = filesNamed(arguments);
    if (files.empty())
        throw Misuse { "Name at least one scenario file, or a folder of them." };
    Libraries libraries(arguments);
    const bool json = arguments.has("--json");
    std::size_t passed = 0;
    bool usable = true;
    auto results = nlohmann::ordered_json::array();
    for (const std::string& path : files) {
        const match::ScenarioRun run = runFile(path, libraries);
        passed += run.passed ? 1u : 0u;
        usable = usable && run.usable;
        if (json) {
            results.push_back(describeRun(path, run));
            continue;
        }
        fmt::print("{} {}\n", run.passed ? "ok    " : run.usable ? "FAILED" : "UNUSABLE", path);
        for (const Problem& problem : run.problems)
            fmt::print("       {}\n         {}\n", problem.place, problem.text);
        for (const Problem& warning : run.warnings)
            fmt::print("       warning, {}\n         {}\n", warning.place, warning.text);
    }
    const std::size_t failed = files.size() - passed;
    if (json)
        fmt::print("{}\n",
            printed(nlohmann::ordered_json {
                { "passed", passed }, { "failed", failed }, { "scenarios", results } }));
    else
        fmt::print("{} passed, {} failed\n", passed, failed);
    return !usable ? Unusable : failed > 0 ? DoesNotHold : Success;
}

} // namespace

Command scenarioRunCommand()
{
    return { "scenario run", "FILE..",
        "runs scenario files, or all below a folder, and says which hold",
        { cardsOption, jsonOption }, runScenarios };
}

} // namespace triptych::cli
