#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 2 Setup.
namespace triptych::kryptik {

/// The decks lie in the deck zones. Begins with 2.1 and ends with the first turn.
void beginSetup(const Table&, bool decksAreShuffled);
void chooseStarter(const Table&, const Frame&);
void recursion(const Table&, const Frame&); ///< 2.3.1
void dealRows(const Table&);                ///< 2.4

inline constexpr int openingHand = 6;     ///< 2.3
inline constexpr int elevenYearCards = 6; ///< 2.4

} // namespace triptych::kryptik
