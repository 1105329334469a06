#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 2 Setup.
namespace triptych::kryptik {

/// The decks lie in the deck zones. Begins with 2.1 and ends with the first turn.
void beginSetup(const Table&, bool decksAreShuffled);
void run(const Table&, ChooseStarter);
void run(const Table&, DealHands);
void run(const Table&, OfferRecursion);
void run(const Table&, Recurse);
void run(const Table&, DealRows);

inline constexpr int openingHand = 6;     ///< 2.3
inline constexpr int elevenYearCards = 6; ///< 2.4

} // namespace triptych::kryptik
