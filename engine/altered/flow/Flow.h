#pragma once

#include "altered/Table.h"

#include <vector>

// What is done next when nobody is asked: the loop that drives a match.
namespace triptych::altered {

/// Which effects have been carried out, by Effect::id: for tools that ask how much was tried.
using EffectsSeen = std::vector<bool>;

/// Runs until somebody is asked or the match is over; notes in `seen`, if there is one, what ran.
void advance(const Table&, EffectsSeen* seen = nullptr);

} // namespace triptych::altered
