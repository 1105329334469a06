#include "text/Rules.h"

#include "text/Spelling.h"

#include <array>
#include <span>

namespace triptych::text {
namespace {

constexpr std::array<std::string_view, 3> smallWordsOfNames { "of", "the", "de" };
// Only before "the": "Statue in the Square" is a name, "Statue to a Human citizen" is a name and more.
constexpr std::array<std::string_view, 7> beforeThe { "in", "to", "at", "from", "for", "on", "by" };

bool isOneOf(std::span<const std::string_view> words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Whether the name may go on with this word though it is not capitalised.
bool isSmallWord(std::string_view text, std::string_view word)
{
    return isOneOf(smallWordsOfNames, word)
        || (isOneOf(beforeThe, word) && text.substr(word.size()).starts_with(" the "));
}

bool goesOn(std::string_view text, std::size_t at)
{
    if (at >= text.size())
        return false;
    const char c = text[at];
    if (isLetter(c) || isDigit(c))
        return true;
    return (c == '\'' || c == '-') && at + 1 < text.size() && isLetter(text[at + 1]);
}

/// Notes what was missed, at the first word that differs from what was looked for.
void missedWords(Expectations& notes, std::string_view text, std::string_view literal, bool first)
{
    const std::size_t shared = sharedWords(text, literal);
    if (shared > 0)
        notes.missed(text.data() + shared, afterSpace(literal.substr(shared)));
    else if (first)
        notes.missed(text.data(), literal);
}

} // namespace

std::string_view firstWord(std::string_view text)
{
    std::size_t length = 0;
    while (goesOn(text, length))
        ++length;
    return text.substr(0, length);
}

bool says(std::string_view text, std::string_view literal)
{
    if (!equalIgnoringCase(text.substr(0, literal.size()), literal))
        return false;
    const char last = literal.back();
    return !(isLetter(last) || isDigit(last)) || !goesOn(text, literal.size());
}

std::size_t sharedWords(std::string_view text, std::string_view literal)
{
    std::size_t i = 0;
    while (i < literal.size() && i < text.size() && lower(text[i]) == literal[i])
        ++i;
    if (i < literal.size() && literal[i] == ' ' && i == text.size())
        return i; // The text ends between two words.
    while (i > 0 && literal[i - 1] != ' ')
        --i;
    return i;
}

bool matchWords(std::span<const std::string_view> words, Input& in, Expectations& notes)
{
    const std::string_view text = afterSpace(rest(in));
    const char first = text.empty() ? '\0' : lower(text.front());
    std::size_t taken = 0; // "attached to this citizen" before "attached to this"
    for (const std::string_view literal : words)
        if (literal.size() > taken && literal.front() == first && says(text, literal))
            taken = literal.size();
    if (taken > 0) {
        in.bump_in_this_line(static_cast<std::size_t>(text.data() - in.current()) + taken);
        return true;
    }
    if (notes.noting())
        for (const std::string_view literal : words)
            missedWords(notes, text, literal, literal == words.front());
    return false;
}

Number number(std::string_view text)
{
    const std::string_view word = firstWord(text);
    if (word.empty())
        return {};
    if (isDigit(word.front())) {
        Number found;
        for (const char c : word) {
            if (!isDigit(c) || word.size() > 4)
                return {};
            found.value = found.value * 10 + (c - '0');
        }
        found.length = word.size();
        return found;
    }
    if (std::string_view("zotfsen").find(lower(word.front())) == std::string_view::npos)
        return {}; // No word of a small number begins so.
    for (int n = 0; n <= mostSmallNumber; ++n)
        if (equalIgnoringCase(word, smallNumber(n)))
            return { n, word.size() };
    return {};
}

std::size_t nameLength(std::string_view text)
{
    if (!text.empty() && text.front() == '"') {
        const std::size_t closing = text.find('"', 1);
        return closing == std::string_view::npos || closing == 1 ? 0 : closing + 1;
    }
    std::size_t length = 0;
    std::size_t at = 0;
    while (true) {
        const std::string_view word = firstWord(text.substr(at));
        if (word.empty())
            return length;
        const bool small = isSmallWord(text.substr(at), word);
        // "Number 9" is a name, "from an 11 year row" is no part of one.
        const bool digitsOfName = isDigit(word.front()) && (at == 0 || at == length + 1);
        const bool proper = isCapital(word.front()) || digitsOfName
            || (static_cast<unsigned char>(word.front()) & 0x80u) != 0;
        if (!proper && (!small || length == 0))
            return length;
        at += word.size();
        if (proper)
            length = at;
        if (at >= text.size() || text[at] != ' ')
            return length;
        ++at;
    }
}

std::string name(std::string_view printed)
{
    if (printed.size() >= 2 && printed.front() == '"')
        printed = printed.substr(1, printed.size() - 2);
    return std::string(printed);
}

} // namespace triptych::text
