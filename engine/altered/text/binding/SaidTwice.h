#pragma once

#include "altered/tree/Ability.h"
#include "text/Tokens.h"

#include <vector>

namespace triptych::altered {

/// "Robots you control and Characters in my Expedition have +1 {V}": a Robot there would have it twice, where they have
/// one verb.
bool countsTwice(const std::vector<Ability>&, const text::Tokens&);

} // namespace triptych::altered
