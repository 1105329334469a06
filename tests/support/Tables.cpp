#include "support/Tables.h"

#include "cards/Library.h"
#include "match/Games.h"
#include "support/race/Race.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace triptych::tests {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(const Problems& problems)
{
    for (const Problem& problem : problems)
        std::fprintf(stderr, "%s: %s\n", problem.place.c_str(), problem.text.c_str());
    std::exit(1);
}

std::vector<fs::path> jsonFiles(const fs::path& folder)
{
    std::vector<fs::path> files;
    if (fs::is_directory(folder))
        for (const auto& each : fs::directory_iterator(folder))
            if (each.path().extension() == ".json")
                files.push_back(each.path());
    std::sort(files.begin(), files.end());
    return files;
}

Table tableOf(const Game& game)
{
    Table table { &game, nullptr, {} };
    const fs::path assets = TRIPTYCH_TEST_ASSETS;
    std::vector<cards::PackText> packs;
    for (const fs::path& file : jsonFiles(assets / "cards" / game.id()))
        packs.push_back({ file.string(), readAll(file.string()) });
    Game::Loaded loaded = game.load(packs);
    if (!loaded.library || !loaded.problems.empty())
        fail(loaded.problems);
    table.library = std::move(loaded.library);
    for (const fs::path& file : jsonFiles(assets / "decks" / game.id())) {
        decks::ParsedDeck parsed = decks::parseDeck(readAll(file.string()), file.string());
        if (!parsed.problems.empty())
            fail(parsed.problems);
        table.decks.push_back(std::move(parsed.deck));
    }
    if (table.decks.empty())
        fail({ { assets.string(), "There is no deck to play with." } });
    return table;
}

int cardsIn(const decks::DeckList& deck)
{
    int cards = 0;
    for (const decks::Entry& entry : deck.main)
        cards += entry.count;
    return cards;
}

/// Cards at random, as many as in the deck that is the model. A card that the rules complain
/// about is left out the next time, so that limits of single cards need not be known here.
decks::DeckList randomDeck(
    const Table& table, const decks::DeckList& model, const std::string& ruleset, Random& random)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < table.library->size(); ++i)
        names.push_back(table.library->printed(i).at("name").get<std::string>());
    for (int attempt = 0; attempt < 20 && names.size() > 20; ++attempt) {
        std::map<std::string, int> counts;
        for (int left = cardsIn(model); left > 0;) {
            int& count = counts[names[random.below(static_cast<std::uint32_t>(names.size()))]];
            if (count < 3) {
                ++count;
                --left;
            }
        }
        decks::DeckList deck = model;
        deck.name = "Random";
        deck.main.clear();
        deck.side.clear();
        for (const auto& [name, count] : counts)
            deck.main.push_back({ name, count });
        const Problems problems = table.game->check(*table.library, deck, ruleset);
        if (problems.empty())
            return deck;
        for (const Problem& problem : problems)
            names.erase(std::remove(names.begin(), names.end(), problem.card), names.end());
    }
    return model;
}

} // namespace

const std::vector<Table>& tables()
{
    static const std::vector<Table> all = [] {
        std::vector<Table> made;
        for (const Game* game : match::games())
            made.push_back(tableOf(*game));
        made.push_back(
            { &race::game(), race::game().load({ { "race.json", race::packText() } }).library,
                { race::deck(3), race::deck(2) } });
        return made;
    }();
    return all;
}

namespace {

/// The decks that may be played in a ruleset; some games have decks of their own for each.
std::vector<const decks::DeckList*> decksFor(const Table& table, const Ruleset& ruleset)
{
    std::vector<const decks::DeckList*> legal;
    for (const decks::DeckList& deck : table.decks)
        if (table.game->check(*table.library, deck, ruleset.id).empty())
            legal.push_back(&deck);
    if (legal.empty())
        fail({ { ruleset.id, "There is no deck to play this ruleset with." } });
    return legal;
}

} // namespace

Setup setupOf(const Table& table, const Ruleset& ruleset, std::uint64_t seed)
{
    const std::vector<const decks::DeckList*> legal = decksFor(table, ruleset);
    Random random(seed);
    Setup setup;
    setup.ruleset = ruleset.id;
    setup.seed = seed;
    const std::size_t seats = ruleset.minSeats + seed % (ruleset.maxSeats - ruleset.minSeats + 1);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto& model = *legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        setup.decks.push_back(
            random.below(2) == 0 ? model : randomDeck(table, model, ruleset.id, random));
    }
    return setup;
}

std::size_t gamesToPlay(std::size_t otherwise)
{
    const char* const text = std::getenv("TRIPTYCH_GAMES");
    return text && *text ? std::strtoul(text, nullptr, 10) : otherwise;
}

bool updates()
{
    const char* const text = std::getenv("TRIPTYCH_UPDATE");
    return text && std::string_view(text) == "1";
}

std::string readAll(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void writeAll(const std::string& path, const std::string& text)
{
    fs::create_directories(fs::path(path).parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

} // namespace triptych::tests
