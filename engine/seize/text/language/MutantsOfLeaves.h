#pragma once

#include "seize/tree/Effect.h"
#include "text/Mutant.h"

#include <string_view>

// What can be changed of an instruction that holds no others (Mutants.h).
namespace triptych::seize {

/// `name`: what the instruction is called; `lasts`: it is always so, for as long as its card works.
void offerLeaf(text::Changes&, std::string_view name, Effect&, bool lasts);

} // namespace triptych::seize
