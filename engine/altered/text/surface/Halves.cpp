#include "altered/text/surface/Halves.h"

#include "altered/text/surface/Habits.h"
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
    sayAsPrinted(tokens);
    return text::paragraphOf(tokens);
}

void add(Tokens& to, const Tokens& from, std::size_t begin, std::size_t end)
{
    to.insert(to.end(), from.begin() + static_cast<std::ptrdiff_t>(begin),
        from.begin() + static_cast<std::ptrdiff_t>(end));
}

/// Where the verb of what is so stands: "Tokens in my Expedition and Characters with 2 boosts can't be targeted".
std::optional<std::size_t> verbOf(const Tokens& tokens, std::size_t from)
{
    for (std::size_t i = from; i < tokens.size(); ++i) {
        if (isAnyOf(tokens[i], { ",", "." }))
            return std::nullopt;
        const bool costOf = i > 0 && isAnyOf(tokens[i - 1], { "base", "hand", "reserve" })
            && (i < 2 || !isAnyOf(tokens[i - 2], { "your", "their", "from" }));
        if (costOf)
            continue; // "with Base Cost {1} or less", but "Spells you play from your hand cost {1} less"
        if (isAnyOf(tokens[i],
                { "can't", "i'm", "it's", "they're", "are", "is", "have", "has", "cost", "costs",
                    "don't", "lose", "loses", "gain", "gains" }))
            return i;
    }
    return std::nullopt;
}
/// "... and can't be targeted": what it is said of stands before the first verb.
void addSubject(Tokens& to, const Tokens& tokens, std::size_t begin, std::size_t joint)
{
    const auto first = verbOf(tokens, begin);
    if (!first || *first >= joint || verbOf(tokens, joint + 1) != joint + 1
        || isAnyOf(tokens[joint + 1], { "i'm", "it's", "they're" })) // they have their own
        return;
    if (!tokens[*first].is("i'm")) {
        add(to, tokens, begin, *first);
        return;
    }
    text::Token me = tokens[*first];
    me.word = "I";
    to.push_back(std::move(me));
}
/// "would be discarded or sent to Reserve": where the second of them ends
std::size_t participleEnd(const Tokens& tokens, std::size_t at)
{
    const bool sent = at + 2 < tokens.size() && tokens[at].is("sent") && tokens[at + 1].is("to");
    return at + (sent ? 3 : 1);
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
        const auto verb = tokens[i].is("and") && i > begin ? verbOf(tokens, i + 1) : std::nullopt;
        if (const auto before = verb ? verbOf(tokens, begin) : std::nullopt;
            verb && before == verb) {
            add(one, tokens, 0, i);
            add(one, tokens, *verb, tokens.size());
            add(other, tokens, 0, begin);
            add(other, tokens, i + 1, tokens.size());
            all.emplace_back(part(std::move(one)), part(std::move(other)));
            continue;
        }
        const bool would = tokens[i].is("or") && i > 2 && i < begin
            && std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(i),
                [](const text::Token& token) { return token.is("would"); });
        if (would && (tokens[i - 2].is("be") || (i > 4 && tokens[i - 4].is("be")))) {
            const std::size_t be = tokens[i - 2].is("be") ? i - 2 : i - 4;
            const std::size_t end = participleEnd(tokens, i + 1);
            add(one, tokens, 0, i);
            add(one, tokens, end, tokens.size());
            add(other, tokens, 0, be + 1);
            add(other, tokens, i + 1, tokens.size());
            all.emplace_back(part(std::move(one)), part(std::move(other)));
            continue;
        }
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
            addSubject(other, tokens, begin, i);
            add(other, tokens, i + 1, tokens.size());
        } else {
            continue;
        }
        all.emplace_back(part(std::move(one)), part(std::move(other)));
    }
    return all;
}

} // namespace triptych::altered
