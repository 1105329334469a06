#pragma once

#include "kryptik/Table.h"

// 10 Effects: runs the tree. A leaf changes the match, a branch only schedules its children, and
// whoever must choose is asked between two steps, never inside one. So a half-resolved effect is
// nothing but steps on the agenda.
namespace triptych::kryptik {

void run(const Table&, DoEffect);

} // namespace triptych::kryptik
