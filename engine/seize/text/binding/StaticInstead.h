#pragma once

#include "seize/tree/Ability.h"

#include <string_view>
#include <vector>

// "Armor 1. If this is damaged, it has Armor 2 instead." of what is always so: what is said instead is so much more
// than what is said before it.
namespace triptych::seize {

/// Makes of what each such ability says what it adds to the one before it. The numbers of those that stand behind
/// nothing that they could be in place of.
std::vector<std::size_t> settleInstead(std::vector<Ability>&);

} // namespace triptych::seize
