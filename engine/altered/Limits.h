#pragma once

// How much there is room for in a match. What may fill up besides is named by eachRoom (State.h).
namespace triptych::altered {

inline constexpr int maxPlayers = 2;
inline constexpr int maxObjects = 150; ///< Cards of both decks, Heroes and tokens together.

} // namespace triptych::altered
