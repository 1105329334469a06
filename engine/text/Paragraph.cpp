#include "text/Paragraph.h"

#include "text/Rules.h"

#include <array>
#include <utility>

namespace triptych::text {
namespace {

using Spelling = std::pair<std::string_view, std::string_view>;

// Signs that word processors put in place of the plain ones.
constexpr std::array openingSigns {
    Spelling { "\u2018", "'" },
    Spelling { "\u2019", "'" },
    Spelling { "\u02BC", "'" },
    Spelling { "\u201C", "\"" },
    Spelling { "\u201D", "\"" },
    Spelling { "\u2010", "-" },
    Spelling { "\u2011", "-" },
    Spelling { "\u2012", "-" },
    Spelling { "\u2013", "-" },
    Spelling { "\u2014", "-" },
    Spelling { "\u2015", "-" },
    Spelling { "\u2212", "-" },
    Spelling { "\u2032", "'" },
    Spelling { "\u2033", "\"" },
    Spelling { "\u00AB", "\"" },
    Spelling { "\u00BB", "\"" },
    Spelling { "\u25CF", "\u2022" },
    Spelling { "\u00A0", " " },
    Spelling { "\u202F", " " },
    Spelling { "\u2007", " " },
    Spelling { "\u2009", " " },
    Spelling { "\u200B", "" },
    Spelling { "\uFEFF", "" },
    Spelling { "\t", " " },
    Spelling { "\r", " " },
};

constexpr std::array contractions {
    Spelling { "can't", "can not" },
    Spelling { "cannot", "can not" },
    Spelling { "it's", "it is" },
    Spelling { "he's", "he is" },
    Spelling { "she's", "she is" },
    Spelling { "isn't", "is not" },
    Spelling { "doesn't", "does not" },
    Spelling { "don't", "do not" },
    Spelling { "didn't", "did not" },
    Spelling { "hasn't", "has not" },
    Spelling { "haven't", "have not" },
    Spelling { "aren't", "are not" },
    Spelling { "wasn't", "was not" },
    Spelling { "weren't", "were not" },
    Spelling { "won't", "will not" },
    Spelling { "wouldn't", "would not" },
    Spelling { "couldn't", "could not" },
    Spelling { "there's", "there is" },
    Spelling { "that's", "that is" },
    Spelling { "who's", "who is" },
    Spelling { "they're", "they are" },
    Spelling { "you're", "you are" },
    Spelling { "they've", "they have" },
    Spelling { "you've", "you have" },
    Spelling { "it'd", "it would" },
    Spelling { "that'd", "that would" },
    Spelling { "they'd", "they would" },
    Spelling { "you'd", "you would" },
    Spelling { "it'll", "it will" },
    Spelling { "they'll", "they will" },
    Spelling { "he'd", "he would" },
    Spelling { "she'd", "she would" },
    Spelling { "he'll", "he will" },
    Spelling { "she'll", "she will" },
    // The last that fits counts: the longer ones stand behind the shorter.
    Spelling { "it's been", "it has been" },
    Spelling { "that's been", "that has been" },
    Spelling { "he's been", "he has been" },
    Spelling { "she's been", "she has been" },
};

bool isPlainLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool continuesLetter(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u;
}

void append(Paragraph& to, std::string_view bytes, std::uint32_t column)
{
    for (const char byte : bytes) {
        to.words.push_back(byte);
        to.columns.push_back(column);
    }
}

void dropSpaces(Paragraph& from)
{
    while (!from.words.empty() && from.words.back() == ' ') {
        from.words.pop_back();
        from.columns.pop_back();
    }
}

void appendEvenly(Paragraph& to, std::string_view letter, std::uint32_t column)
{
    if (letter.size() == 1) {
        const char sign = letter.front();
        if (sign == ' ' && (to.words.empty() || to.words.back() == ' '))
            return;
        if (sign == '.' || sign == ',' || sign == ';' || sign == ':')
            dropSpaces(to);
    }
    append(to, letter, column);
}

bool startsWithWord(std::string_view text, std::string_view word)
{
    if (text.size() < word.size()
        || (text.size() > word.size() && isPlainLetter(text[word.size()])))
        return false;
    for (std::size_t i = 0; i < word.size(); ++i)
        if (lower(text[i]) != word[i])
            return false;
    return true;
}

// "can't" -> "can not", each letter keeping the column of its word's first.
Paragraph withoutContractions(const Paragraph& in)
{
    Paragraph out;
    out.words.reserve(in.words.size() + 8);
    out.columns.reserve(in.columns.size() + 8);
    const std::string_view words = in.words;
    for (std::size_t i = 0; i < words.size();) {
        const Spelling* found = nullptr;
        if (i == 0 || !isPlainLetter(words[i - 1]))
            for (const Spelling& contraction : contractions)
                if (startsWithWord(words.substr(i), contraction.first))
                    found = &contraction;
        if (found) {
            append(out, found->second, in.columns[i]);
            i += found->first.size();
        } else {
            append(out, words.substr(i, 1), in.columns[i]);
            ++i;
        }
    }
    return out;
}

} // namespace

Paragraph paragraph(std::string_view printed, Contractions contractions)
{
    Paragraph even;
    even.words.reserve(printed.size());
    even.columns.reserve(printed.size() + 1);
    std::uint32_t column = 0;
    for (std::size_t i = 0; i < printed.size();) {
        std::size_t length = 1;
        while (i + length < printed.size() && continuesLetter(printed[i + length]))
            ++length;
        std::string_view letter = printed.substr(i, length);
        ++column;
        if (length > 1 || letter.front() == '\t' || letter.front() == '\r')
            for (const Spelling& sign : openingSigns)
                if (sign.first == letter)
                    letter = sign.second;
        appendEvenly(even, letter, column);
        i += length;
    }
    dropSpaces(even);
    if (contractions == Contractions::Expanded
        && (even.words.find('\'') != std::string::npos
            || even.words.find("annot") != std::string::npos))
        even = withoutContractions(even);
    even.columns.push_back(column + 1);
    return even;
}

std::vector<std::string_view> paragraphs(std::string_view printed)
{
    while (!printed.empty() && (printed.back() == '\n' || printed.back() == '\r'))
        printed.remove_suffix(1);
    std::vector<std::string_view> lines;
    while (!printed.empty() || !lines.empty()) {
        const std::size_t end = printed.find('\n');
        lines.push_back(printed.substr(0, end));
        if (end == std::string_view::npos)
            break;
        printed.remove_prefix(end + 1);
    }
    return lines;
}

} // namespace triptych::text
