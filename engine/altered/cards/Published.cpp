#include "altered/cards/Published.h"

#include "core/JsonFields.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace triptych::altered {

namespace {

using nlohmann::json;
using Spelling = std::pair<std::string_view, std::string_view>;

constexpr std::array publishedTypes { Spelling { "HERO", "hero" },
    Spelling { "CHARACTER", "character" }, Spelling { "SPELL", "spell" },
    Spelling { "PERMANENT", "landmark" }, Spelling { "LANDMARK_PERMANENT", "landmark" },
    Spelling { "EXPEDITION_PERMANENT", "expedition_permanent" }, Spelling { "TOKEN", "token" },
    Spelling { "TOKEN_LANDMARK_PERMANENT", "landmark_token" }, Spelling { "TOKEN_MANA", "mana" } };
constexpr std::array publishedFactions { Spelling { "AX", "axiom" }, Spelling { "BR", "bravos" },
    Spelling { "LY", "lyra" }, Spelling { "MU", "muna" }, Spelling { "OR", "ordis" },
    Spelling { "YZ", "yzmir" }, Spelling { "NE", "neutral" } };

/// Each is a card of its own in the library, so a file must not name them without end.
constexpr std::size_t mostPrintings = 32;
constexpr std::size_t mostRulings = 32; // of one card

std::string lower(std::string_view text)
{
    std::string all(text);
    for (char& letter : all)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return all;
}

template <std::size_t N>
std::string translated(const std::array<Spelling, N>& words, std::string_view word)
{
    for (const auto& [published, ours] : words)
        if (published == word)
            return std::string(ours);
    return lower(word); // Not known: the reader of the pack says what would have been right.
}

/// The text of a field, or of the "reference" inside it.
std::string text(const json& card, const char* key)
{
    const auto it = card.find(key);
    if (it == card.end())
        return {};
    if (it->is_string())
        return it->get<std::string>();
    return it->is_object() ? textOf(*it, "reference") : std::string();
}

/// "3", "#3#" or 3.
std::optional<int> number(const json& value)
{
    if (value.is_number_integer()) {
        const auto whole = wholeNumber(value);
        return whole && *whole >= -999 && *whole <= 999 ? std::optional(static_cast<int>(*whole))
                                                        : std::nullopt;
    }
    if (!value.is_string())
        return std::nullopt;
    std::string digits = value.get<std::string>();
    std::erase(digits, '#');
    const bool usable = !digits.empty() && digits.size() < 4
        && digits.find_first_not_of("0123456789", digits.front() == '-' ? 1 : 0)
            == std::string::npos
        && digits != "-";
    return usable ? std::optional(std::stoi(digits)) : std::nullopt;
}

void setNumber(json& card, const char* key, const json& from, const char* published)
{
    const auto it = from.find(published);
    if (it != from.end())
        if (const auto value = number(*it))
            card[key] = *value;
}

/// A Hero's text may say its landmark limit in a reminder; the number itself is not always published.
void readLimits(json& card, const std::string& main)
{
    if (!card.contains("landmark_limit")
        && main.find("Keep up to three cards in your Landmarks") != std::string::npos)
        card["landmark_limit"] = 3;
}

json subtypesOf(const json& card, const char* key)
{
    json all = json::array();
    const auto list = card.find(key);
    if (list != card.end() && list->is_array())
        for (const json& each : *list) {
            const std::string word = each.is_string() ? each.get<std::string>()
                : each.is_object()                    ? textOf(each, "reference")
                                                      : "";
            if (!word.empty())
                all.push_back(lower(word));
        }
    return all;
}

/// A card as the publisher's interface gives it: its numbers and texts are in "elements".
json fromInterface(const json& card)
{
    static const json none = json::object();
    const auto found = card.find("elements");
    const json& elements = found != card.end() && found->is_object() ? *found : none;
    json made { { "id", text(card, "reference") }, { "name", text(card, "name") },
        { "type", translated(publishedTypes, text(card, "cardType")) },
        { "faction", translated(publishedFactions, text(card, "mainFaction")) },
        { "rarity", lower(text(card, "rarity")) }, { "subtypes", subtypesOf(card, "cardSubTypes") },
        { "text", text(elements, "MAIN_EFFECT") }, { "support", text(elements, "ECHO_EFFECT") } };
    setNumber(made, "hand_cost", elements, "MAIN_COST");
    setNumber(made, "reserve_cost", elements, "RECALL_COST");
    setNumber(made, "forest", elements, "FOREST_POWER");
    setNumber(made, "mountain", elements, "MOUNTAIN_POWER");
    setNumber(made, "ocean", elements, "OCEAN_POWER");
    if (made["type"] == "hero") {
        setNumber(made, "reserve_limit", elements, "RESERVE");
        setNumber(made, "landmark_limit", elements, "PERMANENT");
    }
    return made;
}

/// A record with the same facts under plain names.
json fromRecord(const json& card)
{
    json made { { "id", text(card, "reference") }, { "name", text(card, "name") },
        { "type", translated(publishedTypes, text(card, "type")) },
        { "faction", translated(publishedFactions, text(card, "faction")) },
        { "rarity", lower(text(card, "rarity")) }, { "subtypes", subtypesOf(card, "subtypes") },
        { "text", text(card, "main_text") }, { "support", text(card, "echo_text") } };
    for (const char* const key : { "hand_cost", "reserve_cost", "forest", "mountain", "ocean" })
        setNumber(made, key, card, key);
    setNumber(made, "reserve_limit", card, "hero_reserve_limit");
    setNumber(made, "landmark_limit", card, "hero_landmark_limit");
    return made;
}

/// What the publisher has answered about the card: shown beside it, and read by no rule.
void keepRulings(json& made, const json& published)
{
    const auto found = published.find("rulings");
    if (found == published.end() || !found->is_array())
        return;
    json rulings = json::array();
    for (const json& each : *found)
        if (std::string answer = text(each.is_object() ? each : json::object(), "answer");
            !answer.empty() && rulings.size() < mostRulings)
            rulings.push_back({ { "question", text(each, "question") }, { "answer", answer } });
    if (!rulings.empty())
        made["rulings"] = std::move(rulings);
}

bool isRecord(const json& card)
{
    return card.is_object() && card.contains("main_text");
}
bool isFromInterface(const json& card)
{
    return card.is_object() && (card.contains("elements") || card.contains("cardType"));
}

const json* listIn(const json& file)
{
    if (file.is_array())
        return &file;
    if (file.is_object())
        for (const char* const key : { "hydra:member", "member" })
            if (const auto it = file.find(key); it != file.end() && it->is_array())
                return &*it;
    return nullptr;
}

std::string setOf(const json& card)
{
    const std::string set = text(card, "cardSet");
    return set.empty() ? text(card, "set") : set;
}

/// Two printings are one card when nothing that the rules look at differs.
std::string facts(json card)
{
    card.erase("id");
    card.erase("rulings");
    return printed(card);
}

} // namespace

