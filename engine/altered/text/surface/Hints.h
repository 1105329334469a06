#pragma once

#include "text/Hints.h"

#include <span>

namespace triptych::altered {

/// What people say that cards of this game have no words for, with what they can say instead.
std::span<const text::Hint> hints();
/// What is told of an effect that stands alone on a card that is no Spell.
const text::Hint& noSpellHint();

} // namespace triptych::altered
