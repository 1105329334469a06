#include "fuzz/Readers.h"

#include "cards/Booster.h"
#include "cards/Library.h"
#include "cards/Pack.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "decks/DeckReading.h"
#include "decks/DeckText.h"
#include "match/Games.h"
#include "match/Journal.h"
#include "match/Scenario.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>

namespace triptych::fuzz {

namespace {

std::string textOfFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return { std::istreambuf_iterator<char>(file), {} };
}

/// The cards that come with the program; decks, scenarios and journals are read against them.
const std::shared_ptr<const cards::Library>& libraryOf(const Game& game)
{
    static std::map<std::string_view, std::shared_ptr<const cards::Library>> libraries;
    auto& library = libraries[game.id()];
    if (library)
        return library;
    std::vector<std::filesystem::path> paths;
    const auto folder = std::filesystem::path(TRIPTYCH_TEST_ASSETS) / "cards" / game.id();
    for (const auto& each : std::filesystem::directory_iterator(folder))
        paths.push_back(each.path());
    std::ranges::sort(paths);
    std::vector<cards::PackText> packs;
    for (const auto& path : paths)
        packs.push_back({ path.filename().string(), textOfFile(path) });
    return library = game.load(packs).library;
}

/// The games that bytes may be meant for: the one they name, or all.
std::vector<const Game*> gamesNamed(std::string_view id)
{
    if (const Game* game = match::find(id))
        return { game };
    return match::games();
}

void readLibrary(const cards::Library& library, Verdict& verdict)
{
    for (std::size_t i = 0; i < library.size(); ++i) {
        add(verdict, library.problems(i));
        library.explained(i);
        library.printedBack(i);
        library.find(textOf(library.printed(i), "name"));
    }
    for (const cards::Booster& booster : library.boosters()) {
        const cards::BoosterOpener opener(library, booster);
        add(verdict, opener.problems());
        Random random(1);
        opener.open(random);
    }
}

} // namespace

Verdict readPack(std::string_view bytes)
{
    // As the program does it: a pack of its game is loaded into that; a file that names none may be
    // a list of one game or published cards of another, and each of them is asked.
    Verdict verdict;
    const cards::PackText file { "pack.json", std::string(bytes) };
    const cards::ParsedPack parsed = cards::parsePack(file);
    if (parseJson(bytes, file.name).problem)
        return { false, parsed.problems };
    for (const Game* game : gamesNamed(parsed.pack.game)) {
        const Game::Loaded loaded = game->load({ file });
        add(verdict, loaded.problems);
        add(verdict, loaded.warnings);
        if (!loaded.library)
            continue;
        verdict.read = true;
        readLibrary(*loaded.library, verdict);
    }
    return verdict;
}

Verdict readDeck(std::string_view bytes)
{
    const decks::ParsedDeck parsed = decks::readDeck(bytes, "deck");
    Verdict verdict { parsed.problems.empty(), parsed.problems };
    add(verdict, parsed.warnings);
    if (!verdict.read)
        return verdict;
    for (const Game* game : gamesNamed(parsed.deck.game)) {
        const auto& library = libraryOf(*game);
        decks::DeckList deck = parsed.deck;
        decks::placeHero(deck, *library);
        for (const Ruleset& ruleset : game->rulesets())
            add(verdict,
                decks::withLines(game->check(*library, deck, ruleset.id), bytes, *library));
        decks::toText(deck);
        // What was read is written so that it can be read again; a list need not say its game.
        deck.game = game->id();
        if (!decks::parseDeck(printed(decks::toJson(deck)), "deck").problems.empty())
            verdict = { false, {} };
    }
    return verdict;
}

Verdict readScenario(std::string_view bytes)
{
    const JsonText json = parseJson(bytes, "scenario.json");
    if (json.problem)
        return { false, { *json.problem } };
    const Game* game = match::find(textOf(json.value, "game"));
    if (!game)
        return { false, { { "scenario.json", "There is no such game." } } };
    const match::ScenarioRun run = match::runScenario(*game, libraryOf(*game), json.value,
        [](const Match&, PlayerId) { return std::size_t { 0 }; });
    Verdict verdict { run.usable, run.problems };
    add(verdict, run.warnings);
    return verdict;
}

Verdict readJournal(std::string_view bytes)
{
    match::ParsedJournal journal = match::parseJournal(bytes, "journal");
    Verdict verdict { journal.problems.empty(), journal.problems };
    add(verdict, journal.warnings);
    const Game* game = match::find(journal.header.game);
    if (!verdict.read || !game) {
        if (verdict.read)
            add(verdict, { { "journal", "There is no such game." } });
        verdict.read = false;
        return verdict;
    }
    journal.header.packs.clear(); // Cards may change; what comes of other ones is worth seeing too.
    constexpr std::size_t mostAnswers = 500;
    const match::Replayed replayed
        = match::replay(journal, *game, libraryOf(*game), mostAnswers, true);
    add(verdict, replayed.problems);
    verdict.read = replayed.match != nullptr;
    if (replayed.match)
        if (const std::string broken = replayed.match->broken(); !broken.empty())
            verdict.said.push_back({ "", broken });
    return verdict;
}

} // namespace triptych::fuzz
