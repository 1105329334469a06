#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 4.4 Combat Phase: beginning -> attacker -> blockers -> resolution -> (again, or) end.
namespace triptych::kryptik {

// Steps
void beginCombatStep(const Table&, Step);
void afterCombatStep(const Table&);
void run(const Table&, OrderBlockers);
void run(const Table&, LoseRavenous);
void run(const Table&, Strike);
void run(const Table&, StrikeBack); ///< Whoever did not strike first.

/// Whether who was commanded to attack is still on the island.
bool attackerIsThere(const State&);
/// Nobody attacks or blocks any more.
void clearAttack(State&);
/// Of what is attacked, the 11 year cards that are still there.
std::vector<Index> standingTargets(const State&);
/// 4.4.3 Nobody was commanded to block it, or nobody could be.
void goesUnblocked(const Table&);

/// 4.4.4.1 How the attacker's damage runs down the line of blockers.
struct Assignment
{
    Index citizen = noIndex;
    int amount = 0;
    bool toxic = false;
    bool operator==(const Assignment&) const = default;
};
using Assignments = std::vector<Assignment>;
Assignments assignAttackingDamage(const Table&);
/// The blockers in the order in which damage is dealt to them.
std::vector<Index> blockersInLine(const State&);

} // namespace triptych::kryptik
