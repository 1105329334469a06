#include "cli/Trials.h"

#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"

#include "ai/Agent.h"
#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "match/Trial.h"
#include "match/TrialMatrix.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

namespace triptych::cli {

namespace {

match::ThinkerMaker thinkers()
{
    return [](const std::string& level, std::uint64_t seed) -> match::Thinker {
        std::shared_ptr<ai::Agent> agent = ai::makeAgent(level, seed);
        if (!agent)
            return {};
        return [agent](const Match& match, PlayerId seat) { return agent->choose(match, seat); };
    };
}

std::string levelOf(const Arguments& arguments, std::string_view option)
{
    const std::string level = arguments.value(option).value_or("ai:normal");
    if (!ai::makeAgent(level, 1))
        throw Misuse { fmt::format(
            "There is no agent \"{}\"; there are {}.", level, fmt::join(ai::agentNames(), ", ")) };
    return level;
}

match::Trial readTrial(const Arguments& arguments)
{
    if (arguments.files().size() != 1)
        throw Misuse { "Name the deck to be tried out." };
    decks::DeckList deck = deckOfFile(arguments.files().front());
    const Game& game = gameOf(arguments, deck);
    match::Trial trial { game, libraryOf(game, arguments), {} };
    decks::placeHero(deck, *trial.library);
    trial.ruleset = arguments.value("--ruleset").value_or(deck.ruleset);
    if (trial.ruleset.empty())
        trial.ruleset = game.rulesets().front().id;
    const Ruleset& ruleset = rulesetNamed(game, trial.ruleset);
    trial.ruleset = ruleset.id;
    trial.options = choicesOf(ruleset, arguments);
    trial.level = levelOf(arguments, "--level");
    trial.deck = std::move(deck);
    for (const std::string& path : arguments.values("--against")) {
        decks::DeckList opponent = deckOfFile(path);
        decks::placeHero(opponent, *trial.library);
        trial.opponents.push_back({ std::move(opponent), levelOf(arguments, "--opponents") });
    }
    if (Problems problems = match::faultsOf(trial); !problems.empty())
        throw UnusableInput { std::move(problems) };
    return trial;
}

/// All games, as many at a time as asked for. The result does not depend on which ends first.
match::TrialResult play(const match::Trial& trial, std::uint64_t first, std::uint64_t games,
    std::size_t jobs, bool tells)
{
    match::TrialResult result = match::emptyResult(trial);
    std::mutex guard;
    std::atomic<std::uint64_t> next { first };
    std::uint64_t done = 0;
    const auto work = [&] {
        for (std::uint64_t number = next++; number < first + games; number = next++) {
            const auto game = match::playGame(trial, number, thinkers());
            const std::lock_guard lock(guard);
            match::add(result, trial, number, *game);
            ++done;
            if (tells && (done % 10 == 0 || done == games))
                fmt::print(stderr, "\r{} of {} games", done, games);
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t k = 1; k < std::min<std::uint64_t>(jobs, games); ++k)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    if (tells)
        fmt::print(stderr, "\n");
    return result;
}

void printShare(std::string_view what, const nlohmann::ordered_json& tally)
{
    fmt::print("{:<32} {:>6} games {:>6} won {:>5} drawn  {:5.1f} %  [{:.1f} .. {:.1f}]\n", what,
        tally["games"].get<std::uint64_t>(), tally["wins"].get<std::uint64_t>(),
        tally["draws"].get<std::uint64_t>(), 100.0 * tally["share"].get<double>(),
        100.0 * tally["interval"][0].get<double>(), 100.0 * tally["interval"][1].get<double>());
}

/// The cards of which drawing or playing goes together with winning most, and least.
void printCards(const nlohmann::ordered_json& all, const char* what)
{
    std::vector<std::pair<double, std::string>> cards;
    for (const auto& [name, card] : all["cards"].items())
        if (card[what]["difference"].is_number())
            cards.emplace_back(card[what]["difference"].get<double>(), name);
    std::ranges::sort(cards, std::ranges::greater {});
    fmt::print("\nWon when {} less won when not, in points of 100 (intervals of 95 %):\n", what);
    for (const auto& [difference, name] : cards) {
        const auto& interval = all["cards"][name][what]["interval"];
        fmt::print("  {:<32} {:+6.1f}  [{:+.1f} .. {:+.1f}]  in {} of {} games\n", name,
            100.0 * difference, 100.0 * interval[0].get<double>(),
            100.0 * interval[1].get<double>(),
            all["cards"][name][what]["with"]["games"].get<std::uint64_t>(),
            all["all"]["games"].get<std::uint64_t>());
    }
}

int report(const match::TrialResult& result, const Arguments& arguments)
{
    const nlohmann::ordered_json json = match::toJson(result);
    // "match --merge" calls it by the shorter name.
    auto output = arguments.value("--output");
    if (!output)
        output = arguments.value("--out");
    if (output)
        if (auto problem = writeFile(*output, printed(json, 1) + "\n"))
            throw UnusableInput { { *problem } };
    std::uint64_t unfinished = 0;
    for (const match::Pairing& pairing : result.pairings)
        unfinished += pairing.unfinished;
    if (arguments.has("--json")) {
        fmt::print("{}\n", printed(json));
        return unfinished == 0 ? Success : DoesNotHold;
    }
    printShare(result.deck, json["all"]);
    for (const auto& pairing : json["pairings"]) {
        printShare("against " + pairing["deck"].get<std::string>(), pairing["all"]);
        printShare("  starting", pairing["starting"]);
        printShare("  second", pairing["second"]);
        for (const auto& [how, count] : pairing["endings"].items())
            fmt::print("  ended by {:<21} {:>6} games\n", how, count.get<std::uint64_t>());
    }
    printCards(json, "drawn");
    printCards(json, "played");
    if (unfinished > 0)
        fmt::print("{} games did not end.\n", unfinished);
    return unfinished == 0 ? Success : DoesNotHold;
}

/// Results of several decks as a table: a row and a column for each.
int reportMatrix(const Arguments& arguments)
{
    if (arguments.files().empty())
        throw Misuse { "Name the results that the matrix is made of." };
    std::vector<match::TrialResult> results;
    for (const std::string& path : arguments.files()) {
        match::ParsedTrial parsed = match::parseTrial(jsonOfFile(path), path);
        if (!parsed.problems.empty())
            throw UnusableInput { std::move(parsed.problems) };
        results.push_back(std::move(parsed.result));
    }
    const match::TrialMatrix matrix = match::matrixOf(results);
    const nlohmann::ordered_json json = match::toJson(matrix);
    if (const auto output = arguments.value("--output"))
        if (auto problem = writeFile(*output, printed(json, 1) + "\n"))
            throw UnusableInput { { *problem } };
    if (arguments.has("--json")) {
        fmt::print("{}\n", printed(json));
        return Success;
    }
    for (std::size_t row = 0; row < matrix.decks.size(); ++row)
        for (std::size_t column = 0; column < matrix.decks.size(); ++column)
            if (const match::Tally& tally = matrix.cells[row][column]; tally.games > 0) {
                const auto [low, high] = match::intervalOf(tally);
                fmt::print("{:<32} against {:<32} {:>6} games  {:5.1f} %  [{:.1f} .. {:.1f}]\n",
                    matrix.decks[row], matrix.decks[column], tally.games, 100 * tally.share(),
                    100 * low, 100 * high);
            }
    return Success;
}

int testDeck(const Arguments& arguments)
{
    if (arguments.has("--merge"))
        return mergeTrials(arguments);
    if (arguments.has("--matrix"))
        return reportMatrix(arguments);
    const match::Trial trial = readTrial(arguments);
    const std::uint64_t first = arguments.number("--first", 0, 0, 1'000'000'000);
    const std::uint64_t games = arguments.number("--games", 200, 1, 10'000'000);
    const std::size_t jobs
        = arguments.number("--jobs", std::max(1u, std::thread::hardware_concurrency()), 1, 256);
    return report(play(trial, first, games, jobs, !arguments.has("--json")), arguments);
}

} // namespace

bool isTrial(const nlohmann::json& file)
{
    return file.is_object() && textOf(file, "format") == "triptych-trial/1";
}

int mergeTrials(const Arguments& arguments)
{
    return report(mergedTrials(arguments.files()), arguments);
}

match::TrialResult mergedTrials(const std::vector<std::string>& paths)
{
    if (paths.empty())
        throw Misuse { "Name the results to merge." };
    std::optional<match::TrialResult> sum;
    for (const std::string& path : paths) {
        match::ParsedTrial parsed = match::parseTrial(jsonOfFile(path), path);
        if (parsed.problems.empty() && sum)
            parsed.problems = match::merge(*sum, parsed.result, path);
        if (!parsed.problems.empty())
            throw UnusableInput { std::move(parsed.problems) };
        if (!sum)
            sum = std::move(parsed.result);
    }
    return *sum;
}

Command deckTestCommand()
{
    return { "deck test", "FILE --against FILE..",
        "plays a deck against others: who wins, who started, which cards it went with",
        { gameOption, rulesetOption, optionOption, cardsOption,
            { "--against", "FILE", "a deck to play against; may be given again" },
            { "--level", "AGENT", "who plays the deck; ai:normal if not given" },
            { "--opponents", "AGENT", "who plays the others; ai:normal if not given" },
            { "--games", "N", "how many games in all; 200 if not given" },
            { "--first", "N",
                "the number of the first game, so that machines share the work; 0 if "
                "not given" },
            { "--jobs", "N", "how many at a time; as many as there are cores if not given" },
            { "--output", "FILE", "keeps the result there as JSON, to be merged" },
            { "--merge", "", "adds up the results named instead of a deck" },
            { "--matrix", "",
                "every deck against every other, from results of several decks named instead of a "
                "deck" },
            jsonOption },
        testDeck };
}

} // namespace triptych::cli
