#pragma once

#include "text/KindNames.h"
#include "text/Surface.h"
#include "text/Tokens.h"

#include <cstddef>

// Kinds of cards that are joined, "beasts and humans": what is said in front of them, and when two are one noun.
namespace triptych::text {

/// "engaged overlords and beasts", "all engaged beasts, humans and elves": what is said before the first of several
/// with one article is said of all of them. Two kinds are one noun (`oneNoun`).
void spreadInFront(Tokens&, const Habits&, const KindNames&);

/// "engaged beasts and humans with attack 2 or more", "each allied warrior and rogue": two kinds with one article are
/// one noun, "engaged Beast or Human citizens", so whatever is said before or behind it is said of both. Where it
/// ends; 0 where they are not joined so.
std::size_t oneNoun(Tokens&, std::size_t at, const NamedKind&, const Habits&, const KindNames&);

} // namespace triptych::text
