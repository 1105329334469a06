#pragma once

#include "kryptik/Table.h"

// What is done next when nobody is asked: the loop that drives a match.
namespace triptych::kryptik {

/// Runs the agenda until somebody is asked or the match is over.
void advance(const Table&);

} // namespace triptych::kryptik
