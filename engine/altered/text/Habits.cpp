#include "altered/text/Habits.h"

#include "altered/text/Wordings.h"
#include "text/Wordings.h"

#include <algorithm>
#include <array>
#include <vector>

namespace triptych::altered {
namespace {

using Words = std::string_view;

std::vector<text::Wording> allWordings()
{
    std::vector<text::Wording> all;
    for (const auto& table : { wordingsOfDeeds(), wordingsOfSentences(), wordingsOfConditions(),
             wordingsOfPhrases(), wordingsOfPlaces(), wordingsOfThings() })
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

} // namespace

void sayAsPrinted(text::Tokens& tokens)
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

const text::Habits& habits()
{
    static const text::Habits all { allWordings(), keywords, {}, keywords, {}, {}, "me", false, {},
        {} };
    return all;
}

} // namespace triptych::altered
