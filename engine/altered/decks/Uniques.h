#pragma once

#include "decks/UniqueCards.h"

namespace triptych::altered {

/// Uniques (2.2.5): a common Character with other numbers and a text of its own, printed once.
const decks::UniqueCards& uniqueCards();

} // namespace triptych::altered
