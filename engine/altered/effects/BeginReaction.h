#pragma once

#include "altered/Table.h"

// 6.3.g-h An Emblem-Reaction comes to be carried out.
namespace triptych::altered {

void beginReaction(const Table&, const Emblem&);

} // namespace triptych::altered
