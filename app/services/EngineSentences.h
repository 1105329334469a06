#pragma once

#include <span>
#include <vector>

namespace enginewords {

/// Sentences that the engine says to people, with %1, %2 .. where it puts names and numbers.
using Sentences = std::span<const char* const>;

Sentences ofPlaces(); ///< No sentences: what stands before one, such as "mine.txt, line 3".
Sentences ofDecks();  ///< Decks and rulesets.
Sentences ofLists();  ///< Lists, files and questions about cards.
Sentences ofHints();  ///< What helps with a text: remedies.
Sentences
ofTerms(); ///< No sentences: the parts of a card language, as sentences about texts name them.

/// Texts of cards: those of any game, and of each.
std::vector<Sentences> ofTexts();
Sentences ofKryptikTexts();
Sentences ofKryptikSides(); ///< ... about whose something is, and to how many it is done.
Sentences ofSeizeTexts();
Sentences ofAlteredTexts();
Sentences ofAlteredEvents(); ///< ... about who does something, and when that is heard of.

} // namespace enginewords
