#pragma once

#include "altered/effects/Reading.h"

#include <span>

// 6.1.g, 6.4 What can be done, and what can be paid in full.
namespace triptych::altered {

/// Whether the first step can be done at all: an impossible "may" is not asked.
bool isPossible(const Board&, const Effect&, const View&);
/// Whether costs can be paid in full, all of them together (6.4), and so much mana besides.
bool isPayable(const Board&, std::span<const Effect> costs, const View&, int mana = 0);

} // namespace triptych::altered
