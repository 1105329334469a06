#pragma once

#include "seize/Table.h"

// Whom the deed speaks of that is not done because another one comes in its place.
namespace triptych::seize {

/// "Exhaust each enemy. If ..., blind them instead": those that the first would have been done to are spoken of, and
/// the player whom it told. Whom somebody would have chosen for it nobody knows (text/binding/Bind refuses that).
void speakOfSkipped(const Table&, const Effect& skipped);

/// The player alone whom it tells: "target opponent loses 1 loot. If they ..., instead" asks of that one.
void speakOfTold(const Table&, const Effect& told);

/// The other one, which may speak of them.
void doInPlaceOf(const Table&, const Effect& skipped, const Effect& done);

} // namespace triptych::seize
