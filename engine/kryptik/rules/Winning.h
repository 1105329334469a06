#pragma once

#include "kryptik/Table.h"

// 3 Winning, 3.1 Losing, 3.2 Concession.
namespace triptych::kryptik {

void destroyPlayer(const Table&, Seat);   ///< 3.1 and the end of the match (3)
void destroyDamagedPlayers(const Table&); ///< 3.1.2, all at once
void leaveMatch(const Table&, Seat);      ///< 3.2
void endInADraw(const Table&);
/// Counts an answer; whether the match ended because the turn goes on for ever.
bool isEndless(const Table&);

} // namespace triptych::kryptik
