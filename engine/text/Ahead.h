#pragma once

#include "text/Rules.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string_view>

// Looks at what stands ahead in a text, before anything is read of it.
namespace triptych::text {

/// The rest of the sentence, up to the first of the stops.
inline std::string_view sentenceAhead(std::string_view text, std::string_view stops = ".")
{
    return text.substr(0, text.find_first_of(stops));
}
inline bool hasAny(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(),
        [&](std::string_view each) { return text.find(each) != std::string_view::npos; });
}

/// How long a name is that no list has: words that may be of it, up to one that comes behind it. 0: there is none.
template <typename ComesBehind, typename MayBeOfIt>
std::size_t nameAhead(std::string_view text, ComesBehind comesBehind, MayBeOfIt mayBeOfIt)
{
    std::size_t at = 0;
    while (true) {
        const std::string_view word = firstWord(text.substr(at));
        if (comesBehind(word))
            return at == 0 ? 0 : at - 1;
        if (!mayBeOfIt(word))
            return 0;
        at += word.size();
        if (at >= text.size() || text[at] != ' ')
            return 0;
        ++at;
    }
}

} // namespace triptych::text
