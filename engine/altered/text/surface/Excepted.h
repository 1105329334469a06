#pragma once

#include "text/Tokens.h"

namespace triptych::altered {

/// What is excepted is said of those that are meant: "Send all Characters to Reserve except Companions and Characters
/// with 4 or more boosts" is of all non-Companion Characters with 3 or fewer.
void sayWithoutExcepted(text::Tokens&);

} // namespace triptych::altered
