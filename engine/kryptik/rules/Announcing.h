#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 8 A card or an ability on its way to the effect pile:
//
// announce -> costs to choose -> X -> modes -> opponent -> targets -> order of paragraphs -> pay.
namespace triptych::kryptik {

void run(const Table&, Announce); ///< Goes on until something must be asked.
void costOptions(const Table&, Options&);
void answerCost(const Table&, const Option&);
void xOptions(const Table&, Options&);
void answerX(const Table&, const Option&);
void modeOptions(const Table&, Options&);
void answerMode(const Table&, const Option&);
void opponentOptions(const Table&, Options&);
void answerOpponent(const Table&, const Option&);
void targetOptions(const Table&, Options&);
void answerTarget(const Table&, const Option&);
void effectOrderOptions(const Table&, Options&);
void answerEffectOrder(const Table&, const Option&);

} // namespace triptych::kryptik
