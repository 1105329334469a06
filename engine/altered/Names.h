#pragma once

#include "altered/Options.h"
#include "altered/State.h"
#include "altered/cards/CardSet.h"

#include <memory>
#include <string>
#include <vector>

// What things are called (NOTATION sections 1 to 3).
namespace triptych::altered {

using Ground = cards::Ground<CardSet>; ///< Its handles are of the objects that were there at first.

/// Lets tokens go on numbering where the cards of their names stopped.
void countNames(State&, const CardSet&, const Ground&);

std::string seatName(Seat);      ///< "p1"
std::string_view zoneName(Zone); ///< "expedition_hero"
std::string_view stageName(Stage);
std::string_view statusName(Status);
std::string_view typeName(CardType);
std::string terrainText(Terrains);       ///< "VM"
std::string expeditionName(Index thing); ///< "p1.hero"

std::string handleOf(const Ground&, const State&, Index);
std::string handleOf(const Ground&, std::uint16_t card, Index, std::uint8_t serial);
/// Its handle if the viewer may know it, else its place: "p2.hand.3".
std::string nameOf(const State&, const Ground&, Seat viewer, Index thing);
std::string placeOf(const State&, Index);
std::string zoneText(Seat, Zone); ///< "p1.reserve", "limbo"
/// "host!2", a second such one "host!2~2"
/// 3 An ability by its number on its card: "host!2", or by what it is: "host!granted".
std::string abilityName(const State&, const Ground&, Seat viewer, Index source, std::uint16_t card,
    std::uint8_t ability);
std::string itemName(const State&, const Ground&, Seat viewer, const Emblem&);
/// The line for an option of what is being asked.
std::string_view verbName(Verb); ///< How the lines of such options begin.
/// Another line for the same answer, or none: of several Reactions of one object `react S` is the first.
std::string otherLineOf(const State&, const Ground&, const Option&);
std::string lineOf(const State&, const Ground&, const Option&);

} // namespace triptych::altered
