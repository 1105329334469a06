#pragma once

#include "kryptik/Table.h"

// 8.4 The verbs that are about what lies on the effect pile: it is countered, copied, taken, or aimed anew.
namespace triptych::kryptik {

void counterWhat(const Table&, const Counter&);
void changeCast(const Table&, const ChangeCast&);
void run(const Table&, AimAgain);

} // namespace triptych::kryptik
