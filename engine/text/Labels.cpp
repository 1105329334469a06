#include "text/Labels.h"

#include "text/Letters.h"

#include <algorithm>
#include <cstddef>

namespace triptych::text {
namespace {

constexpr std::size_t mostWords = 3; ///< Words of a name; with more it is a sentence.

bool isOneOf(const Token& token, std::span<const std::string_view> words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

} // namespace

void dropLabel(Tokens& tokens, const LabelWords& labels, std::span<const std::string_view> terms)
{
    const bool framed
        = tokens.size() > 1 && isOneOf(tokens.front(), labels.frames) && tokens[1].is(":");
    if (!framed && !labels.bare)
        return;
    const std::size_t first = framed ? 2 : 0;
    std::size_t at = first;
    const auto mayBeLabel = [&](const Token& token) {
        return std::ranges::all_of(token.word, [](char c) { return isLetter(c) || c == '-'; })
            && !isOneOf(token, labels.never) && !isOneOf(token, terms);
    };
    while (at < tokens.size() && at - first < mostWords && mayBeLabel(tokens[at]))
        ++at;
    if (at == first || at + 1 >= tokens.size() || !tokens[at].is(":"))
        return;
    tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(first),
        tokens.begin() + static_cast<std::ptrdiff_t>(at + 1));
}

} // namespace triptych::text
