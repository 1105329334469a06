#pragma once

#include "seize/Table.h"

// What is done next when nobody is asked: the loop that drives a match.
namespace triptych::seize {

/// Runs the agenda until somebody is asked or the match is over.
void advance(const Table&);

} // namespace triptych::seize
