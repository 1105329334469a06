#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// The verbs in which somebody chooses while an effect resolves. Each is done in steps (Steps.h): ask,
// and when the next step is run, act on the picks.
namespace triptych::kryptik {

/// Asks for the phrases of a leaf that are chosen on resolution ("a citizen you control"). Returns
/// whether the leaf has to wait; it comes up again when they are in the picks.
bool chooseFirst(const Table&, DoEffect, const Effect&);
/// Whether the first thing that the effect does can be done at all (an impossible "may" is not asked).
bool isPossible(const Table&, const Effect&);
/// Whether that depends on which cards the controller holds, which nobody else may learn.
bool dependsOnTheHand(const Table&, const Effect&);
/// Whether a player can do what would prevent something: pay, discard, sacrifice, ...
bool isChecked(const Effect&); ///< Whether `canDo` can tell.
bool canDo(const Table&, const Effect&, Seat);
void choiceOptions(const Table&, Options&);

// Player by player, turn player first
void eachDiscards(const Table&, EffectId, const Discard&);
void run(const Table&, ForPlayer<Discard>);
void run(const Table&, Picked<Discard>);
void eachProbes(const Table&, EffectId, const Probe&);
void run(const Table&, ForPlayer<Probe>);
void run(const Table&, Picked<Probe>);
void run(const Table&, ProbeDrawn);
void eachPlunders(const Table&, EffectId, const Plunder&);
void run(const Table&, ForPlayer<Plunder>);
void run(const Table&, Picked<Plunder>);
void eachSacrifices(const Table&, EffectId, const Sacrifice&);
void run(const Table&, ForPlayer<Sacrifice>);
void run(const Table&, Picked<Sacrifice>);
void destroyRowCards(const Table&, EffectId, const DestroyYear&);
void run(const Table&, ForPlayer<DestroyYear>);
void run(const Table&, Picked<DestroyYear>);
void revealCards(const Table&, EffectId, const Reveal&);
void run(const Table&, ForPlayer<Reveal>);
void run(const Table&, Picked<Reveal>);

void search(const Table&, EffectId, const Search&);
void run(const Table&, Picked<Search>);
void lookAtRow(const Table&, EffectId, const LookAtRow&);
void run(const Table&, Picked<LookAtRow>);
void rearrangeRow(const Table&, EffectId, const RearrangeRow&);
void run(const Table&, Picked<RearrangeRow>);
void lookAndPick(const Table&, EffectId, const LookAndPick&);
void run(const Table&, TakeFromTop);
void run(const Table&, PutBackRest);
void pickFromHand(const Table&, EffectId, const PickFromHand&);
void run(const Table&, Picked<PickFromHand>);
void castFree(const Table&, EffectId);
void run(const Table&, Picked<CastFree>);

} // namespace triptych::kryptik
