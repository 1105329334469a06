#pragma once

#include "kryptik/Table.h"

// 10 "If ...", as an effect resolves: what is so, or was so of what has just left.
namespace triptych::kryptik {

void ifSo(const Table&, EffectId, const IfSo&);
void run(const Table&, ForPlayer<IfSo>);

} // namespace triptych::kryptik
