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
void run(const Table&, StrikeBack); ///< Whoever did not strike first.

// Asking
void attackOptions(const Table&, Options&);
void answerAttack(const Table&, const Option&);
void attackTargetOptions(const Table&, Options&);
void answerAttackTarget(const Table&, const Option&);
void blockOptions(const Table&, Options&);
void answerBlock(const Table&, const Option&);
void blockOrderOptions(const Table&, Options&);
void answerBlockOrder(const Table&, const Option&);
void ravenousLossOptions(const Table&, Options&);
void answerRavenousLoss(const Table&, const Option&);

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
