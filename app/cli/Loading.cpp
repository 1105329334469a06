#include "cli/Loading.h"

#include "cards/Library.h"
#include "cli/Files.h"
#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "decks/Seating.h"
#include "match/Games.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace triptych::cli {

const Game& gameNamed(const std::string& id)
{
    if (const Game* game = match::find(id))
        return *game;
    std::vector<std::string_view> ids;
    for (const Game* game : match::games())
        ids.push_back(game->id());
    throw UnusableInput { { { "game",
        fmt::format("There is no game \"{}\" here. Games that can be played: {}.", id,
            fmt::join(ids, ", ")) } } };
}

const Game& gameOf(const Arguments& arguments)
{
    if (const auto id = arguments.value("--game"))
        return gameNamed(*id);
    return *match::games().front();
}

namespace {

int known(const decks::DeckList& deck, const cards::Library& library)
{
    return static_cast<int>(std::ranges::count_if(deck.main, [&](const decks::Entry& entry) {
        return library.find(entry.card) != cards::Library::npos;
    }));
}

} // namespace

const Game& gameOf(const Arguments& arguments, const decks::DeckList& deck)
{
    if (arguments.has("--game") || !deck.game.empty())
        return deck.game.empty() || arguments.has("--game") ? gameOf(arguments)
                                                            : gameNamed(deck.game);
    const Game* best = &gameOf(arguments);
    int most = 0;
    for (const Game* game : match::games())
        try {
            const int count = known(deck, *libraryOf(*game, arguments));
            if (count > most)
                best = game;
            most = std::max(most, count);
        } catch (const UnusableInput&) {
            continue; // These cards are for another game.
        }
    return *best;
}

std::shared_ptr<const cards::Library> libraryOf(const Game& game, const Arguments& arguments)
{
    return libraryWith(game, arguments, {});
}

std::shared_ptr<const cards::Library> libraryWith(
    const Game& game, const Arguments& arguments, const std::vector<std::string>& more)
{
    std::vector<std::string> paths = arguments.values("--cards");
    if (paths.empty())
        for (const auto& path : filesBelow(assetsFolder() / "cards" / game.id(), ".json"))
            paths.push_back(path.string());
    paths.insert(paths.end(), more.begin(), more.end());
    std::vector<cards::PackText> packs;
    for (const std::string& path : paths)
        packs.push_back({ path, textOfFile(path) });
    Game::Loaded loaded = game.load(packs);
    if (!loaded.problems.empty() || !loaded.library)
        throw UnusableInput { std::move(loaded.problems) };
    tellWarnings(loaded.warnings);
    return loaded.library;
}

std::string textOfFile(const std::string& path)
{
    FileText file = readFile(path);
    if (file.problem)
        throw UnusableInput { { *file.problem } };
    return std::move(file.text);
}

nlohmann::json jsonOfFile(const std::string& path)
{
    JsonText json = parseJson(textOfFile(path), path);
    if (json.problem)
        throw UnusableInput { { *json.problem } };
    return std::move(json.value);
}

decks::DeckList deckOfFile(const std::string& path)
{
    decks::ParsedDeck parsed = decks::readDeck(textOfFile(path), path);
    if (!parsed.problems.empty())
        throw UnusableInput { std::move(parsed.problems) };
    tellWarnings(parsed.warnings);
    return std::move(parsed.deck);
}

namespace {

/// The installed decks that are legal for the ruleset named, or all when none is named or none is
/// legal for it: the formats of a game may have decks of their own.
std::vector<std::filesystem::path> installedDecks(
    const Game& game, const cards::Library& library, const Arguments& arguments)
{
    auto installed = filesBelow(assetsFolder() / "decks" / game.id(), ".json");
    const auto ruleset = arguments.value("--ruleset");
    if (!ruleset)
        return installed;
    std::vector<std::filesystem::path> legal;
    for (const auto& path : installed)
        if (game.check(library, deckOfFile(path.string()), *ruleset).empty())
            legal.push_back(path);
    return legal.empty() ? installed : legal;
}

} // namespace

std::vector<decks::DeckList> decksOf(
    const Game& game, const cards::Library& library, const Arguments& arguments, std::size_t seats)
{
    std::vector<std::string> paths(seats);
    for (const auto& [seat, path] : arguments.bySeat("--deck")) {
        if (seat >= seats)
            throw Misuse { fmt::format(
                "A deck was given for p{}, but there are {} seats.", seat + 1, seats) };
        paths[seat] = path;
    }
    const auto installed = installedDecks(game, library, arguments);
    std::vector<decks::DeckList> decks;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (paths[seat].empty() && installed.empty())
            throw Misuse { fmt::format(
                "There are no installed decks; give one with --deck p{}=FILE.", seat + 1) };
        if (paths[seat].empty())
            paths[seat] = installed[seat % installed.size()].string();
        decks.push_back(deckOfFile(paths[seat]));
    }
    return decks;
}

