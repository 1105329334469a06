#pragma once

#include "cards/Naming.h"
#include "seize/Options.h"
#include "seize/State.h"
#include "seize/cards/CardSet.h"

#include <string>

// What things are called (NOTATION sections 1 to 3).
namespace triptych::seize {

using Ground = cards::Ground<CardSet>;

std::string seatName(Seat);        ///< "p1"
std::string tileName(Tile);        ///< "b3"
Tile tileNamed(std::string_view);  ///< noTile when it is none.
std::string_view zoneName(Zone);   ///< "guild_quarters"
std::string_view phaseName(Phase); ///< "move1"
std::string_view phaseName(const State&);
std::string_view statusName(Status); ///< "bleed"
std::string_view damageName(DamageType);

/// Its handle if the viewer may know it, else its place: "p2.warchest.3".
std::string nameOf(const State&, const Ground&, Seat viewer, Index);
std::string placeOf(const State&, Index);
std::string itemName(const State&, const Ground&, Seat viewer, const StackItem&);
std::string refName(const State&, const Ground&, Seat viewer, Ref);
std::string_view verbName(Verb); ///< How the lines of such options begin.
/// The line for an option of what is being asked.
std::string lineOf(const State&, const Ground&, const Option&);
/// Another line that means the same: "ability X by Y" where only Y can.
std::string otherLineOf(const State&, const Ground&, const Option&);

} // namespace triptych::seize
