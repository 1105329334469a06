#pragma once

#include <string>
#include <string_view>

namespace triptych::cards {

/// A text as it is searched in: lower case, accents taken off, typographer's signs as keyboards have
/// them, brackets and other marks of print left out, single blanks.
std::string folded(std::string_view text);

/// Whether a word of `text` begins with `start`. Both folded.
bool hasWordBeginning(std::string_view text, std::string_view start);

} // namespace triptych::cards
