#pragma once

#include "altered/Table.h"

#include <array>

// 4.2.4 Dusk: Progress.
namespace triptych::altered {

/// Of each terrain, the sum of the statistics of an expedition (4.2.4.b).
std::array<int, 3> sumsOf(const Table&, Seat, int kind);

struct Progressing
{
    Terrains won = 0;  ///< Greater than the facing expedition, in a terrain of its own region.
    Terrains tied = 0; ///< Tied, and Ascended (v4 4.2.4.e).
    bool moves = false;
    bool held = false; ///< By a Defender, or by what forbids every terrain here (4.2.4.c-d).
    int regions = 0;   ///< How far it would go; only known to `foresee`.
};
Progressing judge(const Table&, Seat, int kind);
using Judged = std::array<std::array<Progressing, 2>, maxPlayers>; ///< By seat and kind.
/// What Progress would find if Dusk came now, before any Reaction, whatever the phase is.
Judged foresee(const Table&);

void progress(const Table&);

} // namespace triptych::altered
