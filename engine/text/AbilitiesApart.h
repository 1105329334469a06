#pragma once

#include "text/ModeLines.h"
#include "text/Surface.h"
#include "text/Tokens.h"

#include <vector>

// What is typed as one paragraph and is several abilities.
namespace triptych::text {

/// "Solo" on a line of its own belongs to the one ability after it; of several nobody could say which.
void joinPrefixes(std::vector<Line>&, const Habits&);
/// The abilities of a paragraph, each as the grammar expects it.
std::vector<Tokens> abilitiesApart(Tokens, const Habits&);

} // namespace triptych::text
