#pragma once

#include "text/Tokens.h"

namespace triptych::altered {

/// What a condition leaves out as the one before it has said it, and what is created as the condition names it, are
/// said: "If you control two Robots, A. If you control none, B.", "If there are no Mouse tokens here, create one there."
void sayWhatIsLeftOut(text::Tokens&);

} // namespace triptych::altered
