#pragma once

#include "seize/tree/Ability.h"
#include "text/Mutant.h"

#include <string_view>

// What can be changed of times, limits and what comes instead (Mutants.h).
namespace triptych::seize {

void offerPast(text::Changes&, std::string_view name, Filter&);
void offerHistory(text::Changes&, Condition&);
void offerFate(text::Changes&, Rescue&);
void offerLimits(text::Changes&, Ability&);
void offerExcept(text::Changes&, Modifier&);
void offerSurvival(text::Changes&, Trigger&);

} // namespace triptych::seize
