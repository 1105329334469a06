#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// The verbs in which somebody chooses while an effect resolves. Each is done in stages: ask, then,
// when the frame comes up again, act on the picks.
namespace triptych::kryptik {

/// Asks for the phrases of a leaf that are chosen on resolution ("a citizen you control"). Returns
/// whether the leaf has to wait; it comes up again when they are in the picks.
bool chooseFirst(const Table&, const Frame&, const Effect&);
/// Whether the first thing that the effect does can be done at all (an impossible "may" is not asked).
bool isPossible(const Table&, const Effect&);
/// Whether that depends on which cards the controller holds, which nobody else may learn.
bool dependsOnTheHand(const Table&, const Effect&);
/// Whether a player can do what would prevent something: pay, discard, sacrifice, ...
bool isChecked(const Effect&); ///< Whether `canDo` can tell.
bool canDo(const Table&, const Effect&, Seat);
void choiceOptions(const Table&, Options&);

// Player by player, turn player first
void eachDiscards(const Table&, const Frame&, const Discard&);
void eachProbes(const Table&, const Frame&, const Probe&);
void eachPlunders(const Table&, const Frame&, const Plunder&);
void eachSacrifices(const Table&, const Frame&, const Sacrifice&);

void search(const Table&, const Frame&, const Search&);
void lookAtRow(const Table&, const Frame&, const LookAtRow&);
void rearrangeRow(const Table&, const Frame&, const RearrangeRow&);
void destroyRowCards(const Table&, const Frame&, const DestroyYear&);
void revealCards(const Table&, const Frame&, const Reveal&);
void lookAndPick(const Table&, const Frame&, const LookAndPick&);
void pickFromHand(const Table&, const Frame&, const PickFromHand&);
void castFree(const Table&, const Frame&, const CastFree&);

} // namespace triptych::kryptik
