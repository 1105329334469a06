#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace triptych::match {

/// Lower case, single blanks between words, none around.
std::string normal(std::string_view line);

/// The words of a line in normal form; views into it.
std::vector<std::string_view> wordsOf(std::string_view normalLine);

} // namespace triptych::match
