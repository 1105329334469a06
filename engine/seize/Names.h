#pragma once

#include "seize/Options.h"
#include "seize/State.h"
#include "seize/cards/CardSet.h"

#include <memory>
#include <string>
#include <vector>

// What things are called (NOTATION sections 1 to 3).
namespace triptych::seize {

/// What stays the same all through a match; every copy of it shares this.
struct Ground
{
    std::shared_ptr<const CardSet> cards;
    std::vector<std::string> handles; ///< Of each object, "obry" or "obry#2".
    std::string ruleset;
};

/// Handles for cards in table order: the second of a slug is "slug#2". Entries with an id keep it.
std::vector<std::string> handlesFor(
    const std::vector<std::string>& names, const std::vector<std::string>& ids);
std::vector<std::string> handlesFor(const CardSet&, const std::vector<std::uint16_t>& cards);

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
