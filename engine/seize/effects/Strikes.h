#pragma once

#include "seize/Table.h"

// Attacks that a text lets a mercenary make.
namespace triptych::seize {

/// Whom it could strike now in one of the ways that the text lets it.
TileSet strikable(const Table&, Index, const Strike&);
void run(const Table&, ForThing<Strike>);
void run(const Table&, PickedForThing<Strike>);

} // namespace triptych::seize
