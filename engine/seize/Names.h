#pragma once

#include "seize/Options.h"
#include "seize/State.h"
#include "seize/cards/CardSet.h"

#include <memory>
#include <string>
#include <vector>

// What things are called (NOTATION sections 1 to 3).
namespace triptych::seize {

/// What an object is called: by the slug of its card, the second of a slug with a number; or as a
/// scenario calls it. The words are made when they are wanted: playouts never are.
struct Handle
{
    std::uint16_t card = 0;
    std::uint16_t copy = 1;
    std::string own {}; ///< Empty: by the slug.
};
using Handles = std::vector<Handle>; ///< Of all objects, in table order.

/// What stays the same all through a match; every copy of it shares this.
struct Ground
{
    std::shared_ptr<const CardSet> cards;
    Handles handles;
    std::string ruleset;
};

/// Handles for cards in table order. Entries with an id keep it.
Handles handlesFor(
    const CardSet&, const std::vector<std::uint16_t>& cards, const std::vector<std::string>& ids);
std::string handleOf(const Ground&, Index); ///< "obry" or "obry#2"

std::string seatName(Seat);        ///< "p1"
std::string tileName(Tile);        ///< "b3"
Tile tileNamed(std::string_view);  ///< noTile when it is none.
std::string_view areaName(Area);   ///< "guild_quarters"
std::string_view phaseName(Phase); ///< "move1"
std::string_view phaseName(const State&);
std::string_view statusName(Status); ///< "bleed"
std::string_view damageName(DamageType);

/// Its handle if the viewer may know it, else its place: "p2.warchest.3".
std::string nameOf(const State&, const Ground&, Seat viewer, Index);
std::string placeOf(const State&, Index);
std::string itemName(const State&, const Ground&, Seat viewer, const StackItem&);
std::string refName(const State&, const Ground&, Seat viewer, Ref);
/// The line for an option of what is being asked.
std::string lineOf(const State&, const Ground&, const Option&);
/// Another line that means the same: "ability X by Y" where only Y can.
std::string otherLineOf(const State&, const Ground&, const Option&);

} // namespace triptych::seize
