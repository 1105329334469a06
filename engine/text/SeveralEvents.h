#pragma once

#include "text/Surface.h"
#include "text/Tokens.h"

#include <vector>

// One ability that waits for several events is as many abilities.
namespace triptych::text {

/// "Whenever this attacks or dies, ...": the paragraph once with each of the events, or as it is.
std::vector<Tokens> eventsApart(Tokens, const Habits&);

} // namespace triptych::text
