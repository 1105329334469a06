#pragma once

#include "seize/Table.h"

// Coins that are tossed for what a text says, and for blinded mercenaries.
namespace triptych::seize {

/// Whether that seat wins; `whose` is the mercenary it is tossed for, as some win each of their coins.
bool tossCoin(const Table&, Seat, Index whose = noIndex);
/// S-STATUS-BLIND-1 Whether the action of a blinded mercenary succeeds: a coin, if it is blind.
bool seesThrough(const Table&, Index);

} // namespace triptych::seize
