#pragma once

#include <cstddef>

// How much there is room for in a match. What a card itself asks for fits, or its text is refused (cards/ReadCard), so
// that at the table nothing of it has to be left out; what may fill up otherwise is named by eachRoom (State.h).
namespace triptych::kryptik {

inline constexpr int maxPlayers = 4;
inline constexpr int maxObjects = 200;       ///< Cards of all decks of a match together.
inline constexpr std::size_t maxTargets = 8; ///< 8.5 Of what waits on the effect pile,
inline constexpr std::size_t maxTargetsLater
    = 2;                                   ///< and of what a delayed effect still knows of them.
inline constexpr std::size_t maxSlots = 4; ///< In how many places of its text they are named.
inline constexpr std::size_t maxCostPicks = 15; ///< 8.1 Cards picked to pay with.
inline constexpr std::size_t maxPile = 15;      ///< 8.4

} // namespace triptych::kryptik
