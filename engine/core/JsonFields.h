#pragma once

#include "core/JsonText.h"
#include "core/Problem.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace triptych {

/// The value as a whole number, if it is one that fits; one that does not would become another.
inline std::optional<std::int64_t> wholeNumber(const nlohmann::json& value)
{
    const bool huge = value.is_number_unsigned()
        && value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max();
    return value.is_number_integer() && !huge ? std::optional(value.get<std::int64_t>())
                                              : std::nullopt;
}

/// The fields of one JSON object that a person wrote. A field that is missing or null has its
/// fallback; one that holds something else than it should has it too, and is complained of.
class JsonFields
{
public:
    JsonFields(const nlohmann::json& object, std::string place, Problems& problems)
        : m_object(object)
        , m_place(std::move(place))
        , m_problems(problems)
    {
    }

    void complain(std::string text) const { m_problems.push_back({ m_place, std::move(text) }); }
    void complain(const char* key, const std::string& what) const
    {
        complain("The field \"" + std::string(key) + "\" " + what + ".");
    }

    /// The field if it was given; null else.
    const nlohmann::json* given(const char* key) const
    {
        const auto found = m_object.find(key);
        return found != m_object.end() && !found->is_null() ? &*found : nullptr;
    }

    std::string text(const char* key, std::string fallback = {}) const
    {
        const nlohmann::json* value = given(key);
        if (value && !value->is_string())
            complain(key, "must be a text in quotes");
        return value && value->is_string() ? value->get<std::string>() : std::move(fallback);
    }

    bool flag(const char* key) const
    {
        const nlohmann::json* value = given(key);
        if (value && !value->is_boolean())
            complain(key, "must be true or false");
        return value && value->is_boolean() && value->get<bool>();
    }

    std::optional<std::int64_t> number(const char* key, std::int64_t least, std::int64_t most) const
    {
        const nlohmann::json* value = given(key);
        if (!value)
            return std::nullopt;
        if (const auto number = wholeNumber(*value); number && *number >= least && *number <= most)
            return number;
        complain(key,
            "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
        return std::nullopt;
    }

    const nlohmann::json& list(const char* key) const
    {
        static const nlohmann::json none = nlohmann::json::array();
        const nlohmann::json* value = given(key);
        if (value && !value->is_array())
            complain(key, "must be a list, [..]");
        return value && value->is_array() ? *value : none;
    }

    const nlohmann::json& object(const char* key) const
    {
        static const nlohmann::json none = nlohmann::json::object();
        const nlohmann::json* value = given(key);
        if (value && !value->is_object())
            complain(key, "must be an object, {..}");
        return value && value->is_object() ? *value : none;
    }

    /// The fields of an object inside this one; none where there is something else.
    JsonFields inside(const char* key) const
    {
        return { object(key), m_place + ", " + key, m_problems };
    }

private:
    const nlohmann::json& m_object;
    std::string m_place;
    Problems& m_problems;
};

} // namespace triptych
