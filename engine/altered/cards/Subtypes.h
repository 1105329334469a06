#pragma once

#include "altered/cards/Card.h"

#include <vector>

namespace triptych::altered {

/// A text may name sub-types that no list holds, but then some card has to have them: refuses the abilities
/// that speak of others, with the word, as a Problem of their card.
void refuseUnknownSubtypes(std::vector<Card>&);

} // namespace triptych::altered
