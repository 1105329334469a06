#pragma once

#include <span>

namespace enginewords {

/// Sentences that the engine says to people, with %1, %2 .. where it puts names and numbers. Some are
/// the places that stand before such a sentence: "mine.txt, line 3".
using Sentences = std::span<const char* const>;

Sentences ofDecks(); ///< Decks, rulesets and places.
Sentences ofLists(); ///< Lists, files and questions about cards.
Sentences ofTexts(); ///< Texts of cards.

} // namespace enginewords
