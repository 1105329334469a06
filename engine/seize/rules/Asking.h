#pragma once

#include "seize/Table.h"

// How a rule asks somebody. What is asked lies in the state; what may be answered is listed by
// flow/Questions, which also has what is declared here: whether a question can be answered at all is
// known where the answers are.
namespace triptych::seize {

/// Asks, unless there is nothing to answer or the player has left. Picks start anew. Returns
/// whether somebody is asked now.
bool ask(const Table&, const Asked&);
/// The question is settled; the picks stay for the step that asked.
void answered(const Table&);

} // namespace triptych::seize
