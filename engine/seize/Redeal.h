#pragma once

#include "seize/Table.h"

// What a viewer could imagine: a state in which only what it sees is as it is.
namespace triptych::seize {

/// Deals everything the viewer cannot see anew (ARCHITECTURE: determinized).
void dealUnknown(const Table&, Seat viewer, Random&);

} // namespace triptych::seize
