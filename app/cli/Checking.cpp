#include "cli/Checking.h"

#include "cli/CheckedGames.h"
#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"

#include "core/JsonText.h"
#include "match/Games.h"

#include <fmt/format.h>

#include <atomic>
#include <list>
#include <thread>

namespace triptych::cli {

namespace {

/// All that is played: every ruleset that was asked for, with every number of seats.
struct Tables
{
    std::list<RandomDecks> decks; ///< of each ruleset; tables refer to them
    std::vector<CheckedTable> list;
};

std::vector<cards::PackText> packsOf(const Game& game, const Arguments& arguments)
{
    std::vector<std::string> paths = arguments.values("--cards");
    if (paths.empty())
        for (const auto& path : filesBelow(assetsFolder() / "cards" / game.id(), ".json"))
            paths.push_back(path.string());
    std::vector<cards::PackText> packs;
    for (const std::string& path : paths)
        packs.push_back({ path, textOfFile(path) });
    return packs;
}

std::vector<decks::DeckList> modelsOf(const Game& game)
{
    std::vector<decks::DeckList> models;
    for (const auto& path : filesBelow(assetsFolder() / "decks" / game.id(), ".json"))
        models.push_back(deckOfFile(path.string()));
    return models;
}

void addTables(const Game& game, const Arguments& arguments, Tables& tables)
{
    const auto library = libraryOf(game, arguments);
    const auto packs = packsOf(game, arguments);
    const auto models = modelsOf(game);
    const auto wanted = arguments.value("--ruleset");
    const auto seats = arguments.number("--seats", 0, 2, 8);
    if (wanted)
        rulesetNamed(game, *wanted); // Says at once when there is none.
    for (const Ruleset& ruleset : game.rulesets()) {
        if (wanted && ruleset.id != *wanted)
            continue;
        const RandomDecks& decks = tables.decks.emplace_back(
            game, library, ruleset, models, deckMakerOf(game, ruleset, packs));
        if (decks.empty())
            throw UnusableInput { { { ruleset.id,
                "No installed deck is legal with these cards, and none can be made of them; give "
                "the installed card packs as well." } } };
        for (std::size_t n = ruleset.minSeats; n <= ruleset.maxSeats; ++n)
            if (seats == 0 || seats == n)
                tables.list.emplace_back(game, library, ruleset, n, decks);
    }
}

Tables tablesOf(const Arguments& arguments)
{
    Tables tables;
    const bool one = arguments.has("--game") || arguments.has("--cards");
    if (arguments.has("--cards") && !arguments.has("--game"))
        throw Misuse { "With --cards, say of which game they are: --game GAME." };
    if (arguments.has("--ruleset") && !one)
        throw Misuse { "With --ruleset, say of which game it is: --game GAME." };
    if (one)
        addTables(gameOf(arguments), arguments, tables);
    else
        for (const Game* game : match::games())
            addTables(*game, arguments, tables);
    if (tables.list.empty())
        throw Misuse { "No ruleset is played with so many seats." };
    return tables;
}

/// The games of all tables by seed, so that a run that is cut short has played some of each.
std::vector<Checked> playAll(
    const Tables& tables, std::uint64_t first, std::uint64_t games, std::size_t jobs)
{
    std::vector<Checked> none;
    for (const CheckedTable& table : tables.list)
        none.push_back(table.nothingYet());
    std::vector<std::vector<Checked>> counts(jobs, none);
    std::atomic<std::uint64_t> next { 0 };
    const std::uint64_t all = games * tables.list.size();
    const auto work = [&](std::vector<Checked>& into) {
        for (std::uint64_t n = next++; n < all; n = next++) {
            const std::size_t table = n % tables.list.size();
            tables.list[table].play(first + n / tables.list.size(), into[table]);
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < jobs; ++i)
        threads.emplace_back(work, std::ref(counts[i]));
    work(counts[0]);
    for (std::thread& thread : threads)
        thread.join();
    for (std::size_t i = 1; i < jobs; ++i)
        for (std::size_t table = 0; table < none.size(); ++table)
            counts[0][table].add(counts[i][table]);
    return std::move(counts[0]);
}

/// Whichever came first by seed, also when threads found them in another order.
void sortFaults(Checked& checked)
{
    std::ranges::sort(checked.faults, {}, &Fault::seed);
}

int tell(const CheckReport& report, const Arguments& arguments)
{
    if (const auto out = arguments.value("--out"))
        if (auto problem = writeFile(*out, printed(toJson(report), 1) + "\n"))
            throw UnusableInput { { std::move(*problem) } };
    if (arguments.has("--json"))
        fmt::print("{}\n", printed(toJson(report)));
    else
        fmt::print("{}", describe(report));
    return report.faultyGames() == 0 ? Success : DoesNotHold;
}

} // namespace

int checkMatches(const Arguments& arguments)
{
    arguments.takeNoFile();
    const Tables tables = tablesOf(arguments);
    const std::uint64_t first = arguments.number("--seed", 1, 0, UINT64_MAX / 2);
    const std::uint64_t games = arguments.number("--games", 1, 1, 1'000'000'000);
    const std::size_t jobs
        = arguments.number("--jobs", std::max(1u, std::thread::hardware_concurrency()), 1, 256);
    CheckReport report;
    report.seeds.push_back({ first, games });
    if (arguments.has("--cards"))
        report.cards = libraryOf(gameOf(arguments), arguments)->packHashes();
    report.tables = playAll(tables, first, games, jobs);
    const std::filesystem::path folder = arguments.value("--journal").value_or(".");
    for (std::size_t i = 0; i < tables.list.size(); ++i) {
        Checked& checked = report.tables[i];
        sortFaults(checked);
        if (checked.faults.empty())
            continue;
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        // Of every fault the first game, so that each can be looked at.
        for (Fault& fault : checked.faults)
            if (Problems problems = tables.list[i].writeJournal(folder, fault); !problems.empty())
                fmt::print(stderr, "{}", describe(problems));
    }
    return tell(report, arguments);
}

int mergeChecks(const Arguments& arguments)
{
    if (arguments.files().empty())
        throw Misuse { "Name the results to add up: match --merge A.json B.json." };
    CheckReport report;
    for (const std::string& path : arguments.files())
        if (Problems problems = report.add(checkReportOf(jsonOfFile(path), path), path);
            !problems.empty())
            throw UnusableInput { std::move(problems) };
    return tell(report, arguments);
}

} // namespace triptych::cli
