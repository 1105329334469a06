#include "cli/Command.h"
#include "cli/Loading.h"

#include "core/JsonText.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>

namespace triptych::cli {

namespace {

std::vector<Command> commands()
{
    return { scenarioRunCommand(), matchCommand(), playCommand(), replayCommand(),
        cardsCheckCommand(), cardsCoverageCommand(), cardsExplainCommand(), cardsFindCommand(),
        cardsLanguageCommand(), cardsMutateCommand(), cardsReadingsCommand(), deckCheckCommand(),
        deckConvertCommand(), deckStatsCommand(), deckTestCommand(), boostersOpenCommand(),
        draftMeasureCommand(), draftCommand(), rulesCoverageCommand(), promptsCommand(),
        benchCommand() };
}

void printOverview(std::FILE* out)
{
    fmt::print(out, "triptych-cli: matches, scenarios, cards and decks without a window\n\n");
    for (const Command& command : commands())
        fmt::print(out, "  {:<16} {}\n", command.name, command.help);
    fmt::print(out,
        "\ntriptych-cli COMMAND --help tells more about one of them. The exit code is 0 on "
        "success,\n"
        "1 when what was asked does not hold, 2 when the input cannot be used.\n");
}

void printHelp(const Command& command)
{
    fmt::print("triptych-cli {} {}\n  {}\n\n", command.name, command.usage, command.help);
    for (const OptionRule& option : command.options)
        fmt::print("  {:<20} {}\n", fmt::format("{} {}", option.name, option.value), option.help);
}

bool asksForHelp(const std::vector<std::string>& words)
{
    return std::find(words.begin(), words.end(), "--help") != words.end()
        || std::find(words.begin(), words.end(), "-h") != words.end();
}

/// The command that the first words name, and the words after its name.
std::pair<const Command*, std::vector<std::string>> findCommand(
    const std::vector<Command>& all, const std::vector<std::string>& words)
{
    for (const Command& command : all) {
        const auto parts = static_cast<std::size_t>(
            1 + std::count(command.name.begin(), command.name.end(), ' '));
        if (words.size() < parts)
            continue;
        const auto rest = words.begin() + static_cast<std::ptrdiff_t>(parts);
        if (fmt::format("{}", fmt::join(words.begin(), rest, " ")) == command.name)
            return { &command, { rest, words.end() } };
    }
    return { nullptr, {} };
}

int report(bool json, const Problems& problems)
{
    if (json)
        fmt::print("{}\n", printed(nlohmann::ordered_json { { "problems", toJson(problems) } }));
    else
        fmt::print(stderr, "{}", describe(problems));
    return Unusable;
}

int run(const std::vector<std::string>& words)
{
    if (words.empty() || (words.size() == 1 && (words[0] == "help" || asksForHelp(words)))) {
        printOverview(words.empty() ? stderr : stdout);
        return words.empty() ? Unusable : Success;
    }
    const std::vector<Command> all = commands();
    const auto [command, rest] = findCommand(all, words);
    if (!command) {
        fmt::print(stderr, "There is no command \"{}\".\n\n", fmt::join(words, " "));
        printOverview(stderr);
        return Unusable;
    }
    if (asksForHelp(rest)) {
        printHelp(*command);
        return Success;
    }
    const bool json = std::find(rest.begin(), rest.end(), "--json") != rest.end();
    try {
        return command->run(Arguments(rest, command->options));
    } catch (const Misuse& misuse) {
        fmt::print(stderr, "{}\nSee: triptych-cli {} --help\n", misuse.text, command->name);
        return Unusable;
    } catch (const UnusableInput& input) {
        return report(json, input.problems);
    }
}

} // namespace

} // namespace triptych::cli

int main(int count, char** values)
try {
    return triptych::cli::run({ values + 1, values + count });
} catch (const std::exception& error) {
    fmt::print(stderr, "The program cannot go on: {}\n", error.what());
    return triptych::cli::Unusable;
}
