#pragma once

#include "seize/rules/Characteristics.h"

// Whom a word of a text such as "it", "them" or "the attacked" stands for.
namespace triptych::seize {

/// The mercenary that a text calls this, the bearer, it, ... or noIndex.
Index spokenOf(const Table&, Thing::Kind, const Referent&, const Viewpoint&);
using Spoken = decltype(State::it);
/// What a settled word such as "them" means, wherever that is now.
Spoken spoken(const Table&, const Referent&, const Viewpoint&);

} // namespace triptych::seize
