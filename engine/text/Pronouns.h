#pragma once

#include "text/Tokens.h"

namespace triptych::text {

/// "He", "him", "his" and "she", "her" of a person: they stand for a card ("it", "its"), and for a player
/// ("they", "their") where only players do or have what is said. "He or she" is a player.
void evenPronouns(Tokens&);

} // namespace triptych::text
