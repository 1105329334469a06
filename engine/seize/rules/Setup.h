#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-PRE-*, S-FMT-ARENA-PILLARS: everything before the first turn.
namespace triptych::seize {

inline constexpr int pillarCount = 4;

void beginSetup(const Table&, bool decksAreShuffled);
int rollDie(const Table&, Seat); ///< 1 to 6; everybody sees it.
void run(const Table&, RollDice);
void run(const Table&, PlacePillar);
void run(const Table&, PlaceChampions);
void run(const Table&, ChooseStarter);
void run(const Table&, DealHands);
void run(const Table&, OfferMulligan);

// Asking
void startPlayerOptions(const Table&, Options&);
void answerStartPlayer(const Table&, const Option&);
void mulliganOptions(const Table&, Options&);
void answerMulligan(const Table&, const Option&);
void pillarOptions(const Table&, Options&);
void answerPillar(const Table&, const Option&);
void championOptions(const Table&, Options&);
void answerChampion(const Table&, const Option&);

} // namespace triptych::seize
