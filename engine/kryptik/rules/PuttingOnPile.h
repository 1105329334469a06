#pragma once

#include "kryptik/Table.h"

// 8.3.2, 8.4 What was announced goes onto the effect pile, and what is told of it.
namespace triptych::kryptik {

/// 8.3.2, 8.4 All of it lies there at once, and then the next player may act. What only adds energy never
/// lies there (8.2.1).
void putOnThePile(const Table&);

} // namespace triptych::kryptik
