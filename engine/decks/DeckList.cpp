#include "decks/DeckList.h"

#include "core/JsonText.h"

#include <fmt/format.h>

namespace triptych::decks {

namespace {

constexpr std::string_view format = "triptych-deck/1";
constexpr int mostCopies = 999; // More is surely a slip of the keyboard.

void readEntry(const nlohmann::json& item, const std::string& place, std::vector<Entry>& entries,
    Problems& problems)
{
    if (item.is_string()) { // A bare name is one copy.
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
    if (!count->is_number_integer() || *count < 1 || *count > mostCopies) {
        problems.push_back({ place,
            fmt::format(
                "The count of \"{}\" must be a whole number from 1 to {}.", card, mostCopies),
            {}, card });
        return;
    }
    entries.push_back({ card, count->get<int>() });
}

void readEntries(const nlohmann::json& file, const char* key, std::string_view name,
    std::vector<Entry>& entries, Problems& problems)
{
    const auto list = file.find(key);
    if (list == file.end())
        return;
    if (!list->is_array()) {
        problems.push_back({ std::string(name),
            fmt::format("The field \"{0}\" must be a list: \"{0}\":[..].", key) });
        return;
    }
    for (std::size_t i = 0; i < list->size(); ++i)
        readEntry((*list)[i], fmt::format("{}, {} entry {}", name, key, i + 1), entries, problems);
}

nlohmann::ordered_json toJson(const std::vector<Entry>& entries)
{
    auto list = nlohmann::ordered_json::array();
    for (const Entry& entry : entries)
        list.push_back({ { "card", entry.card }, { "count", entry.count } });
    return list;
}

} // namespace

ParsedDeck parseDeck(std::string_view text, std::string_view name)
{
    ParsedDeck parsed;
    const JsonText json = parseJson(text, name);
    if (json.problem) {
        parsed.problems.push_back(*json.problem);
        return parsed;
    }
    if (auto wrong = checkFormat(json.value, format, name)) {
        parsed.problems.push_back(std::move(*wrong));
        return parsed;
    }
    DeckList& deck = parsed.deck;
    deck.game = textOf(json.value, "game");
    deck.ruleset = textOf(json.value, "ruleset");
    deck.name = textOf(json.value, "name");
    deck.hero = textOf(json.value, "hero");
    deck.champion = textOf(json.value, "champion");
    deck.guildMaster = textOf(json.value, "guild_master");
    if (deck.game.empty())
        parsed.problems.push_back({ std::string(name),
            "The field \"game\" is missing; write for which game the deck is." });
    readEntries(json.value, "main", name, deck.main, parsed.problems);
    readEntries(json.value, "side", name, deck.side, parsed.problems);
    if (!json.value.contains("main"))
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
    json["name"] = deck.name;
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
