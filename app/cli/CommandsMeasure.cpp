#include "cli/Drafts.h"

#include "cli/Command.h"
#include "cli/Headless.h"
#include "cli/Loading.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "draft/Building.h"
#include "match/TrialResult.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
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

std::vector<Meeting> meetingsOf(const Game& game, const cards::Library& library,
    const Ruleset& ruleset, const cards::BoosterOpener& opener, const Arguments& arguments,
    Others others)
{
    const std::uint64_t drafts = arguments.number("--drafts", 2, 1, 1000);
    const std::uint64_t games = arguments.number("--games", 2, 1, 1000);
    Random seeds(arguments.number("--seed", 1));
    std::vector<Meeting> meetings;
    for (std::uint64_t draft = 0; draft < drafts; ++draft) {
        const Drafted made
            = draftOnce(game, library, ruleset, opener, seeds.fork(), draft % 2 == 0, others);
        for (const decks::DeckList& one : made.byWorth)
            for (const decks::DeckList& other : made.byOthers)
                for (std::uint64_t k = 0; k < games; ++k)
                    meetings.push_back({ one, other, seeds.fork(), k % 2 == 0 });
    }
    return meetings;
}

int measure(const Arguments& arguments)
{
    arguments.takeNoFile();
    const Game& game = gameOf(arguments);
    const Ruleset& ruleset = draftRuleset(game, arguments);
    const auto library = libraryOf(game, arguments);
    const cards::BoosterOpener opener(*library, boosterOf(game, *library, arguments));
    if (!opener.problems().empty())
        throw UnusableInput { opener.problems() };
    const std::string level = arguments.value("--level").value_or("ai:normal");
    makeAgents({ level }, 0); // Says at once when there is none.
    const std::string against = arguments.value("--against").value_or("rarity");
    if (against != "rarity" && against != "random")
        throw Misuse { "--against needs \"rarity\" or \"random\": how the other half drafts." };
    const std::vector<Meeting> meetings = meetingsOf(game, *library, ruleset, opener, arguments,
        against == "random" ? Others::AtRandom : Others::ByRarity);
    match::Tally tally;
    std::mutex guard;
    std::atomic<std::size_t> next { 0 };
    const auto work = [&] {
        for (std::size_t k = next++; k < meetings.size(); k = next++) {
            const Meeting& meeting = meetings[k];
            Setup setup;
            setup.ruleset = ruleset.id;
            setup.seed = meeting.seed;
            setup.decks = { meeting.byWorth, meeting.byOthers };
            setup.first = PlayerId { static_cast<std::uint8_t>(meeting.worthStarts ? 0 : 1) };
            const Opened opened = game.open(library, setup);
            if (!opened.match)
                continue;
            const Played played
                = playOut(*opened.match, makeAgents({ level, level }, meeting.seed), false);
            const bool won = !played.winners.empty() && played.winners.front() == PlayerId { 0 };
            const std::lock_guard lock(guard);
            if (played.finished)
                tally.add({ 1, won ? 1u : 0u, played.winners.empty() ? 1u : 0u });
        }
    };
    const std::size_t jobs
        = arguments.number("--jobs", std::max(1u, std::thread::hardware_concurrency()), 1, 256);
    std::vector<std::thread> threads;
    for (std::size_t k = 1; k < jobs; ++k)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    const auto [low, high] = match::intervalOf(tally);
    if (arguments.has("--json"))
        fmt::print("{}\n",
            printed(nlohmann::ordered_json { { "game", game.id() }, { "against", against },
                { "games", tally.games }, { "wins", tally.wins }, { "draws", tally.draws },
                { "share", tally.share() }, { "interval", { low, high } } }));
    else
        fmt::print(
            "Decks picked by what cards do won {} of {} games against decks picked {} ({} drawn): "
            "{:.1f} %  [{:.1f} .. {:.1f}]\n",
            tally.wins, tally.games, against == "random" ? "at random" : "by rarity and company",
            tally.draws, 100 * tally.share(), 100 * low, 100 * high);
    return Success;
}

} // namespace

Command draftMeasureCommand()
{
    return { "draft measure", "--game GAME",
        "how much better decks get when seats pick by what cards do: eight draft, their decks meet",
        { gameOption, rulesetOption, cardsOption, boosterOption, seedOption,
            { "--drafts", "N", "how many drafts of eight; 2 if not given" },
            { "--games", "N", "how many games each pair of decks plays; 2 if not given" },
            { "--against", "HOW",
                "how every second seat drafts: by rarity and company (\"rarity\", if not given) or "
                "at random (\"random\"; it still builds as the others do)" },
            { "--level", "AGENT", "who plays the decks; ai:normal if not given" },
            { "--jobs", "N", "how many games at a time; as many as there are cores if not given" },
            jsonOption },
        measure };
}

} // namespace triptych::cli
