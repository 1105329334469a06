#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-PRE-*, S-FMT-ARENA-PILLARS: everything before the first turn.
namespace triptych::seize {

inline constexpr int pillarCount = 4;

void beginSetup(const Table&, bool decksAreShuffled);
void run(const Table&, RollDice);
void run(const Table&, PlacePillar);
void run(const Table&, PlaceChampions);
void run(const Table&, ChooseStarter);
void run(const Table&, DealHands);
void run(const Table&, OfferMulligan);

void setupOptions(const Table&, Options&);
void answerSetup(const Table&, const Option&);

} // namespace triptych::seize
