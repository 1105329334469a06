#pragma once

#include "kryptik/Table.h"

// 10.1 What is said of citizens or players for a time: what they may do, what it costs, which abilities they have.
namespace triptych::kryptik {

void allow(const Table&, const Allow&, EffectId);
void forbid(const Table&, const Forbid&, EffectId);
void letCastFrom(const Table&, const CastFrom&, EffectId);
void ruleForATime(const Table&, Duration, EffectId);
void changeCosts(const Table&, const CostChange&, EffectId);
void giveSoulPlacements(const Table&, const MoreSoul&);
void stopAttacks(const Table&, const Toll&, EffectId);
/// "If it would die this turn, ... instead"
void doInstead(const Table&, const Instead&, EffectId);
void grant(const Table&, const Grant&);
void watch(const Table&, const Watch&);

} // namespace triptych::kryptik
