#pragma once

#include "kryptik/Table.h"

// 4.4.4, 10 The verbs that deal damage and take it away, and what takes a citizen out of a combat.
namespace triptych::kryptik {

/// `chosen`: how many of its two phrases have been chosen.
void damage(const Table&, std::uint8_t chosen, const Damage&);
/// "Divided as you choose"
void divide(const Table&, EffectId, const Damage&);
void run(const Table&, Divide);
void fight(const Table&, std::uint8_t chosen, const Fight&);
void removeDamage(const Table&, const RemoveDamage&);
void leaveCombat(const Table&, const LeaveCombat&);

} // namespace triptych::kryptik
