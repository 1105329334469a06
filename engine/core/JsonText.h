#pragma once

#include "core/Problem.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace triptych {

/// How much a JSON text from outside may hold. Whatever lies beyond is refused before it is built,
/// so nothing that goes through what was read, or copies it, goes deeper or takes more than this.
struct JsonLimits
{
    std::size_t bytes = 16u << 20u;     ///< Of the whole text.
    std::size_t depth = 64;             ///< Objects and lists within each other.
    std::size_t values = 1'000'000;     ///< Objects, lists, texts, numbers and words together.
    std::size_t textBytes = 64u << 10u; ///< Of one text, or of the name of a field.
};

struct JsonText
{
    nlohmann::json value;           ///< Null when there is a problem.
    std::optional<Problem> problem; ///< Where the text stops being JSON, or goes too far.
};

/// The place of a byte of a file, for a person: "deck.json, line 2, column 5".
std::string placeIn(std::string_view text, std::size_t at, std::string_view name);

/// Reads JSON that comes from outside: the only function that does. Never throws; `name` is the file
/// in the message. Beside what is no JSON it refuses what breaks the limits, a field that stands
/// twice in one object, and texts with control characters other than tabs and line breaks.
JsonText parseJson(std::string_view text, std::string_view name, const JsonLimits& = {});

/// That a file of so many bytes is not read, as it has more than `most`.
Problem tooLarge(std::string_view name, std::size_t bytes, std::size_t most);

/// The member as text, or "" when it is missing or something else.
inline std::string textOf(const nlohmann::json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// JSON as text, whatever bytes its strings hold.
template <typename Json>
std::string printed(const Json& value, int indent = -1)
{
    return value.dump(indent, ' ', false, Json::error_handler_t::replace);
}

/// What is wrong with a file's "format" ("triptych-cards/1"), if anything.
inline std::optional<Problem> checkFormat(
    const nlohmann::json& file, std::string_view expected, std::string_view name)
{
    if (!file.is_object())
        return Problem { std::string(name),
            "The file must hold one JSON object with \"format\":\"" + std::string(expected)
                + "\"." };
    const std::string format = textOf(file, "format");
    if (format == expected)
        return std::nullopt;
    const std::string kind(expected.substr(0, expected.rfind('/') + 1));
    if (format.empty())
        return Problem { std::string(name),
            "The field \"format\" is missing; write \"format\":\"" + std::string(expected)
                + "\"." };
    if (format.compare(0, kind.size(), kind) == 0)
        return Problem { std::string(name),
            "The file is in version \"" + format + "\", this program reads \""
                + std::string(expected)
                + "\". Use a newer program or save the file in that version." };
    return Problem { std::string(name),
        "The file says it is a \"" + format + "\", but a \"" + std::string(expected)
            + "\" is needed here." };
}

} // namespace triptych
