#include "cards/Pack.h"

#include "core/JsonText.h"

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

#include <set>

namespace triptych::cards {

namespace {

constexpr std::string_view format = "triptych-cards/1";

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
    parsed.pack.version = textOf(*set, "version");
    parsed.pack.author = textOf(*set, "author");
    parsed.pack.licence = textOf(*set, "licence");
}

void readCard(const nlohmann::json& card, std::size_t number, const std::string& name,
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
    parsed.pack.cards.push_back(card);
}

} // namespace

std::string hashOf(std::string_view bytes)
{
    return fmt::format(
        "{:016x}", static_cast<std::uint64_t>(XXH3_64bits(bytes.data(), bytes.size())));
}

ParsedPack parsePack(const PackText& file)
{
    ParsedPack parsed;
    parsed.pack.hash = hashOf(file.text);
    const JsonText json = parseJson(file.text, file.name);
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
    std::set<std::string> ids;
    for (std::size_t i = 0; i < cards->size(); ++i)
        readCard((*cards)[i], i + 1, file.name, ids, parsed);
    parsed.pack.boosters
        = readBoosters(json.value, parsed.pack.setCode, file.name, parsed.problems);
    return parsed;
}

} // namespace triptych::cards
