#pragma once

#include "altered/tree/Conditions.h"

namespace triptych::altered {

// "If it's a Character, A. If it's a Spell, B. Otherwise, C.": where none of them holds, or where the last does not?

/// Whether two conditions are never so at the same time, as they ask the same of the same.
bool excludeEachOther(const Condition&, const Condition&);
/// Whether two conditions ask the same kind of thing of the same, so that "otherwise" could be of both.
bool askAlike(const Condition&, const Condition&);

} // namespace triptych::altered
