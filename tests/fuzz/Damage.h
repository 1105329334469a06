#pragma once

#include "core/Random.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::fuzz {

/// A file that no reader may stumble over.
struct BadFile
{
    std::string reader; ///< Which reads it, by name.
    std::string what;   ///< How it was made: "deep", "truncated", ...
    std::string text;
};

/// Paragraphs of about so many letters that could be read in very many ways, or nearly be read, by
/// any of the games.
std::vector<std::string> ambiguousTexts(std::size_t letters);

/// Files made by hand to be as large, deep, long or ambiguous as files come.
std::vector<BadFile> handMade();

/// A sound file, damaged by chance: bytes, or one value of its JSON.
BadFile damaged(const std::string& reader, const std::string& sound, Random&);

} // namespace triptych::fuzz
