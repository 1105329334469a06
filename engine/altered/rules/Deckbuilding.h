#pragma once

#include "altered/cards/CardSet.h"
#include "core/Problem.h"
#include "decks/DeckList.h"

// 1.1.3-1.1.5 Deck construction. No card is named here: everything follows from what is printed.
namespace triptych::altered {

/// What is illegal about a deck; empty when it may be played. `limited` asks of a limited deck.
Problems faultsOf(
    const CardSet&, const decks::DeckList&, std::string_view ruleset, bool limited = false);

} // namespace triptych::altered
