#include "decks/DeckList.h"

#include "cards/UnknownFields.h"
#include "core/JsonFields.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace triptych::decks {

namespace {

constexpr std::string_view format = "triptych-deck/1";

// "notes" and "difficulty" are for people; the editor reads and writes them. "pool" is decks/Pool.
constexpr std::array<std::string_view, 13> deckFields { "format", "game", "ruleset", "name", "main",
    "side", "hero", "champion", "guild_master", "comment", "notes", "difficulty", "pool" };
constexpr std::array<std::string_view, 3> entryFields { "card", "count", "comment" };

void readEntry(const nlohmann::json& item, const std::string& place, std::vector<Entry>& entries,
    cards::UnknownFields& unknown, Problems& problems)
{
    unknown.look(item, entryFields, place);
    if (item.is_string() && item != "") { // A bare name is one copy.
        entries.push_back({ item.get<std::string>(), 1 });
        return;
    }
    if (!item.is_object() || textOf(item, "card").empty()) {
        problems.push_back({ place,
            "An entry must look like {\"card\":\"Pier Watcher\",\"count\":3}: the card's name is "
            "missing." });
        return;
    }
    const std::string card = textOf(item, "card");
    const auto count = item.find("count");
    if (count == item.end()) {
        entries.push_back({ card, 1 });
        return;
    }
    const auto copies = wholeNumber(*count);
    if (!copies || *copies < 1 || *copies > mostInALine) {
        problems.push_back({ place,
            fmt::format(
                "The count of \"{}\" must be a whole number from 1 to {}.", card, mostInALine),
            {}, card });
        return;
    }
    entries.push_back({ card, static_cast<int>(*copies) });
}

void readEntries(const nlohmann::json& file, const char* key, std::string_view name,
    std::vector<Entry>& entries, cards::UnknownFields& unknown, Problems& problems)
{
    const auto list = file.find(key);
    if (list == file.end())
        return;
    if (!list->is_array()) {
        problems.push_back({ std::string(name),
            fmt::format("The field \"{0}\" must be a list: \"{0}\":[..].", key) });
        return;
    }
    if (list->size() > mostDeckEntries) {
        problems.push_back({ std::string(name),
            fmt::format("The field \"{}\" has {} entries; a deck may have {}.", key, list->size(),
                mostDeckEntries) });
        return;
    }
    for (std::size_t i = 0; i < list->size(); ++i)
        readEntry((*list)[i], fmt::format("{}, {} entry {}", name, key, i + 1), entries, unknown,
            problems);
}

/// A name that somebody has typed or pasted, as the reader of files takes it.
std::string readable(std::string name)
{
    std::ranges::replace_if(
        name, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return name;
}

nlohmann::ordered_json toJson(const std::vector<Entry>& entries)
{
    auto list = nlohmann::ordered_json::array();
    for (const Entry& entry : entries)
        list.push_back({ { "card", entry.card }, { "count", entry.count } });
    return list;
}

} // namespace

JsonText jsonOfDeck(std::string_view text, std::string_view name)
{
    JsonLimits limits;
    limits.bytes = mostDeckBytes;
    return parseJson(text, name, limits);
}

ParsedDeck parseDeck(std::string_view text, std::string_view name)
{
    const JsonText json = jsonOfDeck(text, name);
    return json.problem ? ParsedDeck { {}, { *json.problem } } : deckOf(json.value, name);
}

ParsedDeck deckOf(const nlohmann::json& file, std::string_view name)
{
    ParsedDeck parsed;
    if (auto wrong = checkFormat(file, format, name)) {
        parsed.problems.push_back(std::move(*wrong));
        return parsed;
    }
    DeckList& deck = parsed.deck;
    const JsonFields fields(file, std::string(name), parsed.problems);
    deck.game = fields.text("game");
    deck.ruleset = fields.text("ruleset");
    deck.name = fields.text("name");
    deck.hero = fields.text("hero");
    deck.champion = fields.text("champion");
    deck.guildMaster = fields.text("guild_master");
    cards::UnknownFields unknown;
    unknown.look(file, deckFields, std::string(name));
    if (const nlohmann::json* const game = fields.given("game"); !game || *game == "")
        parsed.problems.push_back({ std::string(name),
            "The field \"game\" is missing; write for which game the deck is." });
    readEntries(file, "main", name, deck.main, unknown, parsed.problems);
    readEntries(file, "side", name, deck.side, unknown, parsed.problems);
    parsed.warnings = unknown.warnings();
    if (!file.contains("main"))
        parsed.problems.push_back({ std::string(name),
            "The field \"main\" is missing; it lists the cards of the deck: \"main\":[..]." });
    return parsed;
}

nlohmann::ordered_json toJson(const DeckList& deck)
{
    nlohmann::ordered_json json;
    json["format"] = format;
    json["game"] = deck.game;
    json["ruleset"] = deck.ruleset;
    json["name"] = readable(deck.name);
    json["main"] = toJson(deck.main);
    json["side"] = toJson(deck.side);
    if (!deck.hero.empty())
        json["hero"] = deck.hero;
    if (!deck.champion.empty())
        json["champion"] = deck.champion;
    if (!deck.guildMaster.empty())
        json["guild_master"] = deck.guildMaster;
    return json;
}

} // namespace triptych::decks
