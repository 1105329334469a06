#pragma once

#include "seize/Table.h"

#include <array>
#include <cstdint>

// Where a mercenary may go with steps of its own, and what they cost it (S-MERC-J).
namespace triptych::seize {

/// The tiles that it cannot enter: with steps of its own, or in no way at all.
enum class Barred : std::uint8_t { FromSteps, FromAll };
TileSet barredTo(const Table&, Index, Barred = Barred::FromSteps);
/// What steps cost more than 1, by tile ("must spend 1 more movement to leave ...").
struct Tolls
{
    static constexpr std::size_t kinds = 4;
    /// Tiles by how much more it costs to leave or enter them: by 0, 1, 2 or 3.
    std::array<TileSet, kinds> leaving {};
    std::array<TileSet, kinds> entering {};
    bool any = false;
};
Tolls tollsOf(const Table&, Index mercenary);

} // namespace triptych::seize
