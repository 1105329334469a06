#pragma once

#include "altered/Table.h"

#include <cstdint>
#include <string>

// Whether a state is whole, and which one it is.
namespace triptych::altered {

std::uint64_t hashOf(const State&); ///< The same on every machine.

/// What is wrong with a state, or "".
std::string brokenLaw(const State&, const CardSet&);

} // namespace triptych::altered
