#pragma once

#include "text/Surface.h"

// How people write Kryptik's cards: the tables for engine/text/Surface.
namespace triptych::kryptik {

const text::Habits& citizenHabits();
const text::Habits& spellHabits();
const text::Habits& yearHabits();

} // namespace triptych::kryptik
