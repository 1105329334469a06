#pragma once

#include "seize/cards/Card.h"

namespace triptych::seize {

/// What a card does for whoever plays it, less what it costs, in points of which a drawn card is worth
/// two: by its numbers and by the verbs of its text. A guess for drafting, not a rule.
double worthOf(const Card&);

} // namespace triptych::seize
