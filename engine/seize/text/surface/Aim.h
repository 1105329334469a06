#pragma once

#include "seize/tree/Ability.h"

#include <string>
#include <vector>

// S-ABIL-ATTACK An attack that says whom it strikes in its sentence: "deal 3 Physical damage to target
// mercenary within Distance 2" is "Melee or Distance 2: deal 3 Physical damage to the attacked
// mercenary".
namespace triptych::seize {

/// Gives the paragraphs of an Attack card their reach, where none begins with it. Returns what is wrong.
std::string aim(std::vector<Ability>&);

} // namespace triptych::seize
