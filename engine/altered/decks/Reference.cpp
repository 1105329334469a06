#include "altered/decks/Reference.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <vector>

namespace triptych::altered {

namespace {

std::vector<std::string> partsOf(std::string_view text)
{
    std::vector<std::string> parts { {} };
    for (const char letter : text)
        if (letter == '_')
            parts.emplace_back();
        else
            parts.back()
                += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    return parts;
}

std::optional<int> numberIn(const std::string& text)
{
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc() || stop != end || number < 0)
        return std::nullopt;
    return number;
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::ranges::find(words, word) != words.end();
}

} // namespace

std::optional<Reference> parseReference(std::string_view text)
{
    const std::vector<std::string> parts = partsOf(text);
    if (parts.size() < 6 || parts.size() > 7 || parts[0] != "ALT" || parts[1].empty()
        || !isOneOf(parts[2], { "A", "B", "P" })
        || !isOneOf(parts[3], { "AX", "BR", "LY", "MU", "OR", "YZ", "NE" })
        || !isOneOf(parts[5], { "C", "R", "R1", "R2", "E", "U" }))
        return std::nullopt;
    const auto number = numberIn(parts[4]);
    if (!number)
        return std::nullopt;
    Reference made { parts[1], parts[2].front(), parts[3], *number,
        parts[5] == "R" ? "R1" : parts[5] }; // Some lists write the plain rare so.
    if (parts.size() == 7) {
        made.serial = numberIn(parts[6]);
        if (!made.serial)
            return std::nullopt;
    }
    return made;
}

std::string toText(const Reference& reference)
{
    // The neutral cards of the first set are numbered without a zero in front.
    const bool bare = reference.faction == "NE" && reference.set.starts_with("CORE");
    std::string text
        = fmt::format("ALT_{}_{}_{}_", reference.set, reference.product, reference.faction);
    text += bare ? fmt::format("{}", reference.number) : fmt::format("{:02}", reference.number);
    text += '_' + reference.rarity;
    if (reference.serial)
        text += fmt::format("_{}", *reference.serial);
    return text;
}

} // namespace triptych::altered
