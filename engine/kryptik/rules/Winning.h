#pragma once

#include "kryptik/Table.h"

#include <string_view>

// 3 Winning, 3.1 Losing, 3.2 Concession.
namespace triptych::kryptik {

/// How a match ended; State::over holds it from then on.
enum class Ending : std::uint8_t {
    None,
    Row,      ///< 3.1.2 damage with no card left in the row
    Deck,     ///< 3.1.1 nothing to draw
    Effect,   ///< A card said who wins or loses.
    Conceded, ///< 3.2
    Endless,  ///< RULINGS "endless turns"
    Crowded,  ///< RULINGS "crowded table"
};
std::string_view endingName(const State&); ///< What observations call it.

void destroyPlayer(const Table&, Seat, Ending); ///< 3.1 and the end of the match (3)
void destroyDamagedPlayers(const Table&);       ///< 3.1.2, all at once
void leaveMatch(const Table&, Seat);            ///< 3.2
void endInADraw(const Table&, Ending);
inline void endCrowded(const Table& t)
{
    endInADraw(t, Ending::Crowded);
}
/// Counts an answer; whether the match ended because the turn goes on for ever.
bool isEndless(const Table&);

} // namespace triptych::kryptik
