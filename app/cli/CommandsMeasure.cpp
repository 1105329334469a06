#include "cli/Drafts.h"

#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Headless.h"
#include "cli/Loading.h"
#include "cli/MeasuredDrafts.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "draft/Building.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <optional>
#include <thread>

namespace triptych::cli {

namespace {

/// How the other half of the table drafts.
enum class Others {
    ByRarity, ///< Picks and builds by rarity and company.
    AtRandom, ///< Picks anything, and builds as the first half does: only the picking differs.
};

/// Two decks of one draft that meet: one picked by what cards do, one by the other half.
struct Meeting
{
    std::uint64_t draft = 0; ///< Its number.
    decks::DeckList byWorth, byOthers;
    std::uint64_t seed = 0;
    bool worthStarts = false;
};

struct Drafted
{
    std::vector<decks::DeckList> byWorth, byOthers;
};

/// A draft at which every second seat picks and builds by what cards do.
Drafted draftOnce(const Game& game, const cards::Library& library, const Ruleset& ruleset,
    const cards::BoosterOpener& opener, std::uint64_t seed, bool evenByWorth, Others others)
{
    const draft::Taste byWorth(game, library, ruleset.draft);
    const draft::Taste byRarity(library, ruleset.draft);
    const draft::Taste& ofOthers = others == Others::AtRandom ? byWorth : byRarity;
    draft::Plan plan = draft::planOf(ruleset.draft, opener.booster());
    plan.seats = draft::mostSeats;
    plan.seed = seed;
    draft::Draft table(opener, plan);
    const auto picksByWorth = [&](std::size_t seat) { return (seat % 2 == 0) == evenByWorth; };
    Random luck(~seed);
    while (!table.over())
        for (std::size_t seat = 0; seat < table.seats(); ++seat) {
            if (picksByWorth(seat))
                draft::pickFor(table, { seat }, byWorth);
            else if (others == Others::ByRarity)
                draft::pickFor(table, { seat }, byRarity);
            else if (table.mayPick(seat))
                table.take(
                    seat, luck.below(static_cast<std::uint32_t>(table.view(seat).pack.size())));
        }
    Drafted made;
    const std::string decksRuleset = draft::rulesetOfDecks(ruleset);
    for (std::size_t seat = 0; seat < table.seats(); ++seat) {
        const draft::Taste& taste = picksByWorth(seat) ? byWorth : ofOthers;
        const auto cards
            = draft::suggestDeck(game, library, decksRuleset, taste, table.view(seat).pool);
        decks::DeckList deck = draft::listOf(library, taste, cards, std::string(game.id()),
            decksRuleset, fmt::format("Seat {}", seat + 1));
        // A pool that makes no legal deck loses nothing here: it is another draft's luck.
        if (game.check(library, deck, ruleset.id).empty())
            (picksByWorth(seat) ? made.byWorth : made.byOthers).push_back(std::move(deck));
    }
    return made;
}

/// What one run measures, and with what.
struct Measuring
{
    const Game& game;
    const Ruleset& ruleset;
    std::shared_ptr<const cards::Library> library;
    cards::BoosterOpener opener;
    MeasuredDrafts measured;
    std::uint64_t first = 0, drafts = 0;
    std::size_t jobs = 1;
};

Measuring readMeasuring(const Arguments& arguments)
{
    arguments.takeNoFile();
    const Game& game = gameOf(arguments);
    const Ruleset& ruleset = draftRuleset(game, arguments);
    auto library = libraryOf(game, arguments);
    Measuring run { game, ruleset, library, { *library, boosterOf(game, *library, arguments) },
        {} };
    if (!run.opener.problems().empty())
        throw UnusableInput { run.opener.problems() };
    MeasuredDrafts& measured = run.measured;
    measured.game = game.id();
    measured.ruleset = ruleset.id;
    measured.booster = run.opener.booster().name;
    measured.level = arguments.value("--level").value_or("ai:normal");
    makeAgents({ measured.level }, 0); // Says at once when there is none.
    measured.against = arguments.value("--against").value_or("rarity");
    if (measured.against != "rarity" && measured.against != "random")
        throw Misuse { "--against needs \"rarity\" or \"random\": how the other half drafts." };
    measured.seed = arguments.number("--seed", 1, 0, 1'000'000'000);
    measured.games = arguments.number("--games", 2, 1, 1000);
    measured.packs = library->packHashes();
    run.first = arguments.number("--first", 0, 0, 1'000'000'000);
    run.drafts = arguments.number("--drafts", 10, 1, 1'000'000);
    run.jobs
        = arguments.number("--jobs", std::max(1u, std::thread::hardware_concurrency()), 1, 256);
    return run;
}

/// What draft `number` brings follows from the seed and the number, on every machine. Each deck of
/// the one half meets one of the other; who starts changes from game to game.
std::vector<Meeting> meetingsOf(const Measuring& run, std::uint64_t number)
{
    Random seeds(run.measured.seed * 1'000'003 + number);
    const Drafted made = draftOnce(run.game, *run.library, run.ruleset, run.opener, seeds.fork(),
        number % 2 == 0, run.measured.against == "random" ? Others::AtRandom : Others::ByRarity);
    std::vector<Meeting> meetings;
    for (std::size_t k = 0; k < std::min(made.byWorth.size(), made.byOthers.size()); ++k)
        for (std::uint64_t game = 0; game < run.measured.games; ++game)
            meetings.push_back(
                { number, made.byWorth[k], made.byOthers[k], seeds.fork(), (k + game) % 2 == 0 });
    return meetings;
}

match::Tally playMeeting(const Measuring& run, const Meeting& meeting)
{
    Setup setup;
    setup.ruleset = run.ruleset.id;
    setup.seed = meeting.seed;
    setup.decks = { meeting.byWorth, meeting.byOthers };
    setup.first = PlayerId { static_cast<std::uint8_t>(meeting.worthStarts ? 0 : 1) };
    const Opened opened = run.game.open(run.library, setup);
    if (!opened.match)
        return {};
    const std::string& level = run.measured.level;
    const Played played = playOut(*opened.match, makeAgents({ level, level }, meeting.seed), false);
    if (!played.finished)
        return {};
    const bool won = !played.winners.empty() && played.winners.front() == PlayerId { 0 };
    return { 1, won ? 1u : 0u, played.winners.empty() ? 1u : 0u };
}

void play(Measuring& run, bool tells)
{
    std::vector<Meeting> meetings;
    for (std::uint64_t number = run.first; number < run.first + run.drafts; ++number) {
        run.measured.drafts[number] = {};
        for (Meeting& meeting : meetingsOf(run, number))
            meetings.push_back(std::move(meeting));
    }
    std::mutex guard;
    std::atomic<std::size_t> next { 0 };
    std::size_t done = 0;
    const auto work = [&] {
        for (std::size_t k = next++; k < meetings.size(); k = next++) {
            const match::Tally tally = playMeeting(run, meetings[k]);
            const std::lock_guard lock(guard);
            run.measured.drafts[meetings[k].draft].add(tally);
            if (++done % 10 == 0 && tells)
                fmt::print(stderr, "\r{} of {} games", done, meetings.size());
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t k = 1; k < run.jobs; ++k)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    if (tells)
        fmt::print(stderr, "\n");
}

int report(const MeasuredDrafts& measured, const Arguments& arguments)
{
    const nlohmann::ordered_json json = toJson(measured);
    if (const auto output = arguments.value("--output"))
        if (auto problem = writeFile(*output, printed(json, 1) + "\n"))
            throw UnusableInput { { *problem } };
    if (arguments.has("--json")) {
        fmt::print("{}\n", printed(json));
        return Success;
    }
    const match::Tally all = measured.total();
    const auto [low, high] = measured.interval();
    fmt::print("{}, {} drafts of eight: decks picked by what cards do won {} of {} games against "
               "decks picked {} ({} drawn): {:.1f} %  [{:.1f} .. {:.1f}]\n",
        measured.game, measured.drafts.size(), all.wins, all.games,
        measured.against == "random" ? "at random" : "by rarity and company", all.draws,
        100 * all.share(), 100 * low, 100 * high);
    return Success;
}

int measure(const Arguments& arguments)
{
    if (!arguments.has("--merge")) {
        Measuring run = readMeasuring(arguments);
        play(run, !arguments.has("--json"));
        return report(run.measured, arguments);
    }
    if (arguments.files().empty())
        throw Misuse { "Name the results to merge." };
    std::optional<MeasuredDrafts> sum;
    for (const std::string& path : arguments.files()) {
        ParsedDrafts parsed = parseDrafts(jsonOfFile(path), path);
        if (parsed.problems.empty() && sum)
            parsed.problems = merge(*sum, parsed.measured, path);
        if (!parsed.problems.empty())
            throw UnusableInput { std::move(parsed.problems) };
        if (!sum)
            sum = std::move(parsed.measured);
    }
    return report(*sum, arguments);
}

} // namespace

Command draftMeasureCommand()
{
    return { "draft measure", "--game GAME",
        "how much better decks get when seats pick by what cards do: eight draft, their decks meet",
        { gameOption, rulesetOption, cardsOption, boosterOption, seedOption,
            { "--drafts", "N", "how many drafts of eight; 10 if not given" },
            { "--first", "N",
                "the number of the first draft, so that machines share the work; 0 if not given" },
            { "--games", "N", "how many games each pair of decks plays; 2 if not given" },
            { "--against", "HOW",
                "how every second seat drafts: by rarity and company (\"rarity\", if not given) or "
                "at random (\"random\"; it still builds as the others do)" },
            { "--level", "AGENT", "who plays the decks; ai:normal if not given" },
            { "--jobs", "N", "how many games at a time; as many as there are cores if not given" },
            { "--output", "FILE", "keeps the result there as JSON, to be merged" },
            { "--merge", "", "adds up the results named instead of drafting" }, jsonOption },
        measure };
}

} // namespace triptych::cli
