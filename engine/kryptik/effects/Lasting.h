#pragma once

#include "kryptik/Table.h"

// 10.1 Effects that last: for how long, and how they are kept. What they do: Figures, Statements, Changes.
namespace triptych::kryptik {

/// What lasts so long, and nothing of it yet; who has it is said by `giveTo`: those of them that are on the island.
LastingEffect lastingFor(const State&, Duration, LastingEffect::Kind);
void giveTo(const Table&, const Thing&, LastingEffect);
/// RULING 10: the group of which it is so at any time; of nothing else than of those that are there now.
const Each* groupOf(const Thing&, const LastingEffect&);
/// The same of what forbids, allows, prevents or taxes, and changes no citizen: said of all of a kind it is also so of
/// those that come later (RULING 10). The effect says it.
void sayOf(const Table&, const Thing&, const LastingEffect&, EffectId);
/// Alike ones are one, so that what a table has room for is never used up by saying the same again.
void addLasting(State&, const LastingEffect&);
/// For LastingEffect::node()
void keepNumber(LastingEffect&, std::uint16_t number);

} // namespace triptych::kryptik
