#pragma once

#include "seize/Table.h"

namespace triptych::seize {

/// Runs one node of the effect tree. A leaf changes the state; a branch only schedules its children,
/// so a question deep inside an effect stops the match between two steps, never inside one.
void run(const Table&, DoEffect);
void run(const Table&, DoRest);
void run(const Table&, Picked<Divide>);
void run(const Table&, ForPlayer<Unless>);
void run(const Table&, Picked<Unless>);
void run(const Table&, ForThing<ForEach>);

} // namespace triptych::seize
