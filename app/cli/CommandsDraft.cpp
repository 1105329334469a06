#include "cli/Drafts.h"

#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "draft/Building.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>

namespace triptych::cli {

cards::Booster boosterOf(
    const Game& game, const cards::Library& library, const Arguments& arguments)
{
    if (library.boosters().empty())
        throw UnusableInput { { { std::string(game.title()),
            "None of its card packs declares boosters; add \"boosters\" to a pack, as "
            "assets/README.md describes." } } };
    const auto wanted = arguments.value("--booster");
    if (!wanted)
        return library.boosters().front();
    std::vector<std::string> names;
    for (const cards::Booster& booster : library.boosters()) {
        if (booster.name == *wanted)
            return booster;
        names.push_back(fmt::format("\"{}\"", booster.name));
    }
    throw Misuse { fmt::format(
        "There is no booster \"{}\"; there is {}.", *wanted, fmt::join(names, ", ")) };
}

const Ruleset& draftRuleset(const Game& game, const Arguments& arguments)
{
    const auto drafted = draft::draftRulesets(game);
    std::vector<std::string> names;
    for (const Ruleset* ruleset : drafted)
        names.push_back(ruleset->id);
    const auto wanted = arguments.value("--ruleset");
    if (drafted.empty())
        throw Misuse { fmt::format("{} has no ruleset whose decks are drafted.", game.title()) };
    if (!wanted)
        return *drafted.front();
    const Ruleset& ruleset = rulesetNamed(game, *wanted);
    if (ruleset.draft.boosters == 0)
        throw Misuse { fmt::format("Decks of the ruleset \"{}\" are not drafted; use {}.", *wanted,
            fmt::join(names, ", ")) };
    return ruleset;
}

namespace {

/// A card in a line: "TL-001 Gatehouse Porter".
std::string lineOf(const cards::Library& library, std::size_t card)
{
    const nlohmann::ordered_json& printed = library.printed(card);
    return fmt::format("{:<8} {}", textOf(printed, "id"), textOf(printed, "name"));
}

nlohmann::ordered_json idsOf(const cards::Library& library, const std::vector<std::size_t>& cards)
{
    auto ids = nlohmann::ordered_json::array();
    for (const std::size_t card : cards)
        ids.push_back(textOf(library.printed(card), "id"));
    return ids;
}

// --- boosters open

int openBoosters(const Arguments& arguments)
{
    arguments.takeNoFile();
    const Game& game = gameOf(arguments);
    const auto library = libraryOf(game, arguments);
    const cards::BoosterOpener opener(*library, boosterOf(game, *library, arguments));
    if (!opener.problems().empty())
        throw UnusableInput { opener.problems() };
    const std::uint64_t seed = arguments.number("--seed", 1);
    const std::uint64_t count = arguments.number("--count", 1, 1, 100'000);
    Random random(seed);
    auto packs = nlohmann::ordered_json::array();
    for (std::uint64_t n = 1; n <= count; ++n) {
        const std::vector<std::size_t> pack = opener.open(random);
        if (arguments.has("--json")) {
            packs.push_back(idsOf(*library, pack));
            continue;
        }
        fmt::print("{} {}\n", opener.booster().name, n);
        for (const std::size_t card : pack)
            fmt::print("  {}\n", lineOf(*library, card));
    }
    if (arguments.has("--json"))
        fmt::print("{}\n",
            printed(nlohmann::ordered_json { { "game", game.id() },
                { "booster", opener.booster().name }, { "seed", seed }, { "packs", packs } }));
    return Success;
}

// --- draft

draft::Plan planOf(
    const DraftRules& rules, const cards::Booster& booster, const Arguments& arguments)
{
    draft::Plan plan = draft::planOf(rules, booster);
    if (arguments.has("--sealed"))
        plan.manner = draft::Manner::Sealed;
    plan.seed = arguments.number("--seed", 1);
    plan.seats = arguments.number("--seats", 2, 1, draft::mostSeats);
    plan.boosters = arguments.number("--boosters", plan.boosters, 1, 20);
    plan.packSize = arguments.number("--pack-size", plan.packSize, 1, 60);
    return plan;
}

void keep(const std::filesystem::path& path, const decks::DeckList& list)
{
    if (auto problem = writeFile(path, printed(decks::toJson(list), 2) + "\n"))
        throw UnusableInput { { *problem } };
}

void makeFolder(const std::string& folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        throw UnusableInput {
            { { folder, "The folder cannot be made: " + error.message() + "." } }
        };
}

int playDraft(const Arguments& arguments)
{
    arguments.takeNoFile();
    const Game& game = gameOf(arguments);
    const Ruleset& ruleset = draftRuleset(game, arguments);
    const auto library = libraryOf(game, arguments);
    const cards::BoosterOpener opener(*library, boosterOf(game, *library, arguments));
    const draft::Plan plan = planOf(ruleset.draft, opener.booster(), arguments);
    if (const Problems problems = draft::faultsOf(opener, ruleset.draft, plan); !problems.empty())
        throw UnusableInput { problems };
    const draft::Taste taste(game, *library, ruleset.draft);
    const std::string decksRuleset = draft::rulesetOfDecks(ruleset);
    draft::Draft table(opener, plan);
    std::vector<std::size_t> everybody(table.seats());
    for (std::size_t seat = 0; seat < table.seats(); ++seat)
        everybody[seat] = seat;
    while (draft::pickFor(table, everybody, taste)) { }

    const auto folder = arguments.value("--out");
    if (folder)
        makeFolder(*folder);
    const std::string id(game.id());
    auto seats = nlohmann::ordered_json::array();
    bool legal = true;
    for (const std::size_t seat : everybody) {
        const std::vector<std::size_t> pool = table.view(seat).pool;
        const auto cards = draft::suggestDeck(game, *library, decksRuleset, taste, pool);
        const std::string name = fmt::format("Draft {}, seat {}", plan.seed, seat + 1);
        const decks::DeckList deck = draft::listOf(*library, taste, cards, id, decksRuleset, name);
        const Problems problems = game.check(*library, deck, decksRuleset);
        legal = legal && problems.empty();
        if (folder) {
            const auto path = std::filesystem::path(*folder);
            keep(path / fmt::format("seat-{}-pool.json", seat + 1),
                draft::listOf(*library, taste, pool, id, ruleset.id, name + ", pool"));
            keep(path / fmt::format("seat-{}.json", seat + 1), deck);
        }
        seats.push_back({ { "seat", seat + 1 }, { "pool", idsOf(*library, pool) },
            { "deck", decks::toJson(deck)["main"] }, { "legal", problems.empty() },
            { "problems", toJson(problems) } });
        if (arguments.has("--json"))
            continue;
        fmt::print("{}: {} cards in the pool, {} in the deck{}\n{}", name, pool.size(),
            cards.size(), problems.empty() ? "" : ", which may not be played:", describe(problems));
        if (!folder)
            for (const decks::Entry& entry : deck.main)
                fmt::print("  {} {}\n", entry.count, entry.card);
    }
    if (arguments.has("--json"))
        fmt::print("{}\n",
            printed(nlohmann::ordered_json { { "game", id }, { "ruleset", ruleset.id },
                { "seed", plan.seed },
                { "manner", plan.manner == draft::Manner::Sealed ? "sealed" : "passing" },
                { "seats", seats } }));
    return legal ? Success : DoesNotHold;
}

} // namespace

Command boostersOpenCommand()
{
    return { "boosters open", "--game GAME", "opens boosters and prints their cards",
        { gameOption, seedOption, { "--count", "N", "how many; 1 if not given" }, boosterOption,
            cardsOption, jsonOption },
        openBoosters };
}

Command draftCommand()
{
    return { "draft", "--game GAME", "lets the computer draft decks and writes pools and decks",
        { gameOption, rulesetOption, seedOption,
            { "--seats", "N", "how many draft; 2 if not given, 8 at most" },
            { "--sealed", "", "everybody keeps all their packs; none are passed round" },
            { "--boosters", "N", "packs of each seat; as the ruleset has it if not given" },
            { "--pack-size", "N", "cards of a pack; as the ruleset has it if not given" },
            { "--out", "FOLDER", "writes seat-1.json, seat-1-pool.json, ... there" }, boosterOption,
            cardsOption, jsonOption },
        playDraft };
}

} // namespace triptych::cli
