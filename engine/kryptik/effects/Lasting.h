#pragma once

#include "kryptik/Table.h"

// 10.1 Effects that last: statistics, keywords, what may and may not be done, what is prevented.
namespace triptych::kryptik {

void modify(const Table&, const Modify&);
void gain(const Table&, const Gain&);
void lose(const Table&, const Lose&);
void switchStats(const Table&, const Switch&);
void become(const Table&, const Become&);
void grant(const Table&, const Grant&);
void watch(const Table&, const Watch&);
void redirect(const Table&, const Redirect&);
void allow(const Table&, const Allow&, std::uint16_t effect);
void forbid(const Table&, const Forbid&, EffectId);
void letCastFrom(const Table&, const CastFrom&, EffectId);
void changeCosts(const Table&, const CostChange&, std::uint16_t id);
void giveSoulPlacements(const Table&, const MoreSoul&);
/// "If it would die this turn, ... instead"
void doInstead(const Table&, const Instead&);
void preventAll(const Table&, const PreventAll&);
void moreDamage(const Table&, const MoreDamage&);
void stopAttacks(const Table&, const Toll&);
/// What lasts so long, and nothing of it yet; who has it is said by `giveTo`: those of them that are on the island.
LastingEffect lastingFor(const State&, Duration, LastingEffect::Kind);
void giveTo(const Table&, const Thing&, LastingEffect);
void preventNext(const Table&, const PreventNext&);

} // namespace triptych::kryptik
