#pragma once

#include "altered/Options.h"
#include "altered/Table.h"

// 4.2.1 Morning: Succeed, Prepare, Draw and Expand, and how the day begins.
namespace triptych::altered {

void beginDay(const Table&);
/// Its next daily effect; after the last of them Noon comes.
void morning(const Table&);

// 4.2.1.e Expand
void run(const Table&, OfferExpand);
void run(const Table&, ExpandWith);
void expandOptions(const Table&, Options&);

} // namespace triptych::altered
