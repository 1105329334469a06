#pragma once

#include "altered/Options.h"
#include "altered/rules/Meaning.h"

// The phrases of an instruction that somebody has to choose: targets, "a card", Expeditions,
// players. They are asked for one after the other before the step is done (6.5.b).
namespace triptych::altered {

/// Who carries the instruction out: "you", or whoever an effect lets act.
Seats actorsOf(const Table&, const Who&);

/// Asks for the next phrase that must be chosen; the frame comes up again when it is. Returns
/// whether the instruction has to wait. What was found is in State::phrases, and the Expedition in
/// Acting::place.
bool choosePhrases(const Table&, const Frame&, const Effect&);
void choiceOptions(const Table&, Options&);
/// The stages of an instruction beyond those of its phrases begin here.
inline constexpr std::uint8_t afterPhrases = 16;
/// Asked::a where a region is asked for.
inline constexpr std::uint8_t askedForRegion = 3;

/// Remembers what was spoken of: "it", "them".
void speakOf(State&, const Things&);
/// 6.5.b Nothing was chosen: "it" is nothing then, and not what was spoken of before.
void speakOfNothing(State&);

} // namespace triptych::altered
