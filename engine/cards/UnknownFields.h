#pragma once

#include "core/Problem.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace triptych::cards {

/// The names of the fields that a format has; "melee.damage" is a field inside "melee".
using FieldNames = std::span<const std::string_view>;

/// "; did you mean \"attack\"?", or nothing when no name is near.
std::string nearestName(std::string_view name, FieldNames known);

/// What a file holds that nobody reads. Files of newer versions have more fields, so they are used
/// all the same; but a slip of the pen must not pass unsaid.
class UnknownFields
{
public:
    /// Notes the fields of an object that are none of `known`.
    void look(const nlohmann::json& object, FieldNames known, const std::string& place);
    /// A sentence for each name, with the first place where it stands.
    Problems warnings() const;

private:
    struct Seen
    {
        std::string place;
        std::string meant;
        std::size_t times = 0;
    };
    void look(const nlohmann::json& object, FieldNames known, const std::string& place,
        const std::string& before);

    std::map<std::string, Seen> m_seen; ///< By the whole name.
};

} // namespace triptych::cards
