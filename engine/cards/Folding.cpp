#include "cards/Folding.h"

#include <cstddef>
#include <utility>

namespace triptych::cards {

namespace {

/// The letters U+00C0 to U+017F without their accents; a blank where there is none to take off.
constexpr std::string_view plainLetters
    = "aaaaaa ceeeeiiiidnooooo ouuuuyt aaaaaa ceeeeiiiidnooooo ouuuuyty"  // U+00C0
      "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkkllllll "  // U+0100
      " llnnnnnnnnnoooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"; // U+0140
static_assert(plainLetters.size() == 192);

/// What stands for a sign of two or three bytes; an empty text leaves it as it is.
std::string_view plainSign(std::string_view sign)
{
    using Sign = std::pair<std::string_view, std::string_view>;
    static constexpr Sign signs[] = { { "\u00A0", " " }, { "\u2018", "'" }, { "\u2019", "'" },
        { "\u201C", "\"" }, { "\u201D", "\"" }, { "\u2013", "-" }, { "\u2014", "-" },
        { "\u2212", "-" }, { "\u2026", "..." }, { "\u0152", "oe" }, { "\u0153", "oe" },
        { "\u00E6", "ae" }, { "\u00C6", "ae" }, { "\u00DF", "ss" }, { "\u202F", " " } };
    for (const auto& [from, to] : signs)
        if (sign == from)
            return to;
    return {};
}

std::size_t lengthOf(unsigned char lead)
{
    return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

} // namespace

std::string folded(std::string_view text)
{
    std::string all;
    all.reserve(text.size());
    const auto add = [&](char letter) {
        if (!isBlank(letter))
            all += letter;
        else if (!all.empty() && all.back() != ' ')
            all += ' ';
    };
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::string_view sign = text.substr(at, lengthOf(lead));
        at += sign.size();
        if (sign.size() == 1) {
            if (sign == "_") // As in a word of a file: "two_words".
                add(' ');
            else if (sign != "[" && sign != "]" && sign != "#")
                add(lead >= 'A' && lead <= 'Z' ? static_cast<char>(lead - 'A' + 'a') : sign[0]);
            continue;
        }
        const std::string_view plain = plainSign(sign);
        for (const char letter : plain)
            add(letter);
        if (!plain.empty())
            continue;
        const auto code = sign.size() == 2
            ? ((lead & 0x1Fu) << 6) | (static_cast<unsigned char>(sign[1]) & 0x3Fu)
            : 0u;
        if (code >= 0xC0 && code < 0x180 && plainLetters[code - 0xC0] != ' ')
            add(plainLetters[code - 0xC0]);
        else
            all += sign;
    }
    if (!all.empty() && all.back() == ' ')
        all.pop_back();
    return all;
}

bool hasWordBeginning(std::string_view text, std::string_view start)
{
    for (std::size_t at = text.find(start); at != std::string_view::npos;
         at = text.find(start, at + 1)) {
        const char before = at == 0 ? ' ' : text[at - 1];
        if (before == ' ' || before == '-' || before == '\'' || before == '(')
            return true;
    }
    return false;
}

} // namespace triptych::cards
