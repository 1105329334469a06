#pragma once

#include "altered/Options.h"
#include "altered/Table.h"

// 4.2.5 Night: Rest and Clean-up. Check Victory is in Adventure.
namespace triptych::altered {

void rest(const Table&);         // 4.2.5.b
void beginCleanUp(const Table&); // 4.2.5.c
void run(const Table&, ChooseKept);
void run(const Table&, NoteExcess);
void run(const Table&, DiscardExcess);
void keepOptions(const Table&, Options&);

} // namespace triptych::altered