const Ruleset& rulesetNamed(const Game& game, const std::string& id)
{
    std::vector<std::string> ids;
    for (const Ruleset& ruleset : game.rulesets()) {
        if (ruleset.id == id)
            return ruleset;
        ids.push_back(ruleset.id);
    }
    // A deck may name a format within a ruleset: "cr4-limited".
    for (const Ruleset& ruleset : game.rulesets())
        if (id.starts_with(ruleset.id + "-"))
            return ruleset;
    throw Misuse { fmt::format(
        "There is no ruleset \"{}\"; there are {}.", id, fmt::join(ids, ", ")) };
}

namespace {

std::size_t seatsOf(const Arguments& arguments)
{
    std::size_t seats = 2;
    for (const char* const option : { "--seat", "--deck" })
        for (const auto& [seat, what] : arguments.bySeat(option))
            seats = std::max(seats, seat + 1);
    return seats;
}

} // namespace

RuleChoices choicesOf(const Ruleset& ruleset, const Arguments& arguments)
{
    RuleChoices choices;
    for (const std::string& value : arguments.values("--option")) {
        const std::size_t equals = value.find('=');
        const std::string how = equals == std::string::npos ? "on" : value.substr(equals + 1);
        if (how != "on" && how != "off")
            throw Misuse { fmt::format(
                "--option needs a rules option and how to play it, such as --option NAME=on or "
                "NAME=off, not \"{}\".",
                value) };
        choices[value.substr(0, equals)] = how == "on";
    }
    if (Problems problems = decks::optionFaults(ruleset, choices); !problems.empty())
        throw Misuse { problems.front().text };
    return choices;
}

Setup setupOf(const Game& game, const cards::Library& library, const Arguments& arguments)
{
    const std::size_t seats = seatsOf(arguments);
    Setup setup;
    setup.decks = decksOf(game, library, arguments, seats);
    setup.ruleset = arguments.value("--ruleset").value_or(setup.decks.front().ruleset);
    if (setup.ruleset.empty())
        setup.ruleset = game.rulesets().front().id;
    setup.seed = arguments.number("--seed", 1);
    const Ruleset& ruleset = rulesetNamed(game, setup.ruleset);
    setup.ruleset = ruleset.id;
    setup.options = choicesOf(ruleset, arguments);
    if (seats < ruleset.minSeats || seats > ruleset.maxSeats)
        throw Misuse { fmt::format("The ruleset \"{}\" is for {} to {} seats, not for {}.",
            ruleset.id, ruleset.minSeats, ruleset.maxSeats, seats) };
    Problems problems;
    for (decks::DeckList& deck : setup.decks)
        decks::placeHero(deck, library);
    for (std::size_t seat = 0; seat < seats; ++seat)
        for (Problem problem :
            game.check(library, setup.decks[seat], setup.ruleset, {}, setup.options)) {
            problem.place = fmt::format("deck of p{}, {}", seat + 1, problem.place);
            problems.push_back(std::move(problem));
        }
    if (!problems.empty())
        throw UnusableInput { std::move(problems) };
    return setup;
}

void tellWarnings(const Problems& warnings)
{
    for (const Problem& warning : warnings)
        fmt::print(stderr, "warning, {}: {}\n", warning.place, warning.text);
}

std::string describe(const Problems& problems)
{
    std::string text;
    for (const Problem& problem : problems) {
        text += problem.place.empty() ? problem.text
                                      : fmt::format("{}: {}", problem.place, problem.text);
        if (!problem.rule.empty())
            text += fmt::format(" ({})", problem.rule);
        text += '\n';
    }
    return text;
}

nlohmann::ordered_json toJson(const Problems& problems)
{
    auto list = nlohmann::ordered_json::array();
    for (const Problem& problem : problems) {
        nlohmann::ordered_json item { { "rule", problem.rule }, { "text", problem.text } };
        if (!problem.card.empty())
            item["card"] = problem.card;
        if (!problem.place.empty())
            item["place"] = problem.place;
        list.push_back(std::move(item));
    }
    return list;
}

} // namespace triptych::cli
