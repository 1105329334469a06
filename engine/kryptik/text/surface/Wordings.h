#pragma once

#include "text/WordingTable.h"

#include <span>

// The tables of other wordings, in the order in which they are applied (Habits.cpp). Only wordings that can mean
// nothing else: what is said becomes another way of saying it.
namespace triptych::kryptik {

std::span<const text::Wording>
wordingsOfSynonyms(); ///< Words of other games and of everyday for those of this one.
std::span<const text::Wording> wordingsOfEveryday();  ///< Everyday words, wherever they stand.
std::span<const text::Wording> wordingsOfSentences(); ///< Whole turns of phrase.
std::span<const text::Wording> wordingsOfMeasures();
std::span<const text::Wording> wordingsOfNumbers();  ///< One number or another, as something is so.
std::span<const text::Wording> wordingsOfTriggers(); ///< Before the turns of phrase.
std::span<const text::Wording> wordingsOfBlocking(); ///< After them.
std::span<const text::Wording> wordingsOfTimes();
std::span<const text::Wording> wordingsOfCombat();
std::span<const text::Wording> wordingsOfPlayers();
std::span<const text::Wording> wordingsOfPlaces();
std::span<const text::Wording> wordingsOfManners();
std::span<const text::Wording> wordingsOfCosts();
std::span<const text::Wording> wordingsOfOccasions();
std::span<const text::Wording> wordingsOfProtection();
std::span<const text::Wording> wordingsOfSlips(); ///< Before all others.

} // namespace triptych::kryptik