bool isPublished(const json& file)
{
    if (isRecord(file) || isFromInterface(file))
        return true;
    const json* list = listIn(file);
    return list && !list->empty() && std::ranges::any_of(*list, [](const json& card) {
        return isRecord(card) || isFromInterface(card);
    });
}

json packOfPublished(const json& file, const std::string& name, Problems& problems)
{
    json one = json::array();
    const json* list = listIn(file);
    if (!list) {
        one.push_back(file);
        list = &one;
    }
    constexpr std::size_t mostProblems = 200; // after so many nothing more is learnt from the file
    json pack { { "format", "triptych-cards/1" }, { "game", "altered" },
        { "cards", json::array() } };
    std::string code;
    std::set<std::string> ids;
    std::map<std::string, std::size_t> seen; // by facts: which card of the pack it is
    std::size_t place = 0;
    for (const json& published : *list) {
        ++place;
        if (problems.size() >= mostProblems) {
            problems.push_back({ name,
                fmt::format("After {} mistakes the rest of the file is not read.", mostProblems) });
            break;
        }
        if (!isRecord(published) && !isFromInterface(published)) {
            problems.push_back({ fmt::format("{}, card {}", name, place),
                "This is no card of the public interface: it has neither \"elements\" nor "
                "\"main_text\"." });
            continue;
        }
        if (code.empty())
            code = setOf(published);
        if (ids.contains(text(published, "reference")))
            continue;
        json card = isRecord(published) ? fromRecord(published) : fromInterface(published);
        readLimits(card, card["text"].get<std::string>());
        keepRulings(card, published);
        const std::string id = card["id"].get<std::string>();
        if (id.empty() || card["name"].get<std::string>().empty()) {
            problems.push_back({ fmt::format("{}, card {}", name, place),
                "This card has no \"reference\" or no \"name\"; both are needed." });
            continue;
        }
        if (!ids.insert(id).second)
            continue;
        json& cards = pack["cards"];
        if (const auto [same, isNew] = seen.emplace(facts(card), cards.size()); isNew)
            cards.push_back(std::move(card));
        else if (json& also = cards[same->second]["also"]; also.size() < mostPrintings)
            also.push_back(id);
    }
    pack["set"] = { { "code", code.empty() ? "?" : code }, { "name", code.empty() ? name : code } };
    return pack;
}

std::vector<std::string> otherPrintings(std::string_view reference)
{
    std::vector<std::string> parts { {} };
    for (const char letter : reference) {
        if (letter == '_')
            parts.emplace_back();
        else
            parts.back()
                += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    // Game, set, product, faction, number, rarity. Of a unique there is one printing only.
    if (parts.size() != 6 || parts.front() != "ALT" || parts.back() == "U")
        return {};
    std::vector<std::string> sets { parts[1] };
    if (parts[1] == "CORE" || parts[1] == "COREKS")
        sets = { "CORE", "COREKS" };
    std::vector<std::string> all;
    for (const std::string& set : sets)
        for (const char* const product : { "B", "A", "P" })
            all.push_back(
                fmt::format("ALT_{}_{}_{}_{}_{}", set, product, parts[3], parts[4], parts[5]));
    return all;
}

cards::PackText asPack(const cards::PackText& file, Problems& problems)
{
    JsonText read = parseJson(file.text, file.name);
    return asPack(file, read, problems);
}

cards::PackText asPack(const cards::PackText& file, JsonText& read, Problems& problems)
{
    if (read.problem || !isPublished(read.value))
        return file;
    read.value = packOfPublished(read.value, file.name, problems);
    return { file.name, printed(read.value) };
}

void layOutPrintings(cards::Pack& pack)
{
    std::size_t room
        = cards::mostCardsOfAPack - std::min(pack.cards.size(), cards::mostCardsOfAPack);
    std::vector<nlohmann::json> all;
    for (nlohmann::json& card : pack.cards) {
        // Its own list goes away before the card is copied for each of them.
        const nlohmann::json others
            = card.contains("also") ? std::move(card["also"]) : nlohmann::json();
        card.erase("also");
        all.push_back(std::move(card));
        const std::size_t printed = all.size() - 1;
        std::size_t printings = 0;
        for (std::size_t i = 0; others.is_array() && i < others.size(); ++i)
            if (const nlohmann::json& id = others[i];
                id.is_string() && room > 0 && printings < mostPrintings) {
                --room;
                ++printings;
                all.push_back(all[printed]);
                all.back()["id"] = id;
            }
    }
    pack.cards = std::move(all);
}

} // namespace triptych::altered
