#pragma once

#include "kryptik/Table.h"

#include <optional>

// 8.5 "Target player draws 1 card. If you control a Human citizen, that player draws 2 cards instead": whom a part of
// an effect names is known behind it, though something else was done instead of it.
namespace triptych::kryptik {

/// Whom the part names last, where they are known without its being done. What was spoken of in it is told by how it
/// is found before it is.
std::optional<Who> namedIn(const Effect&);
/// "That player" is from now on whom the part that is left out names; what it names nobody in changes nothing.
void nameAsIn(const Table&, const Effect& leftOut);
/// Likewise once what is done instead of it is over, where that names nobody.
void nameBehind(const Table&, const Effect& done, const Effect& leftOut);
/// Does one of two. Whom only the other one names is known behind both: from now on where the other one stands first,
/// and otherwise afterwards.
void doOne(const Table&, const Effect& done, const Effect* before, const Effect* behind);

} // namespace triptych::kryptik
