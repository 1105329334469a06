#pragma once

#include "altered/rules/Meaning.h"

#include <span>

// 6.1.g, 6.4 What can be done, and what can be paid in full.
namespace triptych::altered {

/// Whether the first step can be done at all: an impossible "may" is not asked.
bool isPossible(const Table&, const Effect&, const Viewpoint&);
/// Of what is declared with a card: an additional cost, and nothing that one may do.
bool isMandatory(const Effect& declared);
/// Whether costs can be paid in full, all of them together (6.4), and so much mana besides.
bool isPayable(const Table&, std::span<const Effect> costs, const Viewpoint&, int mana = 0);

} // namespace triptych::altered
