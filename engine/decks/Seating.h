#pragma once

#include "core/Game.h"

namespace triptych::decks {

Problem unknownRuleset(const Game&, std::string_view name);

/// Why a match cannot be opened like that: an unknown ruleset, a wrong number of seats, a starting
/// player who is no seat, or decks that may not be played. Empty when it can.
Problems seatingFaults(const Game&, const cards::Library&, const Setup&);

} // namespace triptych::decks
