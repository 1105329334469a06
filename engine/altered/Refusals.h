#pragma once

#include "altered/Names.h"
#include "altered/Table.h"

#include "core/Refusal.h"

#include <vector>

// Why a card of hand or Reserve cannot be played: the same questions that decide what is legal.
namespace triptych::altered {

std::vector<Refusal> refusalsOf(const Table&, const Ground&, Seat);

} // namespace triptych::altered
