#pragma once

#include "seize/Table.h"

#include <string_view>

// S-VAULT, S-FMT-*-GOAL: who is out, who has won.
namespace triptych::seize {

/// What Player::fallen remembers until defeatTheLost has looked, so that those who fall together
/// lose together.
enum Fallen : std::uint8_t { aMercenary = 1, theGuildMaster = 2, theDeck = 4 };

/// How a match ended, by what put the last out of it; State::over holds it from then on.
enum class Ending : std::uint8_t {
    None,
    Vault,       ///< S-VAULT
    GuildMaster, ///< S-FMT-GM-GOAL
    Deck,        ///< S-FMT-STD-GOAL
    Arena,       ///< S-FMT-ARENA-GOAL
    Several,     ///< Some by one of these and others by another, at the same time.
    Conceded,
    Time,    ///< S-FMT-STD-ROUND
    Endless, ///< RULINGS "endless turns"
    Crowded, ///< RULINGS "crowded table"
};
std::string_view endingName(const State&); ///< What observations call it.

/// These seats (a bit each) are out, all at once.
void defeat(const Table&, std::uint8_t seats, Ending);
/// Whoever has no loot left, no Guild Master any more, no card to draw, or no mercenary in the arena.
void defeatTheLost(const Table&);
void leaveMatch(const Table&, Seat);
/// S-FMT-STD-ROUND The time of the round is over.
void callTime(const Table&);
/// By loot (S-FMT-STD-ROUND), else a draw; also for a match that goes on for ever.
void endByTime(const Table&, Ending);
inline void endCrowded(const Table& t)
{
    endByTime(t, Ending::Crowded);
}
/// Counts an answer; whether the match ended because the turn goes on for ever.
bool isEndless(const Table&);

} // namespace triptych::seize
