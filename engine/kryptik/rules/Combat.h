#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 4.4 Combat Phase: beginning -> attacker -> blockers -> resolution -> (again, or) end.
namespace triptych::kryptik {

// Who may
bool mayAttack(const Table&, Index); ///< 4.4.2

// Steps
void beginCombatStep(const Table&, Step);
void afterCombatStep(const Table&);
void run(const Table&, OrderBlockers);
void run(const Table&, LoseRavenous);
void run(const Table&, Strike);

// Asking
void combatOptions(const Table&, Options&);
void answerCombat(const Table&, const Option&);

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
