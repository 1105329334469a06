#pragma once

#include "kryptik/Options.h"
#include "kryptik/State.h"
#include "kryptik/cards/CardSet.h"

#include <string>
#include <string_view>
#include <vector>

// What things are called (NOTATION sections 1 to 3).
namespace triptych::kryptik {

/// What stays the same all through a match; every copy of it shares this.
struct Ground
{
    std::shared_ptr<const CardSet> cards;
    std::vector<std::string> handles; ///< Of each object, "maw" or "maw#2".
    std::string ruleset;
};

std::string slugOf(std::string_view name);
/// Handles for cards in table order: the second of a slug is "slug#2". Entries with an id keep it.
std::vector<std::string> handlesFor(
    const std::vector<std::string_view>& names, const std::vector<std::string>& ids);

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
