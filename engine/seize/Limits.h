#pragma once

#include <cstddef>

// How much there is room for in a match. What a card itself asks for fits, or its text is refused (cards/ReadCard), so
// that at the table nothing of it has to be left out; what may fill up otherwise is named by eachRoom (State.h).
namespace triptych::seize {

inline constexpr int maxPlayers = 4;
inline constexpr int maxObjects = 244; ///< Four decks of 61 cards (S-FMT-GM-DECK).
inline constexpr int maxMercenaries = 16;
inline constexpr std::size_t maxTargets = 6; ///< S-STACK-1 Of what waits on the stack,
inline constexpr std::size_t maxSlots = 4;   ///< and in how many places of its text they are named.

} // namespace triptych::seize
