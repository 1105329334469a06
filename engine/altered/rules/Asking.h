#pragma once

#include "altered/Table.h"

// How a rule asks somebody. What is asked lies in the state; what may be answered is listed by
// flow/Questions, which also has what is declared here: whether a question can be answered at all is
// known where the answers are.
namespace triptych::altered {

/// Asks, unless nothing can be answered. Whether somebody is now being asked.
bool ask(const Table&, const Asked&);
void answered(const Table&);

} // namespace triptych::altered
