#pragma once

#include "seize/tree/Modifier.h"

// What statuses and modifiers are worth to whoever has them (Worth.h).
namespace triptych::seize {

double statusWorth(Status);
double modifierWorth(const Modifier&);

} // namespace triptych::seize
