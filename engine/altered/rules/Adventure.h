#pragma once

#include "altered/Table.h"

#include <string_view>
#include <vector>

// 3.2.1 The Adventure: eight regions, four markers, and how they move.
namespace triptych::altered {

inline constexpr int regionCount = 8;
inline constexpr int meetingDistance = 7; ///< Both markers on one region, or past each other.

/// 4.1.c Three Tumult cards, shuffled in position and orientation, face-down.
void layAdventure(State&);

// What a region is
Terrains terrainsAt(const Table&, int region);     // 2.2.2.k
Terrains terrainsOf(const Table&, Seat, int kind); // under its marker
bool isInContact(const State&, Seat, int kind);    // In Contact
bool isRevealed(const State&, int region);

// Where an expedition stands
int distanceOf(const State&, Seat, int kind); // 7.5.2
int totalDistance(const State&, Seat);
/// Below 0 behind the facing expedition, 0 tied with it, above 0 ahead of it.
int standingOf(const State&, Seat, int kind); // 7.5.2

// Moving
struct Advance
{
    Seat player = 0;
    int kind = 0;
    int regions = 1; ///< Below 0: backward.
    bool operator==(const Advance&) const = default;
};
/// 7.3.16-17 Where it would end: a move is cut short at the end regions.
int regionAfter(const State&, const Advance&);
/// "The region in front of my Expedition is {M}", or with no terrains is face-down: there is none at its end.
bool isInFront(const Table&, Index expedition, Terrains);
/// Whether it can take a step that way: the ends, the Arena, and what forbids it.
bool canMove(const Table&, Seat, int kind, bool forward); // 7.3.16, 7.3.17, 1.4.1
/// "Two or more regions behind" (7.5.2): whether so many lie between an Expedition and the other of its kind.
bool isApartBy(const State&, Index expedition, const Amount& regions);
/// All of them at the same time, each as one move.
/// `judged`: Progress has found out what may move (4.2.4).
void moveExpeditions(const Table&, const std::vector<Advance>&, bool judged = false);
void putTerrainMarker(const Table&, int region, Terrains); // v4 3.2.1.d

// 4.3 Winning
void checkVictory(const Table&);     // 4.2.5.d, v1 4.3
void startTiebreakers(const Table&); // 4.3.a
/// How a match ended; State::over holds it from then on.
enum class Ending : std::uint8_t {
    None,
    Adventure, ///< 4.3 the expeditions have met
    Arena,     ///< 4.3.e the tiebreaker
    Effect,    ///< A card said who wins.
    Conceded,
    Endless, ///< RULINGS "endless days"
    Crowded, ///< RULINGS "crowded table"
};
std::string_view endingName(const State&); ///< What observations call it.
void endMatch(const Table&, std::uint8_t winners, Ending);
void leaveMatch(const Table&, Seat);
inline void endCrowded(const Table& t)
{
    endMatch(t, 0, Ending::Crowded);
}
/// Counts an answer; whether the match ended because it goes on for ever.
bool isEndless(const Table&);

} // namespace triptych::altered
