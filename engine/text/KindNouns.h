#pragma once

#include "text/KindNames.h"
#include "text/Surface.h"
#include "text/Tokens.h"

namespace triptych::text {

/// "other elves", "human citizens": kinds of cards with a capital and their noun.
void nameKinds(Tokens&, const Habits&, const KindNames&);

} // namespace triptych::text
