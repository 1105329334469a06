#pragma once

#include <string_view>

namespace triptych::text {

/// A text as it could be printed on a card of that kind: "spell", "landmark", "support".
struct LanguageExample
{
    std::string_view kind;
    std::string_view words;
};

} // namespace triptych::text
