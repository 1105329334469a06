#pragma once

#include "core/Options.h"
#include "seize/State.h"

// What Seize's options mean (NOTATION section 2), beside what is the same in every game (core/Options.h).
namespace triptych::seize {

enum class Verb : std::uint8_t {
    Pass,
    Yes,
    No,
    Mode,
    First,
    Choose,
    Target,
    Order,
    Acquire,
    Treasure,
    Hire,
    Summon,
    Equip,
    Unequip,
    Exit,
    Move,
    Spot,
    Melee,
    Ranged,
    Plunder,
    Ability,
    Activate,
    Pillar
};

/// What Option::number is, of an option that names no card: Option::detail says so.
enum class NumberIs : std::uint8_t {
    Plain,
    Waiting = 0xFB, ///< The place of a waiting trigger,
    Item,           ///< a stack item's serial,
    Tile,
    Seat = seatDetail,
    None = noneDetail ///< nothing, and the option ends a sequence of picks.
};
inline constexpr auto tileDetail = static_cast<std::uint8_t>(NumberIs::Tile);
inline constexpr auto itemDetail = static_cast<std::uint8_t>(NumberIs::Item);
inline constexpr auto waitingDetail = static_cast<std::uint8_t>(NumberIs::Waiting);
/// Option::detail of "treasure X facedown", and of "ability by Y".
inline constexpr std::uint8_t faceDownDetail = 1;
inline constexpr std::uint8_t byDetail = 1;

inline Option tileOption(Verb verb, Tile tile)
{
    return { static_cast<std::uint8_t>(verb), tileDetail, noObject, tile };
}
inline Option itemOption(Verb verb, std::uint8_t serial)
{
    return { static_cast<std::uint8_t>(verb), itemDetail, noObject, serial };
}
inline Option placeOption(Verb verb, std::size_t place)
{
    return { static_cast<std::uint8_t>(verb), waitingDetail, noObject,
        static_cast<std::int16_t>(place) };
}
/// "hire X b2", "move X b3": an object and a tile.
inline Option tileOption(Verb verb, Index object, Tile tile)
{
    return { static_cast<std::uint8_t>(verb), tileDetail, ObjectId { object }, tile };
}
/// "hire X b1 with Y": also a second object.
inline Option tileOption(Verb verb, Index object, Tile tile, Index with)
{
    return { static_cast<std::uint8_t>(verb), tileDetail, ObjectId { object },
        static_cast<std::int16_t>(tile | ((with + 1) << 6)) };
}
/// "equip M T", "spot X Y": two objects.
inline Option pairOption(Verb verb, Index object, Index other)
{
    return { static_cast<std::uint8_t>(verb), 0, ObjectId { object },
        static_cast<std::int16_t>(other) };
}

inline NumberIs numberIn(const Option& o)
{
    return static_cast<NumberIs>(o.detail);
}
inline Verb verbOf(const Option& o)
{
    return static_cast<Verb>(o.verb);
}
inline Tile tileOf(const Option& o)
{
    return static_cast<Tile>(o.number & 63);
}
inline Index otherOf(const Option& o)
{
    return static_cast<Index>(o.number);
}
/// The treasure of "hire X b1 with Y", or noIndex.
inline Index withOf(const Option& o)
{
    const int with = o.number >> 6;
    return with == 0 ? noIndex : static_cast<Index>(with - 1);
}

/// Adds make(Tile), an option, for each of the tiles.
template <typename F>
void offerTiles(TileSet tiles, Options& out, F&& make)
{
    std::size_t at = out.size();
    out.resize(at + static_cast<std::size_t>(std::popcount(tiles)));
    eachTile(tiles, [&](Tile tile) { out[at++] = make(tile); });
}

} // namespace triptych::seize
