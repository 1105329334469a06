#pragma once

#include <span>
#include <string>
#include <string_view>

namespace triptych::text::german {

/// What a binder has called something that no words of the text name, and how that is called in German.
struct Named
{
    std::string_view english;
    std::string_view german;
};

/// Nothing where it has no name.
inline std::string nameOf(std::span<const Named> names, std::string_view english)
{
    for (const Named& name : names)
        if (name.english == english)
            return std::string(name.german);
    return {};
}

} // namespace triptych::text::german
