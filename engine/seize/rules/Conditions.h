#pragma once

#include "seize/rules/Characteristics.h"

// Whether an "if" of a text is so.
namespace triptych::seize {

bool holds(const Table&, const Condition&, const Viewpoint&);

} // namespace triptych::seize
