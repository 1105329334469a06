#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 4.4.2, 4.4.3 Commanding an attacker and blockers: who may, and what is answered.
namespace triptych::kryptik {

bool mayAttack(const Table&, Index); ///< 4.4.2
void forgetAttacks(const Table&);    ///< A combat phase begins.

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

} // namespace triptych::kryptik
