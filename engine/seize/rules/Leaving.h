#pragma once

#include "seize/Table.h"
#include "seize/rules/Meaning.h"

// S-RALLY-EXIT, S-FMT-GM-NOEXIT: mercenaries leaving the battlefield without being destroyed.
namespace triptych::seize {

bool canExit(const Table&, Index);
void exit(const Table&, Index);                      ///< S-RALLY-EXIT
void tellLeaving(const Table&, Index);               ///< "Leaves the battlefield": however it does.
void exitTogether(const Table&, const Mercenaries&); ///< All are there to see the others leave.
/// "Put it on top of its owner's deck": however many, together.
void putBack(const Table&, const Mercenaries&, ReturnToHand::Goal);
void putBack(const Table&, Index, ReturnToHand::Goal);
void returnToHand(const Table&, Index); ///< S-FMT-GM-NOEXIT a Guild Master to its quarters.

} // namespace triptych::seize
