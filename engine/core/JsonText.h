#pragma once

#include "core/Problem.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace triptych {

struct JsonText
{
    nlohmann::json value;           ///< Null when there is a problem.
    std::optional<Problem> problem; ///< Where the text stops being JSON.
};

/// The place of a byte of a file, for a person: "deck.json, line 2, column 5".
inline std::string placeIn(std::string_view text, std::size_t at, std::string_view name)
{
    const std::string_view before = text.substr(0, at);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t start = before.rfind('\n') + 1; // npos + 1 is 0
    return std::string(name) + ", line " + std::to_string(line) + ", column "
        + std::to_string(before.size() - start + 1);
}

/// Reads JSON that a person gave us. Never throws; `name` is the file in the message.
inline JsonText parseJson(std::string_view text, std::string_view name)
{
    try {
        return { nlohmann::json::parse(text), std::nullopt };
    } catch (const nlohmann::json::parse_error& error) {
        const std::size_t at = std::min(error.byte > 0 ? error.byte - 1 : 0, text.size());
        std::string why = error.what();
        if (const std::size_t cut = why.find(": "); cut != std::string::npos)
            why.erase(0, cut + 2);
        return { nullptr,
            Problem { placeIn(text, at, name),
                "This is not valid JSON: " + why + ". Correct the file there." } };
    } catch (const nlohmann::json::out_of_range& error) {
        // The only one that reading throws is a number too large, which it names between quotes.
        const std::string_view why = error.what();
        const std::size_t quote = std::min(why.find('\''), why.size() - 1);
        const std::string_view number = why.substr(quote + 1, why.rfind('\'') - quote - 1);
        const std::size_t at = number.empty() ? std::string_view::npos : text.find(number);
        return { nullptr,
            Problem { at == std::string_view::npos ? std::string(name) : placeIn(text, at, name),
                "The number " + std::string(number)
                    + " is too large to be read. Write a smaller one." } };
    } catch (const std::exception& error) {
        return { nullptr,
            Problem {
                std::string(name), std::string("This JSON cannot be read: ") + error.what() } };
    }
}

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
