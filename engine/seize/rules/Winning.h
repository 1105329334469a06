#pragma once

#include "seize/Table.h"

// S-VAULT, S-FMT-*-GOAL: who is out, who has won.
namespace triptych::seize {

/// What Player::fallen remembers until defeatTheLost has looked, so that those who fall together
/// lose together.
enum Fallen : std::uint8_t { aMercenary = 1, theGuildMaster = 2 };

/// These seats (a bit each) are out, all at once.
void defeat(const Table&, std::uint8_t seats);
/// Whoever has no loot left, no Guild Master any more, or no mercenary in the arena.
void defeatTheLost(const Table&);
void leaveMatch(const Table&, Seat);
/// A match that goes on for ever: by loot (S-FMT-STD-ROUND), else a draw.
void endByTime(const Table&);
/// Counts an answer; whether the match ended because the turn goes on for ever.
bool isEndless(const Table&);

} // namespace triptych::seize
