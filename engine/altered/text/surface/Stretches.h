#pragma once

#include "text/Tokens.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string_view>

// What is asked of the words of a text while it is said otherwise: one of several, and a stretch of them.
namespace triptych::altered {

/// Whether one of these words stands there; false behind the end.
inline bool readsAt(
    const text::Tokens& tokens, std::size_t at, std::initializer_list<std::string_view> words)
{
    return at < tokens.size()
        && std::ranges::any_of(words, [&](std::string_view word) { return tokens[at].is(word); });
}
/// The words from one place to before another.
inline text::Tokens between(const text::Tokens& tokens, std::size_t from, std::size_t to)
{
    const auto begin = tokens.begin();
    return { begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to) };
}

} // namespace triptych::altered
