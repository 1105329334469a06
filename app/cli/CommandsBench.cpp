#include "cli/CardTexts.h"
#include "cli/Command.h"
#include "cli/Loading.h"

#include "ai/GreedyAgent.h"
#include "ai/RandomAgent.h"
#include "cards/Library.h"
#include "cli/Files.h"
#include "core/JsonText.h"
#include "core/Random.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iterator>

namespace triptych::cli {

namespace {

using Clock = std::chrono::steady_clock;

struct Figure
{
    std::string name;
    double value;
    std::string unit;
};

/// What all benchmarks measure with: one game, its cards, its decks, and how long.
struct Bench
{
    const Game& game;
    std::shared_ptr<const cards::Library> library;
    std::vector<cards::PackText> packs;
    Setup setup;
    double seconds;
    std::size_t games; ///< How many are played where games are; 0: as many as fit into the time.

    std::unique_ptr<Match> open(std::uint64_t seed)
    {
        setup.seed = seed;
        Opened opened = game.open(library, setup);
        if (!opened.match)
            throw UnusableInput { std::move(opened.problems) };
        return std::move(opened.match);
    }
};

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

bool goesOn(const Bench& bench, std::size_t played, Clock::time_point start)
{
    return bench.games > 0 ? played < bench.games : secondsSince(start) < bench.seconds;
}

/// Nanoseconds of one call, measured over as many as fit into the time.
double nanoseconds(double seconds, const std::function<void()>& call)
{
    std::size_t calls = 0, batch = 1;
    const auto start = Clock::now();
    double spent = 0;
    while ((spent = secondsSince(start)) < seconds) {
        for (std::size_t i = 0; i < batch; ++i)
            call();
        calls += batch;
        batch = std::min<std::size_t>(batch * 2, 4096);
    }
    return 1e9 * spent / static_cast<double>(calls);
}

/// A match in its middle, as positions are in a search.
std::unique_ptr<Match> middle(Bench& bench)
{
    constexpr std::size_t answers = 150;
    std::unique_ptr<Match> best = bench.open(1);
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        auto match = bench.open(seed);
        ai::RandomAgent agent(seed);
        std::size_t given = 0;
        for (; given < answers && match->decision(); ++given)
            match->answer(agent.choose(*match, match->decision()->player));
        if (given == answers && match->decision())
            return match;
    }
    return best;
}

std::vector<Figure> benchGames(Bench& bench)
{
    std::size_t games = 0, decisions = 0;
    double playing = 0;
    const auto start = Clock::now();
    while (goesOn(bench, games, start)) {
        auto match = bench.open(++games);
        ai::RandomAgent agent(games);
        const auto opened = Clock::now();
        for (; match->decision(); ++decisions)
            match->answer(agent.choose(*match, match->decision()->player));
        playing += secondsSince(opened);
    }
    return { { "random games", static_cast<double>(games) / secondsSince(start), "1/s" },
        { "decisions", static_cast<double>(decisions) / playing, "1/s" },
        { "decisions a game", static_cast<double>(decisions) / static_cast<double>(games), "" } };
}

std::vector<Figure> benchCopy(Bench& bench)
{
    const auto match = middle(bench);
    const auto copy = match->clone();
    return { { "state", static_cast<double>(match->stateSize()), "bytes" },
        { "copy", nanoseconds(bench.seconds, [&] { copy->copyFrom(*match); }), "ns" },
        { "clone", nanoseconds(bench.seconds, [&] { match->clone(); }), "ns" } };
}

std::vector<Figure> benchHash(Bench& bench)
{
    const auto match = middle(bench);
    std::uint64_t sum = 0;
    const double time = nanoseconds(bench.seconds, [&] { sum ^= match->hash(); });
    return { { "hash", time + (sum == 1 ? 1e-9 : 0.0), "ns" } };
}

std::vector<Figure> benchDeterminize(Bench& bench)
{
    const auto match = middle(bench);
    Random random(1);
    const PlayerId viewer = match->decision()->player;
    return { { "determinize",
        nanoseconds(bench.seconds, [&] { match->determinized(viewer, random); }), "ns" } };
}

std::vector<Figure> benchPlayouts(Bench& bench)
{
    const auto match = middle(bench);
    const auto copy = match->clone();
    ai::RandomAgent agent(1);
    const double time = nanoseconds(bench.seconds, [&] {
        copy->copyFrom(*match);
        while (copy->decision())
            copy->answer(agent.choose(*copy, copy->decision()->player));
    });
    return { { "playouts", 1e9 / time, "1/s" } };
}

std::vector<Figure> benchGreedy(Bench& bench)
{
    std::size_t games = 0, decisions = 0;
    double slowest = 0;
    const auto start = Clock::now();
    while (goesOn(bench, games, start)) {
        auto match = bench.open(++games);
        ai::GreedyAgent agent(games);
        for (; match->decision(); ++decisions) {
            const auto asked = Clock::now();
            match->answer(agent.choose(*match, match->decision()->player));
            slowest = std::max(slowest, secondsSince(asked));
        }
    }
    const double spent = secondsSince(start);
    return { { "greedy games", static_cast<double>(games) / spent, "1/s" },
        { "greedy decision", 1e3 * spent / static_cast<double>(decisions), "ms" },
        { "slowest greedy decision", 1e3 * slowest, "ms" } };
}

/// The text boxes of cards, from words to what they mean.
std::vector<Figure> benchTexts(Bench& bench)
{
    std::vector<CompileText> texts;
    for (const cards::PackText& pack : bench.packs)
        std::ranges::move(
            textsOf(bench.game, parseJson(pack.text, pack.name).value), std::back_inserter(texts));
    if (texts.empty())
        throw UnusableInput { { { "--cards", "There is no card with a text here." } } };
    std::size_t rounds = 0;
    const auto start = Clock::now();
    for (; secondsSince(start) < bench.seconds; ++rounds)
        for (const CompileText& compile : texts)
            compile();
    return { { "card texts compiled",
        static_cast<double>(rounds * texts.size()) / secondsSince(start), "1/s" } };
}

/// Whole files: read, their texts compiled, their cards linked and counted.
std::vector<Figure> benchPacks(Bench& bench)
{
    std::size_t cards = 0;
    const auto start = Clock::now();
    while (secondsSince(start) < bench.seconds)
        cards += bench.game.load(bench.packs).library->size();
    return { { "cards of packs loaded", static_cast<double>(cards) / secondsSince(start), "1/s" } };
}

std::vector<Figure> benchObserve(Bench& bench)
{
    const auto match = middle(bench);
    const PlayerId viewer = match->decision()->player;
    return { { "observation", nanoseconds(bench.seconds, [&] { match->observe(viewer); }) / 1e3,
        "us" } };
}

struct Subject
{
    std::string_view name;
    std::vector<Figure> (*measure)(Bench&);
};
constexpr Subject subjects[] = { { "games", benchGames }, { "copy", benchCopy },
    { "hash", benchHash }, { "determinize", benchDeterminize }, { "playouts", benchPlayouts },
    { "greedy", benchGreedy }, { "texts", benchTexts }, { "packs", benchPacks },
    { "observe", benchObserve } };

void checkNames(const std::vector<std::string>& names)
{
    std::vector<std::string_view> known;
    for (const Subject& subject : subjects)
        known.push_back(subject.name);
    for (const std::string& name : names)
        if (std::find(known.begin(), known.end(), name) == known.end())
            throw Misuse { fmt::format(
                "There is no benchmark \"{}\"; there are {}.", name, fmt::join(known, ", ")) };
}

int runBenches(const Arguments& arguments)
{
    checkNames(arguments.files());
    const Game& game = gameOf(arguments);
    auto library = libraryOf(game, arguments);
    std::vector<std::string> paths = arguments.values("--cards");
    if (paths.empty())
        for (const auto& path : filesBelow(assetsFolder() / "cards" / game.id(), ".json"))
            paths.push_back(path.string());
    std::vector<cards::PackText> packs;
    for (const std::string& path : paths)
        packs.push_back({ path, textOfFile(path) });
    Setup setup = setupOf(game, *library, arguments);
    Bench bench { game, std::move(library), std::move(packs), std::move(setup),
        static_cast<double>(arguments.number("--milliseconds", 1000, 1, 600'000)) / 1000.0,
        static_cast<std::size_t>(arguments.number("--games", 0, 0, 1'000'000)) };

    auto figures = nlohmann::ordered_json::array();
    for (const Subject& subject : subjects) {
        const auto& asked = arguments.files();
        if (!asked.empty() && std::find(asked.begin(), asked.end(), subject.name) == asked.end())
            continue;
        for (const Figure& figure : subject.measure(bench)) {
            figures.push_back(
                { { "name", figure.name }, { "value", figure.value }, { "unit", figure.unit } });
            if (!arguments.has("--json"))
                fmt::print("{:<26} {:>14.1f} {}\n", figure.name, figure.value, figure.unit);
        }
    }
    if (arguments.has("--json"))
        fmt::print("{}\n", printed(nlohmann::ordered_json { { "figures", figures } }));
    return Success;
}

} // namespace

Command benchCommand()
{
    return { "bench", "[NAME..]", "measures games, copies, hashes, texts, ... on one core",
        { gameOption, rulesetOption, optionOption, deckOption, cardsOption,
            { "--milliseconds", "N", "how long each is measured; 1000 if not given" },
            { "--games", "N", "so many games instead, to count instructions of" }, jsonOption },
        runBenches };
}

} // namespace triptych::cli
