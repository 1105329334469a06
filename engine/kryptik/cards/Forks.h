#pragma once

#include "kryptik/cards/CardSet.h"

#include <vector>

// 8.5 Which targets only one of two branches speaks of.
namespace triptych::kryptik {

/// "If ..., destroy target citizen. Otherwise, draw a card": marks the places of targets that belong to one branch
/// alone, of those of that mode.
void markForks(const Effect&, std::uint8_t mode, std::vector<Slot>&);

} // namespace triptych::kryptik
