#include "text/Tokens.h"

#include "text/Rules.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace triptych::text {
namespace {

constexpr std::string_view signs = ".,;:()";

/// A quoted text is one word: what is in it is not ours to change.
std::size_t quotedLength(std::string_view words)
{
    const std::size_t closing = words.find('"', 1);
    return closing == std::string_view::npos ? 1 : closing + 1;
}

std::size_t lengthOf(std::string_view words)
{
    if (signs.find(words.front()) != std::string_view::npos)
        return 1;
    if (words.front() == '"')
        return quotedLength(words);
    if (words.front() == '{' || words.front() == '[') {
        std::size_t end = 0; // "{1}{w}": stones are one word
        while (end < words.size() && (words[end] == '{' || words[end] == '[')) {
            const std::size_t closing = words.find_first_of("}] ", end);
            if (closing == std::string_view::npos || words[closing] == ' ')
                break;
            end = closing + 1;
        }
        if (end > 0)
            return end;
    }
    std::size_t end = 1;
    while (end < words.size() && words[end] != ' ' && words[end] != '"'
        && signs.find(words[end]) == std::string_view::npos)
        ++end;
    return end;
}

} // namespace

std::vector<Tokens> only(Tokens tokens)
{
    std::vector<Tokens> list;
    list.push_back(std::move(tokens));
    return list;
}

Tokens tokensOf(const Paragraph& even)
{
    Tokens tokens;
    const std::string_view words = even.words;
    bool apart = false;
    for (std::size_t i = 0; i < words.size();) {
        if (words[i] == ' ') {
            apart = true;
            ++i;
            continue;
        }
        const std::size_t length = lengthOf(words.substr(i));
        tokens.push_back({ std::string(words.substr(i, length)), even.columns[i], apart });
        apart = false;
        i += length;
    }
    return tokens;
}

Tokens tokensOf(std::string_view words, std::uint32_t column)
{
    Paragraph even;
    even.words = words;
    even.columns.assign(words.size() + 1, column);
    return tokensOf(even);
}

Paragraph paragraphOf(const Tokens& tokens)
{
    Paragraph even;
    std::size_t bytes = 0;
    for (const Token& token : tokens)
        bytes += token.word.size() + 1;
    even.words.reserve(bytes);
    even.columns.reserve(bytes + 1);
    const auto append = [&](std::string_view bytes, std::uint32_t column) {
        for (const char c : bytes) {
            even.words += c;
            even.columns.push_back(column);
            column += (static_cast<unsigned char>(c) & 0xC0u) != 0x80u;
        }
    };
    std::uint32_t end = 1;
    for (const Token& token : tokens) {
        if (token.apart && !even.words.empty())
            append(" ", token.column > 1 ? token.column - 1 : 1);
        append(token.word, token.column);
        end = token.column + static_cast<std::uint32_t>(token.word.size());
    }
    even.columns.push_back(end);
    return even;
}

bool isAnyOf(const Token& token, std::span<const std::string_view> words)
{
    return std::any_of(
        words.begin(), words.end(), [&](std::string_view word) { return token.is(word); });
}

bool isNumber(const Token& token)
{
    return number(token.word).length == token.word.size() && !token.word.empty();
}

bool isWord(const Token& token)
{
    return !token.word.empty() && (isLetter(token.word.front()) || isDigit(token.word.front()));
}

std::size_t saysAt(const Tokens& tokens, std::size_t at, std::string_view words)
{
    std::size_t said = 0;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (at + said >= tokens.size() || !tokens[at + said].is(words.substr(0, end)))
            return 0;
        ++said;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return said;
}

void replace(Tokens& tokens, std::size_t from, std::size_t to, Tokens made)
{
    tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(from),
        tokens.begin() + static_cast<std::ptrdiff_t>(to));
    tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(from),
        std::make_move_iterator(made.begin()), std::make_move_iterator(made.end()));
}

} // namespace triptych::text
