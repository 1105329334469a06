#pragma once

#include "kryptik/Table.h"

// 4.4.4.3, 7.1 Damage to citizens and to players.
namespace triptych::kryptik {

enum class Touch : std::uint8_t { Plain, Toxic }; ///< glossary Toxic
/// What came of it: to whom it was dealt in the end, and how much of it.
struct Dealt
{
    Index citizen = noIndex;
    int amount = 0;
};
Dealt dealDamage(const Table&, Index source, Index citizen, int amount, Touch, bool combat = false);
int dealDamageTo(const Table&, Seat, int amount); ///< 3.1.2; how much of it was dealt
/// Kept for the turn where some text asks: who was dealt damage by whom, and what blocked what.
void noteHurt(const Table&, Index citizen, Index source, bool combat);
void noteMet(const Table&, Index blocker, Index attacker);

} // namespace triptych::kryptik
