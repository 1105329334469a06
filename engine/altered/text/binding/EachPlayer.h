#pragma once

#include "altered/tree/Ability.h"

#include <string>

namespace triptych::altered {

/// Why "each player" can't do what is said of them: only one would be asked, or one would answer for all. Empty where
/// each can.
std::string eachPlayerReason(const Ability&);

/// "Each player may sacrifice a Character. Draw a card for each Character sacrificed this way": they do it one after
/// the other, one each, so that many are those who did.
void bindOneOfEach(Ability&);

} // namespace triptych::altered
