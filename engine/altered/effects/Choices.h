#pragma once

#include "altered/Options.h"
#include "altered/rules/Meaning.h"

// The phrases of an instruction that somebody has to choose: targets, "a card", Expeditions,
// players. They are asked for one after the other before the step is done (6.5.b).
namespace triptych::altered {

/// Who carries the instruction out: "you", or whoever an effect lets act.
Seats actorsOf(const Table&, const Who&);

/// Asks for the next phrase that must be chosen. Returns whether the instruction has to wait; it comes
/// up again as PhraseChosen. `answered`: it has; otherwise it begins, for the `round`th time before.
/// What was found is in State::phrases, and the Expedition in Acting::place.
bool choosePhrases(const Table&, const Effect&, const PhraseChosen* answered, std::uint8_t round);
void choiceOptions(const Table&, Options&);
void playerOptions(const Table&, Options&);

/// Remembers what was spoken of: "it", "them".
void speakOf(State&, const Things&);
/// "one of them", "two Characters from these cards": what is not chosen is "the other cards" then.
bool isAmongThem(const Thing&);
/// Keeps for "the other", "the rest" what was spoken of before and not chosen now.
void keepRest(State&, const Things& chosen);
/// 6.5.b Nothing was chosen: "it" is nothing then, and not what was spoken of before.
void speakOfNothing(State&);

} // namespace triptych::altered
