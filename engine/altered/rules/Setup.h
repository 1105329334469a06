#pragma once

#include "altered/Options.h"
#include "altered/Table.h"

// 4.1 Setup and the first day.
namespace triptych::altered {

inline constexpr int openingHand = 6; // v1 4.1.j
inline constexpr int openingMana = 3;

/// `laid`: decks stand as they were given, and so does what lies elsewhere.
void beginSetup(const Table&, bool laid);
void run(const Table&, ChooseMana);
void run(const Table&, PutMana);
void setupOptions(const Table&, Options&);

} // namespace triptych::altered
