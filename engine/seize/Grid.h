#pragma once

#include "seize/tree/Words.h"

#include <array>
#include <bit>
#include <cstdint>

// The grid of the battlefield as numbers (S-SETUP-GRID): eight columns a-h by six rows, of which a
// match of two uses a-d. Sets of tiles are the bits of one word, so that moving a whole front of
// tiles one step is a shift.
namespace triptych::seize {

using Tile = std::uint8_t; ///< row * 8 + column, from 0
inline constexpr Tile noTile = 0xFF;
inline constexpr int tileCount = 48;
using TileSet = std::uint64_t;

constexpr Tile tileAt(int column, int row)
{
    return static_cast<Tile>(row * 8 + column);
}
constexpr int columnOf(Tile t)
{
    return t & 7;
}
constexpr int rowOf(Tile t)
{
    return t >> 3;
}
constexpr TileSet bitOf(Tile t)
{
    return TileSet { 1 } << t;
}
inline constexpr TileSet narrowBoard = 0x00000F0F0F0F0F0FULL; ///< The mat of two.
inline constexpr TileSet wideBoard = 0x0000FFFFFFFFFFFFULL;   ///< The mat of four.

/// A direction of the table, clockwise from "up the rows"; an Arrow turned to face its controller.
using Heading = std::uint8_t;

inline constexpr std::array<int, 8> columnStep { 0, 1, 1, 1, 0, -1, -1, -1 };
inline constexpr std::array<int, 8> rowStep { 1, 1, 0, -1, -1, -1, 0, 1 };

/// By heading: the tiles from which a step does not come out at the far side of the grid.
inline constexpr TileSet notFirstColumn = 0xFEFEFEFEFEFEFEFEULL;
inline constexpr TileSet notLastColumn = 0x7F7F7F7F7F7F7F7FULL;
inline constexpr std::array<TileSet, 8> steppedFrom { wideBoard, notLastColumn, notLastColumn,
    notLastColumn, wideBoard, notFirstColumn, notFirstColumn, notFirstColumn };
/// By heading: how many bits a step goes. A row is eight.
inline constexpr std::array<int, 8> bitStep { 8, 9, 1, -7, -8, -9, -1, 7 };

/// Every tile of the set moved one step. What leaves the grid is lost; what leaves a narrow board
/// must be masked away by the caller.
constexpr TileSet shifted(TileSet set, Heading heading)
{
    // What turns round an end of the word comes out beyond the board.
    return std::rotl(set & steppedFrom[heading], bitStep[heading]) & wideBoard;
}
constexpr TileSet neighbours(TileSet set)
{
    const TileSet beside = shifted(set, 2) | shifted(set, 6);
    const TileSet row = set | beside;
    return beside | shifted(row, 0) | shifted(row, 4);
}

/// Free distance: each step may go any of the eight ways.
constexpr int distanceBetween(Tile a, Tile b)
{
    const int columns
        = columnOf(a) > columnOf(b) ? columnOf(a) - columnOf(b) : columnOf(b) - columnOf(a);
    const int rows = rowOf(a) > rowOf(b) ? rowOf(a) - rowOf(b) : rowOf(b) - rowOf(a);
    return columns > rows ? columns : rows;
}

inline constexpr Heading noHeading = 0xFF;
/// The heading that leads to where both numbers have their signs; noHeading of nowhere.
constexpr Heading headingToward(int columns, int rows)
{
    const int c = columns > 0 ? 1 : columns < 0 ? -1 : 0;
    const int r = rows > 0 ? 1 : rows < 0 ? -1 : 0;
    for (Heading h = 0; h < 8; ++h)
        if (columnStep[h] == c && rowStep[h] == r)
            return h;
    return noHeading;
}
/// The heading of the straight line between two tiles, or noHeading when they are not on one.
constexpr Heading headingBetween(Tile from, Tile to)
{
    const int columns = columnOf(to) - columnOf(from);
    const int rows = rowOf(to) - rowOf(from);
    if ((columns == 0 && rows == 0)
        || (columns != 0 && rows != 0 && columns != rows && columns != -rows))
        return noHeading;
    return headingToward(columns, rows);
}

/// Calls visit(Heading) for each bit, in order.
template <typename F>
constexpr void eachHeading(std::uint8_t headings, F&& visit)
{
    for (unsigned left = headings; left != 0; left &= left - 1)
        visit(static_cast<Heading>(std::countr_zero(left)));
}

/// Calls visit(Tile) for each member, row by row.
template <typename F>
void eachTile(TileSet set, F&& visit)
{
    for (; set != 0; set &= set - 1)
        visit(static_cast<Tile>(std::countr_zero(set)));
}

} // namespace triptych::seize
