#pragma once

#include "seize/Table.h"

// S-STATUS-*, S-BEN-*, S-MEND, S-CLEANSE: the statuses of mercenaries and the fog of tiles.
namespace triptych::seize {

int countOf(const Mercenary&, Status); ///< Its counters; 1 of a status that has none.
int countersOn(const Mercenary&);      ///< Of every status that has counters, together.
bool hasStatus(const Mercenary&, Status);
int effectiveBleed(const Mercenary&);  ///< S-STATUS-BLEED-2
int effectivePoison(const Mercenary&); ///< S-STATUS-POISON-2

/// `by` is whose doing it is: some are immune to what their opponents do only.
void applyStatus(const Table&, Index mercenary, Status, int counters, Seat by);
/// Whether it would gain any of so many.
bool gains(const Table&, Index mercenary, Status, int counters, Seat by);
void removeStatus(const Table&, Index mercenary, Status, int counters);
void clearStatus(const Table&, Index mercenary, Status);
/// S-STATUS-STEALTH-2 It attacks or uses an ability.
void comeOutOfStealth(const Table&, Index mercenary);
void ready(const Table&, Index mercenary);

// S-MEND, S-CLEANSE
/// What Mend (physical) or Cleanse (magical) could take off it, in the order of the rule book. Fog is
/// `fogMark`.
inline constexpr std::uint8_t fogMark = 0xF0;
using Ailments = InlineVector<std::uint8_t, 9>;
Ailments ailmentsOf(const Table&, Index mercenary, bool physical);
void cure(const Table&, Index mercenary, std::uint8_t ailment);

// S-STATUS-FOG
void placeFog(const Table&, Tile);
void liftFog(const Table&, Tile);

// At their moments
void wearOffExhaustion(const Table&, Seat); ///< S-STATUS-EXHAUST-2
void regenerate(const Table&, Seat);        ///< S-BEN-REGEN
void freezeFast(const Table&, Seat);        ///< S-STATUS-FROST-3
void thaw(const Table&, Seat);              ///< S-STATUS-FROST-4
void burn(const Table&, Seat);              ///< S-STATUS-BURN-1/2/3
void run(const Table&, LoseToBurn);
void extinguish(const Table&, Seat); ///< S-STATUS-BURN-4
void bleed(const Table&);            ///< S-STATUS-BLEED-1
void expire(const Table&);           ///< S-STATUS-BLIND-2, S-STATUS-FOG-2, S-STATUS-SILENCE

} // namespace triptych::seize
