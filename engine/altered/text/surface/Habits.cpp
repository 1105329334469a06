#include "altered/text/surface/Habits.h"

#include "altered/text/surface/Excepted.h"
#include "altered/text/surface/Wordings.h"
#include "text/Spelling.h"
#include "text/Wordings.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace triptych::altered {
namespace {

using Words = std::string_view;

std::vector<text::Wording> allWordings()
{
    std::vector<text::Wording> all;
    for (const auto& table : { wordingsOfVoice(), wordingsOfQuantities(), wordingsOfVerbs(),
             wordingsOfSentences(), wordingsOfConditions(), wordingsOfPhrases(), wordingsOfPlaces(),
             wordingsOfThings(), wordingsOfOrder() })
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

constexpr std::array<Words, 10> keywords { "anchored", "asleep", "boosted", "cooldown", "defender",
    "eternal", "fleeting", "gigantic", "seasoned", "tough" };

/// What makes a dash of the first comma, and would tear the condition from a Reaction that has its dash.
bool makesDash(const text::Wording& of)
{
    return (of.typed.starts_with("^ when {*} :") || of.typed.starts_with("^ when {*} , {!if}")
        || of.typed.starts_with("^ the first time you {!would}")
        || of.typed.starts_with("^ at {w} :") || of.typed.starts_with("^ at {w} ,"));
}

/// The sign of a terrain that is called by its name, or is one already; empty of any other word.
Words signOf(const text::Token& token)
{
    struct Called
    {
        Words name;
        Words sign;
    };
    constexpr std::array<Called, 3> terrains { { { "forest", "{v}" }, { "mountain", "{m}" },
        { "ocean", "{o}" } } };
    const auto found = std::ranges::find_if(
        terrains, [&](const Called& each) { return token.is(each.name) || token.is(each.sign); });
    return found == terrains.end() ? Words {} : found->sign;
}

} // namespace

void sayTerrainsBySign(text::Tokens& tokens, std::string_view name)
{
    const std::string called = text::lowerCase(name);
    bool inBrackets = false; // what a token is called is its name
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        inBrackets
            = (inBrackets || tokens[at].word.starts_with('[')) && !tokens[at].word.ends_with(']');
        const Words sign = signOf(tokens[at]);
        if (sign.empty() || inBrackets
            || (!called.empty()
                && called.find(text::lowerCase(tokens[at].word)) != std::string::npos))
            continue;
        tokens[at].word = sign;
        const auto follows = [&](std::size_t by, Words one, Words many) {
            return at + by < tokens.size() && (tokens[at + by].is(one) || tokens[at + by].is(many));
        };
        if (follows(1, "statistic", "statistics")
            || (follows(1, "terrain", "terrains") && !follows(2, "marker", "markers")))
            tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    }
}

namespace {

void sayParagraph(text::Tokens& tokens)
{
    static const text::WordingTable dashed { [] {
        std::vector<text::Wording> rows = allWordings();
        std::erase_if(rows, makesDash);
        return rows;
    }() };
    const bool hasDash
        = std::ranges::any_of(tokens, [](const text::Token& token) { return token.is("-"); });
    text::rewrite(tokens, hasDash ? dashed : habits().wordings);
}

/// How much stands before the ability itself: "{I}", "[Completed]:".
std::size_t signsBefore(const text::Tokens& tokens)
{
    std::size_t at = 0;
    while (at < tokens.size()
        && (tokens[at].is("{i}") || tokens[at].is("[completed]") || tokens[at].is("[completed]:")
            || (at > 0 && tokens[at].is(":"))))
        ++at;
    return at;
}

/// An ability that is given stands in quotes, which are one word; what is called something has a name there.
void sayInQuotes(text::Token& token)
{
    const std::string& word = token.word;
    if (word.size() < 3 || word.front() != '"' || word.back() != '"')
        return;
    const text::Tokens inside
        = text::tokensOf(std::string_view(word).substr(1, word.size() - 2), token.column + 1);
    text::Tokens said = inside;
    sayParagraph(said);
    const bool isAbility = std::ranges::any_of(
        inside, [](const text::Token& each) { return each.isStop() || each.is("-"); });
    if (isAbility)
        token.word = '"' + text::paragraphOf(said).words + '"';
}

} // namespace

text::Tokens withLastStop(const text::Tokens& tokens)
{
    text::Tokens whole = tokens;
    if (!tokens.empty() && !tokens.back().isStop())
        whole.push_back({ ".", tokens.back().column, false });
    return whole;
}

void sayAsPrinted(text::Tokens& tokens)
{
    sayWithoutExcepted(tokens);
    std::ranges::for_each(tokens, sayInQuotes);
    if (const std::size_t signs = signsBefore(tokens); signs > 0) {
        const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(signs);
        text::Tokens rest(begin, tokens.end());
        sayParagraph(rest);
        text::replace(tokens, signs, tokens.size(), std::move(rest));
    }
    sayParagraph(tokens);
}

const text::Habits& habits()
{
    static const text::Habits all { allWordings(), keywords, {}, keywords, {}, {}, "me", false, {},
        {} };
    return all;
}

} // namespace triptych::altered
