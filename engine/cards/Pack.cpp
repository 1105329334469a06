#include "cards/Pack.h"

#include "cards/UnknownFields.h"
#include "core/JsonFields.h"

#define XXH_INLINE_ALL
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wpedantic"
#endif
#include <xxhash.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#include <fmt/format.h>

#include <array>
#include <set>

namespace triptych::cards {

namespace {

constexpr std::string_view format = "triptych-cards/1";
constexpr std::size_t mostProblems = 200; // after so many nothing more is learnt from the file

constexpr std::array<std::string_view, 6> packFields { "format", "game", "set", "cards", "boosters",
    "comment" };
constexpr std::array<std::string_view, 6> setFields { "code", "name", "version", "author",
    "licence", "comment" };

std::string required(
    const nlohmann::json& object, const char* key, const std::string& place, Problems& problems)
{
    std::string value = textOf(object, key);
    if (value.empty())
        problems.push_back({ place,
            fmt::format("The field \"{}\" is missing or not a text; it is needed.", key) });
    return value;
}

// The set's name and code stand on every card, so a pack without them cannot be used.
void readSet(const nlohmann::json& file, const std::string& name, ParsedPack& parsed)
{
    const auto set = file.find("set");
    if (set == file.end() || !set->is_object()) {
        parsed.problems.push_back({ name,
            "The field \"set\" is missing; write \"set\":{\"code\":\"FT\",\"name\":\"First "
            "Tide\"}." });
        return;
    }
    parsed.pack.setCode = required(*set, "code", name + ", set", parsed.problems);
    parsed.pack.setName = required(*set, "name", name + ", set", parsed.problems);
    const JsonFields fields(*set, name + ", set", parsed.problems);
    parsed.pack.version = fields.text("version");
    parsed.pack.author = fields.text("author");
    parsed.pack.licence = fields.text("licence");
}

void readCard(nlohmann::json& card, std::size_t number, const std::string& name,
    std::set<std::string>& ids, ParsedPack& parsed)
{
    std::string place = fmt::format("{}, card {}", name, number);
    if (!card.is_object()) {
        parsed.problems.push_back(
            { place, "A card must be a JSON object with \"id\" and \"name\"." });
        return;
    }
    const std::size_t before = parsed.problems.size();
    const std::string id = required(card, "id", place, parsed.problems);
    if (!id.empty())
        place = fmt::format("{}, card {}", name, id);
    const std::string cardName = required(card, "name", place, parsed.problems);
    if (parsed.problems.size() != before)
        return;
    if (!ids.insert(id).second) {
        parsed.problems.push_back({ place,
            fmt::format(
                "The id \"{}\" is used by an earlier card of this file; give this one its own.",
                id),
            {}, cardName });
        return;
    }
    parsed.pack.cards.push_back(std::move(card));
}

} // namespace

std::string hashOf(std::string_view bytes)
{
    return fmt::format(
        "{:016x}", static_cast<std::uint64_t>(XXH3_64bits(bytes.data(), bytes.size())));
}

ParsedPack parsePack(const PackText& file)
{
    return parsePack(file, parseJson(file.text, file.name));
}

ParsedPack parsePack(const PackText& file, JsonText json)
{
    ParsedPack parsed;
    parsed.pack.hash = hashOf(file.text);
    if (json.problem) {
        parsed.problems.push_back(*json.problem);
        return parsed;
    }
    if (auto wrong = checkFormat(json.value, format, file.name)) {
        parsed.problems.push_back(std::move(*wrong));
        return parsed;
    }
    parsed.pack.game = required(json.value, "game", file.name, parsed.problems);
    readSet(json.value, file.name, parsed);

    const auto cards = json.value.find("cards");
    if (cards == json.value.end() || !cards->is_array()) {
        parsed.problems.push_back(
            { file.name, "The field \"cards\" is missing; it lists the cards: \"cards\":[..]." });
        return parsed;
    }
    if (cards->size() > mostCardsOfAPack) {
        parsed.problems.push_back({ file.name,
            fmt::format("The file has {} cards; a pack may have {}. Split it into several.",
                cards->size(), mostCardsOfAPack) });
        return parsed;
    }
    UnknownFields unknown;
    unknown.look(json.value, packFields, file.name);
    if (const auto set = json.value.find("set"); set != json.value.end())
        unknown.look(*set, setFields, file.name + ", set");
    parsed.warnings = unknown.warnings();
    std::set<std::string> ids;
    for (std::size_t i = 0; i < cards->size() && parsed.problems.size() < mostProblems; ++i)
        readCard((*cards)[i], i + 1, file.name, ids, parsed);
    if (parsed.problems.size() >= mostProblems)
        parsed.problems.push_back({ file.name,
            fmt::format("After {} mistakes the rest of the file is not read.", mostProblems) });
    parsed.pack.boosters
        = readBoosters(json.value, parsed.pack.setCode, file.name, parsed.problems);
    return parsed;
}

} // namespace triptych::cards
