#pragma once

#include "text/Surface.h"
#include "text/Tokens.h"

#include <span>
#include <string>

namespace triptych::text {

/// "other elves", "human citizens": kinds of cards with a capital and their noun. `more`: kinds that cards around
/// the text have, besides those everybody knows.
void nameKinds(Tokens&, const Habits&, std::span<const std::string> more);

} // namespace triptych::text
