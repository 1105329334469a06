#pragma once

#include "text/Tokens.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>

// Where sentences and clauses begin, and which words stand in them: for those who doubt what is meant.
namespace triptych::altered::doubts {

inline bool isOneOf(const text::Token& token, std::span<const std::string_view> words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}
inline bool says(
    const text::Tokens& tokens, std::size_t at, std::initializer_list<std::string_view> words)
{
    return at < tokens.size()
        && std::ranges::any_of(words, [&](std::string_view w) { return tokens[at].is(w); });
}

inline bool endsSentence(const text::Token& token)
{
    return token.isStop() || token.is(":") || token.is("-") || token.is("\u2022");
}
inline std::size_t sentenceBegin(const text::Tokens& tokens, std::size_t at)
{
    while (at > 0 && !endsSentence(tokens[at - 1]))
        --at;
    return at;
}
inline std::size_t clauseBegin(const text::Tokens& tokens, std::size_t at)
{
    while (at > 0 && !endsSentence(tokens[at - 1]) && !says(tokens, at - 1, { ",", ";", "then" }))
        --at;
    return at;
}
template <typename Is>
bool anyIn(const text::Tokens& tokens, std::size_t from, std::size_t to, Is is)
{
    for (std::size_t at = from; at < std::min(to, tokens.size()); ++at)
        if (is(tokens[at]))
            return true;
    return false;
}

} // namespace triptych::altered::doubts
