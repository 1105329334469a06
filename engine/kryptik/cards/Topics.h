#pragma once

#include "kryptik/cards/CardSet.h"

// What an effect speaks of, read off its tree.
namespace triptych::kryptik {

/// 9.2 Of what the leaves of a passive ability speak.
Topics topicsOf(const Effect& passive);
// "they control", "their hand": of the player whom a trigger is about
bool isTheirs(const Filter&);
bool isTheirs(const Amount&);
bool isTheirs(const Condition&);
bool isTheirs(const Thing&);
/// 8.2.1 Whatever its modes and parts.
bool addsOnlyEnergy(const Effect&);

} // namespace triptych::kryptik
