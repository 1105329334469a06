#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-TURN-ACQUIRE, S-TURN-HAND Cards for loot, and how many may stay in hand.
namespace triptych::seize {

inline constexpr int mostAcquired = 4; ///< S-TURN-ACQUIRE
inline constexpr int largestHand = 9;  ///< S-TURN-HAND

int mayAcquire(const Table&, Seat);
void run(const Table&, Acquire);
void acquireOptions(const Table&, Options&);
void answerAcquire(const Table&, const Option&);
void run(const Table&, CheckHandLimit);
void run(const Table&, DiscardToLimit);

} // namespace triptych::seize
