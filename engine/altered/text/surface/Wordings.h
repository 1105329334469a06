#pragma once

#include "text/WordingTable.h"

#include <span>

// The tables of other wordings, in the order in which they are applied (Habits.cpp). Only wordings that can mean
// nothing else: what is said becomes the printed way of saying it.
namespace triptych::altered {

std::span<const text::Wording> wordingsOfVoice(); ///< Who does it, what must and can be, whose.
std::span<const text::Wording>
wordingsOfQuantities();                           ///< How many, how much, and what is the same.
std::span<const text::Wording> wordingsOfVerbs(); ///< And of the card itself, and of when it is.
std::span<const text::Wording>
wordingsOfSentences(); ///< What goes without saying, whose, how much.
std::span<const text::Wording> wordingsOfConditions();
std::span<const text::Wording> wordingsOfPhrases(); ///< Of a few words that stand in any sentence.
std::span<const text::Wording> wordingsOfPlaces();  ///< Where, and the signs.
std::span<const text::Wording>
wordingsOfThings(); ///< Both of them, the others, results, statistics, how many there were.
std::span<const text::Wording> wordingsOfOrder(); ///< When and how often, said first or last.

} // namespace triptych::altered
