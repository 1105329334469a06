#pragma once

#include "kryptik/Options.h"
#include "kryptik/State.h"
#include "kryptik/cards/CardSet.h"

#include <string>
#include <string_view>
#include <vector>

// What things are called (NOTATION sections 1 to 3).
namespace triptych::kryptik {

/// What an object is called: by the slug of the card it was at first, the second of a slug with a
/// number; or as a scenario calls it. The words are made when they are wanted: playouts never are.
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
std::string handleOf(const Ground&, Index); ///< "maw" or "maw#2"

std::string seatName(Seat);      ///< "p1"
std::string_view zoneName(Zone); ///< "eleven_year"
std::string_view phaseName(Phase);
std::string_view stepName(Step);       ///< "" for none
std::string_view keywordName(Keyword); ///< "sidestep"
char colourLetter(std::uint8_t place); ///< w u b g c

/// Its handle if the viewer may know it, else its place: "p2.eleven_year.3".
std::string nameOf(const State&, const Ground&, Seat viewer, Index);
std::string placeOf(const State&, Index);
std::string itemName(const State&, const Ground&, Seat viewer, const PileItem&);
std::string refName(const State&, const Ground&, Seat viewer, Ref);
/// The line for an option of what is being asked.
std::string lineOf(const State&, const Ground&, const Option&);

} // namespace triptych::kryptik
