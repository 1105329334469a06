#include "match/Words.h"

#include <cctype>

namespace triptych::match {

std::string normal(std::string_view line)
{
    std::string result;
    result.reserve(line.size());
    for (const char each : line) {
        const auto letter = static_cast<unsigned char>(each);
        if (std::isspace(letter)) {
            if (!result.empty() && result.back() != ' ')
                result += ' ';
        } else {
            // Only ASCII letters have another case here; other bytes stay as they are.
            result += letter < 0x80 ? static_cast<char>(std::tolower(letter)) : each;
        }
    }
    if (!result.empty() && result.back() == ' ')
        result.pop_back();
    return result;
}

std::vector<std::string_view> wordsOf(std::string_view line)
{
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(' '), line.size());
        if (end > 0)
            words.push_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

} // namespace triptych::match
