#pragma once

#include "cards/Naming.h"
#include "kryptik/Options.h"
#include "kryptik/State.h"
#include "kryptik/cards/CardSet.h"

#include <string>
#include <string_view>

// What things are called (NOTATION sections 1 to 3).
namespace triptych::kryptik {

using Ground = cards::Ground<CardSet>;

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
/// Whether such an ability of a card can lie on the pile; names of items count those.
bool canWait(Ability::Kind, bool spell);
std::string_view verbName(Verb); ///< How the lines of such options begin: "activate".
/// The line for an option of what is being asked.
std::string lineOf(const State&, const Ground&, const Option&);

} // namespace triptych::kryptik
