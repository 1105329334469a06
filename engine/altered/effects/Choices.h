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

} // namespace triptych::altered
