#pragma once

#include "seize/text/printing/Phrases.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

// What the phrases of several files are made of: PhrasesFilters.cpp, PhrasesThings.cpp, PhrasesNumbers.cpp,
// and the clauses around them.
namespace triptych::seize::phrases {

template <typename Enum, std::size_t N>
std::string_view nth(const std::array<std::string_view, N>& words, Enum value)
{
    return words[static_cast<std::size_t>(value)];
}

void add(
    std::string& to, std::string_view word); ///< With a space between, where there is something.
bool isAdjective(const Range&);              ///< "adjacent": before the noun.
/// "that attacked this turn and was not dealt damage this turn": what has a "that" is said in one.
std::string statesBehind(const Filter&, Many);
std::string_view treasureNoun(CardFilter::Kind, Many);       ///< "Weapon"
std::string treasureSort(CardFilter::Kind);                  ///< "a treasure", "a Weapon"
std::string_view whoseDoing(Trigger::Doer, bool possessive); ///< "an opponent's"
std::string mercenaryDoes(const Trigger&);                   ///< "this is attacked by you"
std::string damageFrom(const Blow&);                         ///< "Magic damage from attacks"
std::string modifierDeed(const Modifier&, bool several);     ///< "cannot be burned"

} // namespace triptych::seize::phrases
