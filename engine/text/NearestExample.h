#pragma once

#include "text/LanguageExample.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace triptych::text {

/// The sentence around a letter, its full stop included.
std::string_view sentenceAt(std::string_view text, std::size_t at);

/// The example that has most of the rarer words of a sentence in it; empty where none has enough of them. For whom
/// no change of a few words helps: it shows how such a thing is said.
std::string_view nearestExample(
    std::string_view sentence, std::span<const LanguageExample> examples);

} // namespace triptych::text
