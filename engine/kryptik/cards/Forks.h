#pragma once

#include "kryptik/cards/CardSet.h"

#include <vector>

// 8.5 Which targets only one of two branches speaks of, and which change sides with one another.
namespace triptych::kryptik {

/// "If ..., destroy target citizen. Otherwise, draw a card": marks the places of targets that belong to one branch
/// alone, of those of that mode.
void markForks(const Effect&, std::uint8_t mode, std::vector<Slot>&);
/// 7.1.2b Of an exchange of control: what the first target in it changes sides with.
Slot::Exchanged exchangedBy(const Effect&);

} // namespace triptych::kryptik
