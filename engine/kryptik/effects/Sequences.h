#pragma once

#include "kryptik/Table.h"

// 10.3 Deeds one after the other: in what order they are done, and which of them hang on the one before.
namespace triptych::kryptik {

/// Puts the next part of a sequence on the agenda, and the rest behind it.
void run(const Table&, DoRest);

} // namespace triptych::kryptik
