#pragma once

#include "altered/Board.h"
#include "altered/Options.h"

// 4.2 The day: its phases, Morning, Noon, and the turns of the Afternoon.
namespace triptych::altered {

/// Nothing is half done: Reactions, the next daily effect, the next turn, or the next phase.
void proceed(const Board&);
void enterStage(const Board&, Stage);
/// What ends with a turn, with the Afternoon, with the day.
void expire(const Board&, Duration);

// 4.2.1 Morning
void expand(const Board&, const Frame&);
void expandOptions(const Board&, Options&);

// 4.2.3 Afternoon
void turnOptions(const Board&, Options&);
void answerTurn(const Board&, const Option&);
void pass(const Board&, Seat);

// 3.2.9.e Swapping Mana Orbs
void swapOptions(const Board&, Seat, Options&);
void swapOrbs(const Board&, const Option&);

} // namespace triptych::altered
