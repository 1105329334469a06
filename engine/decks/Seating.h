#pragma once

#include "core/Game.h"

namespace triptych::decks {

Problem unknownRuleset(const Game&, std::string_view name);

/// What is wrong with the choices of a table: names of options that the ruleset does not have.
Problems optionFaults(const Ruleset&, const RuleChoices&);

/// Why a match cannot be opened like that: an unknown ruleset or option, a wrong number of seats, a starting
/// player who is no seat, or decks that may not be played. Empty when it can.
Problems seatingFaults(const Game&, const cards::Library&, const Setup&);

/// The decks bring more cards to the table than a match has room for.
Problem noRoomFor(std::size_t objects);

} // namespace triptych::decks
