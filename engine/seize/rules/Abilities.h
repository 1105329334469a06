#pragma once

#include "seize/Options.h"
#include "seize/Table.h"
#include "seize/rules/Triggers.h"

// S-MERC-F Triggered passive abilities: what comes of itself, how it comes onto the stack, how often.
namespace triptych::seize {

/// A triggered ability of a card about itself, wherever that is ("when this is played").
/// `bearer`: of what was unequipped, who carried it.
void raiseOwn(const Table&, Index card, Trigger::Event, Index bearer = noIndex);
/// So many of the counters that it names lie on a card now; the last one that goes is heard.
void leaveMarks(const Table&, Index card, int count);
/// Somebody has come onto a tile from another, or from nowhere: who waits for that, and traps there.
void comeOnto(const Table&, Index mercenary, Tile from);
/// Effects left behind for this moment.
void raiseDelayed(const Table&, Delayed::When);

/// Puts what has triggered onto the stack, turn player's first.
void run(const Table&, GatherTriggers);
void run(const Table&, ArrangeTriggers);
void run(const Table&, PutTriggers);
void answerTriggerOrder(const Table&, const Option&);

/// Once per turn: the ability of this object has been used.
void noteUse(State&, Ref, std::uint8_t ability);
/// The same of what may be used once or twice per turn, or once per game: whether it is spent.
bool isSpent(const State&, Ref, std::uint8_t number, const Ability&);
void noteUse(State&, Ref, std::uint8_t number, const Ability&);

} // namespace triptych::seize
