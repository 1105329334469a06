#pragma once

#include "altered/Board.h"
#include "altered/Options.h"
#include "altered/rules/Objects.h"

// 6.2 Event-modifying rules: "If X would happen, Y happens instead". Each asks whether a replacing
// ability applies; if so what replaces the event is put on the agenda, and the event is not done.
namespace triptych::altered {

bool replacesMove(const Board&, const Motion&, Cause, Seat who);
bool replacesGain(const Board&, Index, const Grant&, Seat who);
bool replacesResupply(const Board&, Seat, Seat who);
/// How many regions more an expedition moves; below 0: something else happens instead.
int moreRegions(const Board&, Seat, int kind);
/// 6.2.d "If my Expedition would move forward, you may ... instead": true when somebody is asked;
/// the expedition moves only if the answer is no. `dueTo` is its Marker::progressed.
struct Advance;
bool mayReplaceAdvance(const Board&, const Advance&, std::uint8_t dueTo);
/// 7.3.19 How many dice are rolled, and how many of the rolls are ignored.
struct Dice
{
    int count = 1;
    int ignored = 0;
};
Dice diceFor(const Board&, Seat who, Dice);
/// 7.3.19 What may change the result of a die, asked after it was seen. True when somebody is asked.
bool changesRoll(const Board&, Seat who);

/// 6.2.h Several may replace the same move: which comes first is chosen (Frame::ChooseModifier).
void chooseModifier(const Board&, const Frame&);
void modifierOptions(const Board&, Options&);
/// 6.2.d-e The answer to "you may ... instead": Frame::ReplaceMove.
void replaceMove(const Board&, const Frame&);
void replaceRoll(const Board&, const Frame&);

} // namespace triptych::altered
