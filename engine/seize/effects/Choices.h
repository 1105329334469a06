#pragma once

#include "seize/Table.h"
#include "seize/rules/Meaning.h"

// What is chosen before a verb is carried out, and whether one agrees to it. Each is done in steps
// (Steps.h): ask, and when the next step is run, act on the picks.
namespace triptych::seize {

/// Asks for what is chosen on resolution ("a damaged allied mercenary", "an opponent"). Returns
/// whether the leaf has to wait; it comes up again when that is known.
bool chooseFirst(const Table&, DoEffect, const Effect&);
/// "Each player chooses ...".
bool isOfSeveral(const Effect&);
/// What was offered or told was tried, and nothing came of it: "if you do" is not so.
void cameToNothing(const Table&, EffectId);
/// Likewise of whom it was to destroy: `whole` if all of them had to fall.
void noteFallen(const Table&, EffectId, const Mercenaries&, int fallen, bool whole);

/// "A treasure at random": as if somebody had picked it.
void pickTreasures(const Table&, const Goods&, std::uint8_t many);
void may(const Table&, EffectId, const May&);
void run(const Table&, ForPlayer<May>);
void run(const Table&, Picked<May>);

} // namespace triptych::seize
