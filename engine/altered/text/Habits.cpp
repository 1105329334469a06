#include "altered/text/Habits.h"

#include "altered/text/Wordings.h"

#include <array>
#include <vector>

namespace triptych::altered {
namespace {

using Words = std::string_view;

std::vector<text::Wording> allWordings()
{
    std::vector<text::Wording> all;
    for (const auto& table :
        { wordingsOfDeeds(), wordingsOfSentences(), wordingsOfOthers(), wordingsOfPlaces() })
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

constexpr std::array<Words, 10> keywords { "anchored", "asleep", "boosted", "cooldown", "defender",
    "eternal", "fleeting", "gigantic", "seasoned", "tough" };

} // namespace

const text::Habits& habits()
{
    static const text::Habits all { allWordings(), keywords, {}, keywords, {}, {}, "me", false, {},
        {} };
    return all;
}

} // namespace triptych::altered
