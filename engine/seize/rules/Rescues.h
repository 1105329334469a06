#pragma once

#include "seize/rules/Damage.h"

// "If it would be destroyed, instead ...": what comes instead, also of damage, statuses and healing, and who is
// asked first.
namespace triptych::seize {

How hitHow(const Mercenary&);             ///< By what the last damage to it came.
Doom lastBlow(const Table&, Index);       ///< Its destruction by what hurt it last.
void leaveOneHealth(const Table&, Index); ///< RULING "cannot be destroyed".
bool isFree(const Mercenary&);            ///< It is condemned without losing its bounty.
/// Whether something has happened instead of its destruction.
bool isRescued(const Table&, Index, const Doom&);
/// Asks about the first who could still be rescued; whether somebody is asked now.
bool offersRescue(const Table&, const InlineVector<Index, maxMercenaries>& dead);

} // namespace triptych::seize
