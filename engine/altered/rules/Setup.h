#pragma once

#include "altered/Board.h"
#include "altered/Options.h"

// 4.1 Setup and the first day.
namespace triptych::altered {

inline constexpr int openingHand = 6; // v1 4.1.j
inline constexpr int openingMana = 3;

/// `laid`: decks stand as they were given, and so does what lies elsewhere.
void beginSetup(const Board&, bool laid);
void setUpMana(const Board&, const Frame&);
void setupOptions(const Board&, Options&);

} // namespace triptych::altered
