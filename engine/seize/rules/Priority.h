#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-PRIO: who may act when.
namespace triptych::seize {

void openWindow(State&);
/// Priority goes from its holder to whoever comes next.
void passOn(State&);
/// S-FMT-ARENA-SHARED Bit per seat: who has priority together with the one that is asked.
std::uint8_t claimantsOf(const State&);
/// Whether they have passed, and would take that back.
bool mateHasPassed(const State&);
/// One of them wants to act first.
void claimPriority(const Table&, Seat);
/// The seat has put something onto the stack: the others may answer first.
void acted(State&, Seat);
void priorityOptions(const Table&, Options&);
void answerPriority(const Table&, const Option&);

} // namespace triptych::seize
