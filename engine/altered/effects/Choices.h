#pragma once

#include "altered/Board.h"
#include "altered/Options.h"

#include "altered/effects/Reading.h"
#include <span>

// The phrases of an instruction that somebody has to choose: targets, "a card", Expeditions,
// players. They are asked for one after the other before the step is done (6.5.b).
namespace triptych::altered {

/// The phrases of an instruction, in the order in which they are asked for.
struct Phrases
{
    const Who* who = nullptr;
    const Expedition* place = nullptr;
    const Thing* things[2] {};
};
Phrases phrasesOf(const Effect&);

/// Who carries the instruction out: "you", or whoever an effect lets act.
Seats actorsOf(const Board&, const Who&);

/// Asks for the next phrase that must be chosen; the frame comes up again when it is. Returns
/// whether the instruction has to wait. What was found is in State::phrases, and the Expedition in
/// Acting::place.
bool choosePhrases(const Board&, const Frame&, const Effect&);
void choiceOptions(const Board&, Options&);
/// One thing was picked for a target: what is Tough is paid for (7.4.7).
void pickTarget(const Board&, Index);

/// Whether the first step can be done at all: an impossible "may" is not asked.
bool isPossible(const Board&, const Effect&, const View&);
/// Whether costs can be paid in full, all of them together (6.4).
bool isPayable(const Board&, std::span<const Effect> costs, const View&, int mana = 0);

// v1 5.2.3 Modes and targets that are declared before costs are paid
void declare(const Board&, const Frame&);

void sabotageCandidates(const Board&, const Sabotage&, const View&, Things&);

/// Remembers what was spoken of: "it", "them".
void speakOf(State&, const Things&);

} // namespace triptych::altered
