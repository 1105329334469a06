#pragma once

#include "altered/rules/Meaning.h"

// 6.5.b What is spoken of last: "it", "them", "the other cards", the Expedition that was named.
namespace triptych::altered {

/// Remembers what was spoken of: "it", "them".
void speakOf(State&, const Things&);
/// "one of them", "two Characters from these cards": what is not chosen is "the other cards" then.
bool isAmongThem(const Thing&);
/// Keeps for "the other", "the rest" what was spoken of before and not chosen now.
void keepRest(State&, const Things& chosen);
/// "Put one in your hand. Put one in Reserve.": one of those that were not chosen.
void speakOfRest(State&);
/// 6.5.b Nothing was chosen: "it" is nothing then, and not what was spoken of before.
void speakOfNothing(State&);
/// RULING "it" behind what was put away: what only something in play can do speaks of what was named before.
const Thing& spokenOf(const Table&, EffectId, const Thing& phrase);

// By the condition of an If, before its effect
void speakOfCounted(const Table&, EffectId, const If&);
void speakOfPlace(const Table&, const Condition&);
/// Before what is done otherwise.
void speakOfThoseThere(const Table&, const If&);

} // namespace triptych::altered
