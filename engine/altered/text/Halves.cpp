#include "altered/text/Halves.h"

#include "altered/text/Habits.h"
#include "text/Wordings.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace triptych::altered {
namespace {

using text::Tokens;

bool isAnyOf(const text::Token& token, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

/// Where a condition that a paragraph begins with ends: behind its comma.
std::size_t conditionEnd(const Tokens& tokens)
{
    if (tokens.empty() || !isAnyOf(tokens.front(), { "if", "unless", "while", "as", "during" }))
        return 0;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i].is(","))
            return i + 1;
    return 0;
}

/// Where a condition that a paragraph ends with begins.
std::optional<std::size_t> conditionBegin(const Tokens& tokens, std::size_t from)
{
    for (std::size_t i = from; i < tokens.size(); ++i) {
        const bool asLongAs = i + 2 < tokens.size() && tokens[i].is("as")
            && tokens[i + 1].is("long") && tokens[i + 2].is("as");
        if (asLongAs || isAnyOf(tokens[i], { "if", "unless", "while" }))
            return i;
    }
    return std::nullopt;
}

text::Paragraph part(Tokens tokens)
{
    text::rewrite(tokens, habits().wordings);
    return text::paragraphOf(tokens);
}

void add(Tokens& to, const Tokens& from, std::size_t begin, std::size_t end)
{
    to.insert(to.end(), from.begin() + static_cast<std::ptrdiff_t>(begin),
        from.begin() + static_cast<std::ptrdiff_t>(end));
}

} // namespace

std::vector<std::pair<text::Paragraph, text::Paragraph>> halvesOf(const text::Paragraph& paragraph)
{
    std::vector<std::pair<text::Paragraph, text::Paragraph>> all;
    const Tokens tokens = text::tokensOf(paragraph);
    const std::size_t begin = conditionEnd(tokens);
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
        Tokens one;
        Tokens other;
        if (tokens[i].is(".")) {
            add(one, tokens, 0, i + 1);
            add(other, tokens, i + 1, tokens.size());
        } else if (tokens[i].is("and") && i > begin) {
            const std::size_t end = tokens[i - 1].is(",") ? i - 1 : i;
            add(one, tokens, 0, end);
            if (const auto last = conditionBegin(tokens, i + 1); last && begin == 0)
                add(one, tokens, *last, tokens.size());
            else if (tokens.back().is("."))
                one.push_back(tokens.back());
            add(other, tokens, 0, begin);
            add(other, tokens, i + 1, tokens.size());
        } else {
            continue;
        }
        all.emplace_back(part(std::move(one)), part(std::move(other)));
    }
    return all;
}

} // namespace triptych::altered
