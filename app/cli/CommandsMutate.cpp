#include "cli/CardMutants.h"
#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"
#include "cli/Mutation.h"

#include "core/JsonText.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>

namespace triptych::cli {

namespace {

/// The scenarios of the game among these files and below these folders.
std::vector<ScenarioText> scenariosOf(const Game& game, const std::vector<std::string>& paths)
{
    std::vector<ScenarioText> found;
    const auto take = [&](const std::string& path, bool named) {
        nlohmann::json file = jsonOfFile(path);
        if (textOf(file, "format") != "triptych-scenario/1" || textOf(file, "game") != game.id()) {
            if (named)
                throw UnusableInput {
                    { { path, fmt::format("This is no scenario of {}.", game.id()) } }
                };
            return;
        }
        if (file.contains("script")) // a puzzle tests nothing
            found.push_back({ path, std::move(file) });
    };
    for (const std::string& path : paths) {
        std::error_code unseen; // Whatever is no folder is told of when it is read.
        if (!std::filesystem::is_directory(path, unseen)) {
            take(path, true);
            continue;
        }
        for (const auto& file : filesBelow(path, ".json"))
            take(file.string(), false);
    }
    return found;
}

int mutateCards(const Arguments& arguments)
{
    const auto name = arguments.value("--game");
    if (!name)
        throw Misuse { "Say which game: --game ID." };
    const Game& game = gameNamed(*name);
    if (mutableFields(game).empty())
        throw UnusableInput { { { "--game",
            fmt::format("The texts of {} can not be changed one thing at a time yet.", *name) } } };
    std::vector<std::string> paths = arguments.files();
    if (paths.empty())
        paths.push_back(fmt::format(TRIPTYCH_SOURCE_FOLDER "/tests/scenarios/{}", *name));
    const auto every = static_cast<std::size_t>(arguments.number("--every", 1, 1, 1'000'000));
    const auto least = arguments.number("--least", 0, 0, 100);
    const MutationScore score
        = scoreMutants(game, libraryOf(game, arguments), scenariosOf(game, paths), every);
    if (arguments.has("--json"))
        fmt::print("{}\n", printed(toJson(score)));
    else
        fmt::print("{}{}", describe(score.failing), describe(score, !arguments.has("--short")));
    const bool enough = 100.0 * score.share() >= static_cast<double>(least);
    return enough && score.failing.empty() ? Success : DoesNotHold;
}

} // namespace

Command cardsMutateCommand()
{
    return { "cards mutate", "--game GAME [FILE..]",
        "changes the texts of cards in scenarios, one thing at a time: which changes no scenario "
        "notices",
        { gameOption, { "--every", "N", "try only one change in so many" },
            { "--least", "PERCENT", "fail when fewer of them are noticed" },
            { "--short", "", "only the rates, not the changes that nobody notices" }, cardsOption,
            jsonOption },
        mutateCards };
}

} // namespace triptych::cli
