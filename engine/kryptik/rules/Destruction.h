#pragma once

#include "kryptik/Table.h"

#include <span>

// 7.1, glossary Destroyed/Dies, Sacrifice: citizens that die, and what happens instead.
namespace triptych::kryptik {

void destroy(const Table&, std::span<const Index>); ///< All at once (glossary Destroyed/Dies)
void sacrifice(const Table&, std::span<const Index>);
/// Citizens that must die do, players who are destroyed are, until nothing more happens.
void sweep(const Table&);

} // namespace triptych::kryptik
