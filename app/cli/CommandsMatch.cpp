#include "cli/Checking.h"
#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Headless.h"
#include "cli/Loading.h"
#include "cli/Trials.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "match/Answer.h"

#include <fmt/format.h>

#include <atomic>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <thread>

namespace triptych::cli {

namespace {

/// Everything that the games of one run share.
struct Run
{
    const Game& game;
    std::shared_ptr<const cards::Library> library;
    Setup setup;
    std::vector<std::string> agents;
    std::size_t games = 1;
    std::size_t jobs = 1;
    bool mirror = false;  ///< Every second game the sides change seats.
    std::string journals; ///< A folder, or empty.
    std::vector<std::uint64_t> seeds;
};

/// What one game brought, by side: side 1 began the run on seat p1.
struct Result
{
    Played played;
    std::vector<std::size_t> winningSides;
    Problems problems;
};

Run readRun(const Arguments& arguments)
{
    const Game& game = gameOf(arguments);
    auto library = libraryOf(game, arguments);
    Setup setup = setupOf(game, *library, arguments);
    Run run { game, std::move(library), std::move(setup), {}, 1, 1, false, {}, {} };
    run.agents.assign(run.setup.decks.size(), "random");
    for (const auto& [seat, name] : arguments.bySeat("--seat"))
        run.agents[seat] = name;
    makeAgents(run.agents, 0); // Says at once when one is unknown.
    run.games = arguments.number("--games", 1, 1, 10'000'000);
    run.jobs
        = arguments.number("--jobs", std::max(1u, std::thread::hardware_concurrency()), 1, 256);
    run.mirror = arguments.has("--mirror");
    run.journals = arguments.value("--journal").value_or("");
    Random seeds(run.setup.seed);
    run.seeds.push_back(run.setup.seed); // One game alone has just the seed that was asked for.
    while (run.seeds.size() < run.games)
        run.seeds.push_back(seeds.fork());
    return run;
}

void keepJournal(const Run& run, std::size_t number, const Setup& setup,
    const std::vector<std::string>& agents, Result& result)
{
    match::JournalHeader header { std::string(run.game.id()), setup, run.library->packHashes(),
        {} };
    for (const std::string& agent : agents)
        header.seats.push_back({ "", agent });
    const auto path = std::filesystem::path(run.journals)
        / fmt::format("{}-{:05}.jsonl", run.game.id(), number + 1);
    if (auto problem
        = writeFile(path, match::JournalWriter().begin(header) + result.played.journal))
        result.problems.push_back(std::move(*problem));
}

Result playGame(const Run& run, std::size_t number)
{
    const std::size_t sides = run.agents.size();
    const std::size_t shift = run.mirror ? number % sides : 0;
    Setup setup = run.setup;
    setup.seed = run.seeds[number];
    std::vector<std::string> agents(sides);
    for (std::size_t side = 0; side < sides; ++side) {
        const std::size_t seat = (side + shift) % sides;
        setup.decks[seat] = run.setup.decks[side];
        agents[seat] = run.agents[side];
    }
    Result result;
    Opened opened = run.game.open(run.library, setup);
    result.problems = std::move(opened.problems);
    if (!opened.match)
        return result;
    result.played = playOut(*opened.match, makeAgents(agents, setup.seed), !run.journals.empty());
    for (const PlayerId winner : result.played.winners)
        result.winningSides.push_back((winner.value + sides - shift) % sides);
    if (!run.journals.empty())
        keepJournal(run, number, setup, agents, result);
    return result;
}

std::vector<Result> playGames(const Run& run)
{
    std::vector<Result> results(run.games);
    std::atomic<std::size_t> next { 0 };
    const auto work = [&] {
        for (std::size_t number = next++; number < run.games; number = next++) {
            try {
                results[number] = playGame(run, number);
            } catch (const std::exception& error) {
                results[number].problems.push_back({ fmt::format("game {}", number + 1),
                    fmt::format("The game stopped: {}", error.what()) });
            }
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < std::min(run.jobs, run.games); ++i)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    return results;
}

/// The 95 % interval of a share (Wilson), which is honest for few games and for shares near 0 or 1.
std::pair<double, double> wilson(std::size_t wins, std::size_t games)
{
    if (games == 0)
        return { 0.0, 1.0 };
    constexpr double z = 1.959964;
    const auto n = static_cast<double>(games);
    const double share = static_cast<double>(wins) / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half
        = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return { std::max(0.0, middle - half), std::min(1.0, middle + half) };
}

nlohmann::ordered_json summarize(const Run& run, const std::vector<Result>& results)
{
    std::vector<std::size_t> wins(run.agents.size());
    std::size_t draws = 0, unfinished = 0, decisions = 0, turns = 0;
    Problems problems;
    for (const Result& result : results) {
        for (const std::size_t side : result.winningSides)
            ++wins[side];
        unfinished += result.played.finished ? 0u : 1u;
        draws += result.played.finished && result.winningSides.empty() ? 1u : 0u;
        decisions += result.played.decisions;
        turns += static_cast<std::size_t>(result.played.turns);
        problems.insert(problems.end(), result.problems.begin(), result.problems.end());
    }
    const auto average = [&](std::size_t sum) {
        return std::round(10.0 * static_cast<double>(sum) / static_cast<double>(run.games)) / 10.0;
    };
    nlohmann::ordered_json json { { "game", run.game.id() }, { "ruleset", run.setup.ruleset },
        { "seed", run.setup.seed }, { "games", run.games }, { "draws", draws },
        { "unfinished", unfinished }, { "decisions_per_game", average(decisions) },
        { "turns_per_game", average(turns) }, { "sides", nlohmann::ordered_json::array() },
        { "problems", toJson(problems) } };
    for (std::size_t side = 0; side < run.agents.size(); ++side) {
        const auto [low, high] = wilson(wins[side], run.games);
        json["sides"].push_back(
            { { "seat", triptych::seatName(PlayerId { static_cast<std::uint8_t>(side) }) },
                { "agent", run.agents[side] }, { "deck", run.setup.decks[side].name },
                { "wins", wins[side] }, { "interval", { low, high } } });
    }
    return json;
}

void print(const nlohmann::ordered_json& summary)
{
    for (const auto& side : summary["sides"]) {
        const auto wins = side["wins"].get<double>();
        fmt::print("{} {:<10} {:<28} {:>6} wins  {:5.1f} %  [{:.1f} .. {:.1f}]\n",
            side["seat"].get<std::string>(), side["agent"].get<std::string>(),
            side["deck"].get<std::string>(), side["wins"].get<std::size_t>(),
            100.0 * wins / summary["games"].get<double>(),
            100.0 * side["interval"][0].get<double>(), 100.0 * side["interval"][1].get<double>());
    }
    fmt::print("{} games, {} draws, {} unfinished; {} turns and {} decisions a game\n",
        summary["games"].get<std::size_t>(), summary["draws"].get<std::size_t>(),
        summary["unfinished"].get<std::size_t>(), summary["turns_per_game"].get<double>(),
        summary["decisions_per_game"].get<double>());
    for (const auto& problem : summary["problems"])
        fmt::print("{}: {}\n", problem.value("place", ""), problem["text"].get<std::string>());
}

int playMatches(const Arguments& arguments)
{
    if (arguments.has("--merge"))
        return !arguments.files().empty() && isTrial(jsonOfFile(arguments.files().front()))
            ? mergeTrials(arguments)
            : mergeChecks(arguments);
    if (arguments.has("--check"))
        return checkMatches(arguments);
    arguments.takeNoFile();
    const Run run = readRun(arguments);
    if (!run.journals.empty()) {
        std::error_code error;
        std::filesystem::create_directories(run.journals, error);
        if (error)
            throw UnusableInput {
                { { run.journals, "The folder cannot be made: " + error.message() + "." } }
            };
    }
    const nlohmann::ordered_json summary = summarize(run, playGames(run));
    if (arguments.has("--json"))
        fmt::print("{}\n", printed(summary));
    else
        print(summary);
    return summary["unfinished"] == 0 && summary["problems"].empty() ? Success : DoesNotHold;
}

} // namespace

Command matchCommand()
{
    return { "match", "--seat p1=AGENT --seat p2=AGENT --deck p1=FILE --deck p2=FILE",
        "plays matches between agents and counts who wins (intervals of 95 %)",
        { gameOption, rulesetOption, optionOption, seatOption, deckOption, cardsOption, seedOption,
            { "--games", "N", "how many games; 1 if not given" },
            { "--jobs", "N", "how many at a time; as many as there are cores if not given" },
            { "--mirror", "", "the sides change seats every game" },
            { "--journal", "FOLDER",
                "keeps a journal of every game there; with --check of those with a fault" },
            { "--check", "",
                "plays --games games of every ruleset and number of seats with decks at random, "
                "from "
                "--seed on, and looks at every law after every answer" },
            { "--seats", "N", "with --check: this number of seats only" },
            { "--out", "FILE", "with --check and --merge: writes the result there as JSON" },
            { "--merge", "",
                "adds up the results of --check, or of deck test, in the files that follow" },
            jsonOption },
        playMatches };
}

} // namespace triptych::cli
