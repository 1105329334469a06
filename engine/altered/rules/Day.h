#pragma once

#include "altered/Options.h"
#include "altered/Table.h"

// 4.2 The day: its phases one after the other, and the turns of the Afternoon.
namespace triptych::altered {

/// Nothing is half done: Reactions, the next daily effect, the next turn, or the next phase.
void proceed(const Table&);
void enterStage(const Table&, Stage);

// 4.2.3 Afternoon
void turnOptions(const Table&, Options&);
void answerTurn(const Table&, const Option&);
void pass(const Table&, Seat);

// 3.2.9.e Swapping Mana Orbs
void swapOptions(const Table&, Seat, Options&);
void swapOrbs(const Table&, const Option&);

} // namespace triptych::altered
