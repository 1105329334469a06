#pragma once

#include "kryptik/Names.h"
#include "kryptik/Table.h"

#include "core/Refusal.h"

#include <vector>

// Why a card cannot be cast, a citizen cannot attack, an ability cannot be activated: the same
// questions that decide what is legal, asked one by one, so that the first that says no is named.
namespace triptych::kryptik {

std::vector<Refusal> refusalsOf(const Table&, const Ground&, Seat);

} // namespace triptych::kryptik
