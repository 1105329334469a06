#include "cli/AlteredCoverage.h"
#include "cli/CardReadings.h"
#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"

#include "altered/cards/Published.h"
#include "cards/Library.h"
#include "cards/Pack.h"
#include "core/JsonText.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>

namespace triptych::cli {

namespace {

/// One pack on its own, compiled.
struct CheckedPack
{
    std::string path;
    const Game* game = nullptr;
    std::shared_ptr<const cards::Library> library;
    Problems problems; ///< Of the file and of every text.
    Problems warnings; ///< Of fields that nobody reads.
};

CheckedPack checkPack(const std::string& path)
{
    CheckedPack checked { path, nullptr, nullptr, {}, {} };
    const cards::PackText pack = altered::asPack({ path, textOfFile(path) }, checked.problems);
    const cards::ParsedPack parsed = cards::parsePack(pack);
    if (parsed.pack.game.empty())
        throw UnusableInput { parsed.problems };
    checked.game = &gameNamed(parsed.pack.game);
    Game::Loaded loaded = checked.game->load({ pack });
    std::move(loaded.problems.begin(), loaded.problems.end(), std::back_inserter(checked.problems));
    if (!loaded.library)
        throw UnusableInput { checked.problems };
    checked.warnings = std::move(loaded.warnings);
    checked.library = std::move(loaded.library);
    for (std::size_t i = 0; i < checked.library->size(); ++i)
        for (Problem problem : checked.library->problems(i)) {
            if (problem.place.find(path) == std::string::npos)
                problem.place = fmt::format("{}, {}", path, problem.place);
            checked.problems.push_back(std::move(problem));
        }
    return checked;
}

std::vector<CheckedPack> checkPacks(const Arguments& arguments)
{
    if (arguments.files().empty())
        throw Misuse { "Name at least one card pack." };
    std::vector<CheckedPack> packs;
    for (const std::string& path : arguments.files())
        packs.push_back(checkPack(path));
    return packs;
}

/// Boosters draw from their whole set, which may lie in several of the files.
Problems checkBoosters(const Arguments& arguments)
{
    std::map<std::string, std::vector<cards::PackText>> byGame;
    for (const std::string& path : arguments.files()) {
        Problems told;
        const cards::PackText pack = altered::asPack({ path, textOfFile(path) }, told);
        byGame[cards::parsePack(pack).pack.game].push_back(pack);
    }
    Problems problems;
    for (const auto& [game, packs] : byGame)
        if (const auto library = gameNamed(game).load(packs).library)
            for (const cards::Booster& booster : library->boosters()) {
                const cards::BoosterOpener opener(*library, booster);
                problems.insert(problems.end(), opener.problems().begin(), opener.problems().end());
            }
    return problems;
}

int checkCards(const Arguments& arguments)
{
    Problems problems, warnings;
    std::size_t cards = 0;
    for (const CheckedPack& pack : checkPacks(arguments)) {
        cards += pack.library->size();
        problems.insert(problems.end(), pack.problems.begin(), pack.problems.end());
        warnings.insert(warnings.end(), pack.warnings.begin(), pack.warnings.end());
    }
    for (Problem& problem : checkBoosters(arguments))
        problems.push_back(std::move(problem));
    if (arguments.has("--json"))
        fmt::print("{}\n",
            printed(nlohmann::ordered_json { { "cards", cards }, { "problems", toJson(problems) },
                { "warnings", toJson(warnings) } }));
    else {
        tellWarnings(warnings);
        fmt::print("{}{} cards, {} problems\n", describe(problems), cards, problems.size());
    }
    return problems.empty() ? Success : DoesNotHold;
}

/// The packs of these files, when all of them are Altered's; published card data counts as a pack.
std::vector<cards::PackText> alteredPacks(const Arguments& arguments)
{
    std::vector<cards::PackText> packs;
    for (const std::string& path : arguments.files()) {
        Problems problems;
        cards::PackText pack = altered::asPack({ path, textOfFile(path) }, problems);
        const JsonText json = parseJson(pack.text, path);
        if (json.problem || textOf(json.value, "game") != "altered")
            return {};
        packs.push_back(std::move(pack));
    }
    return packs;
}

std::vector<cards::PackText> textsBelow(const std::filesystem::path& folder)
{
    std::vector<cards::PackText> texts;
    for (const auto& path : filesBelow(folder, ".json"))
        texts.push_back({ path.string(), textOfFile(path.string()) });
    return texts;
}

int coverAlteredCards(const Arguments& arguments, const std::vector<cards::PackText>& packs)
{
    const std::string folder = arguments.value("--scenarios")
                                   .value_or(TRIPTYCH_SOURCE_FOLDER "/tests/scenarios/altered");
    AlteredGamesSetup setup;
    setup.games = arguments.number("--games", 200, 0, 1'000'000);
    setup.seed = arguments.number("--seed", 1);
    const AlteredGames games
        = playAltered(packs, textsBelow(assetsFolder() / "cards" / "altered"), setup);
    const AlteredCoverage coverage = coverAltered(packs, textsBelow(folder), games);
    if (arguments.has("--json"))
        fmt::print("{}\n", printed(toJson(coverage)));
    else
        fmt::print("{}", describe(coverage));
    return coverage.parsed.cards == coverage.all.cards && coverage.failures.empty() ? Success
                                                                                    : DoesNotHold;
}

int coverCards(const Arguments& arguments)
{
    if (const std::vector<cards::PackText> packs = alteredPacks(arguments); !packs.empty())
        return coverAlteredCards(arguments, packs);
    constexpr std::size_t missesShown = 20;
    std::size_t cards = 0, understood = 0;
    std::map<std::string, std::size_t> counts;
    for (const CheckedPack& pack : checkPacks(arguments)) {
        cards += pack.library->size();
        for (std::size_t i = 0; i < pack.library->size(); ++i) {
            const Problems& problems = pack.library->problems(i);
            understood += problems.empty() ? 1u : 0u;
            for (const Problem& problem : problems)
                ++counts[problem.text];
        }
    }
    std::vector<std::pair<std::size_t, std::string>> misses;
    for (const auto& [text, count] : counts)
        misses.emplace_back(count, text);
    std::sort(misses.begin(), misses.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    misses.resize(std::min(misses.size(), missesShown));
    const double share
        = cards == 0 ? 1.0 : static_cast<double>(understood) / static_cast<double>(cards);
    if (arguments.has("--json")) {
        nlohmann::ordered_json json { { "cards", cards }, { "understood", understood },
            { "share", share }, { "misses", nlohmann::ordered_json::array() } };
        for (const auto& [count, text] : misses)
            json["misses"].push_back({ { "count", count }, { "text", text } });
        fmt::print("{}\n", printed(json));
    } else {
        fmt::print("{} of {} cards understood, {:.1f} %\n", understood, cards, 100.0 * share);
        for (const auto& [count, text] : misses)
            fmt::print("{:>6}  {}\n", count, text);
    }
    return understood == cards ? Success : DoesNotHold;
}

nlohmann::ordered_json explained(
    const cards::Library& library, std::size_t number, text::Tongue tongue)
{
    return { { "card", library.printed(number) },
        { "explained", library.explained(number, tongue) },
        { "printed_back", library.printedBack(number) },
        { "problems", toJson(library.problems(number)) } };
}

int explainCards(const Arguments& arguments)
{
    const auto name = arguments.value("--card");
    const std::string language = arguments.value("--language").value_or("en");
    if (language != "en" && language != "de")
        throw Misuse { "--language is en or de." };
    const text::Tongue tongue = language == "de" ? text::Tongue::German : text::Tongue::English;
    bool understood = true;
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const CheckedPack& pack : checkPacks(arguments)) {
        const cards::Library& library = *pack.library;
        const std::size_t only = name ? library.find(*name) : 0;
        if (only == cards::Library::npos)
            continue;
        for (std::size_t number = only; number < (name ? only + 1 : library.size()); ++number) {
            understood = understood && library.problems(number).empty();
            if (arguments.has("--json")) {
                all.push_back(explained(library, number, tongue));
                continue;
            }
            if (!name)
                fmt::print("{}\n", textOf(library.printed(number), "name"));
            fmt::print("{}\n{}{}", library.explained(number, tongue),
                describe(library.problems(number)), name ? "" : "\n");
        }
        if (!name)
            continue;
        if (arguments.has("--json"))
            fmt::print("{}\n", printed(all.front()));
        return understood ? Success : DoesNotHold;
    }
    if (name)
        throw UnusableInput {
            { { "--card", fmt::format("There is no card \"{}\" in these packs.", *name) } }
        };
    if (arguments.has("--json"))
        fmt::print("{}\n", printed(all));
    return understood ? Success : DoesNotHold;
}

int cardReadings(const Arguments& arguments)
{
    std::size_t understood = 0;
    nlohmann::ordered_json several = nlohmann::ordered_json::array();
    for (const CheckedPack& pack : checkPacks(arguments))
        for (std::size_t number = 0; number < pack.library->size(); ++number) {
            const nlohmann::json card = pack.library->printed(number);
            const std::vector<CardReading> all = readingsOf(*pack.game, card);
            understood += !all.empty();
            if (all.size() < 2)
                continue;
            nlohmann::ordered_json ways = nlohmann::ordered_json::array();
            for (const CardReading& each : all)
                ways.push_back({ { "text", each.text }, { "explained", each.explained } });
            several.push_back({ { "card", textOf(card, "name") }, { "readings", ways } });
        }
    if (arguments.has("--json")) {
        fmt::print("{}\n",
            printed(
                nlohmann::ordered_json { { "understood", understood }, { "several", several } }));
    } else {
        for (const auto& card : several) {
            fmt::print("{}\n", card["card"].get<std::string>());
            for (const auto& way : card["readings"])
                fmt::print("  {}\n    {}\n", way["text"].get<std::string>(),
                    way["explained"].get<std::string>());
        }
        fmt::print(
            "{} cards understood, {} of them in more than one way\n", understood, several.size());
    }
    return several.empty() ? Success : DoesNotHold;
}

} // namespace

Command cardsReadingsCommand()
{
    return { "cards readings", "FILE..",
        "cards whose text can be read in more than one way, with every way: what they do comes "
        "first",
        { jsonOption }, cardReadings };
}

Command cardsCheckCommand()
{
    return { "cards check", "FILE..",
        "compiles every text of card packs and lists what is not understood", { jsonOption },
        checkCards };
}

Command cardsCoverageCommand()
{
    return { "cards coverage", "FILE..",
        "the share of cards understood, and the most frequent misses",
        { { "--scenarios", "DIR", "scenarios that verify what they use (Altered)" },
            { "--games", "N", "matches generated to see what is carried out (Altered)" },
            { "--seed", "N", "of these matches" }, jsonOption },
        coverCards };
}

Command cardsExplainCommand()
{
    return { "cards explain", "FILE.. [--card ID]", "what cards do, in plain words",
        { { "--card", "ID", "only this card, by id or name" },
            { "--language", "en|de", "in what language it is told; English otherwise" },
            jsonOption },
        explainCards };
}

} // namespace triptych::cli
