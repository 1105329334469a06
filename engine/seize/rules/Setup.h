#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-PRE-*, S-FMT-ARENA-PILLARS: everything before the first turn.
namespace triptych::seize {

inline constexpr int pillarCount = 4;

void beginSetup(const Table&, bool decksAreShuffled);
void rollDice(const Table&);
void placePillar(const Table&, const Frame&);
void placeChampion(const Table&, const Frame&);
void chooseStarter(const Table&, const Frame&);
void mulligan(const Table&, const Frame&);

void setupOptions(const Table&, Options&);
void answerSetup(const Table&, const Option&);

} // namespace triptych::seize
