#pragma once

#include "altered/Board.h"
#include "altered/Options.h"

// 4.2.5 Night: Rest and Clean-up. Check Victory is in Adventure.
namespace triptych::altered {

void rest(const Board&);         // 4.2.5.b
void beginCleanUp(const Board&); // 4.2.5.c
void cleanUp(const Board&, const Frame&);
void keepOptions(const Board&, Options&);

} // namespace triptych::altered
