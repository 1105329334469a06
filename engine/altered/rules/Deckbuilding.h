#pragma once

#include "altered/cards/CardSet.h"
#include "decks/DeckFault.h"
#include "decks/DeckList.h"
#include "decks/DeckRules.h"

// 1.1.3-1.1.5 Deck construction. No card is named here: everything follows from what is printed.
namespace triptych::altered {

/// What is illegal about a deck and what would mend it; empty when it may be played. `limited` asks
/// of a limited deck.
decks::DeckFaults faultsOf(
    const CardSet&, const decks::DeckList&, std::string_view ruleset, bool limited = false);

/// How many copies of a card a deck may have, by its name (1.1.4.e).
int mostCopies(const Card&, bool limited);
bool mayBeHero(const Card&); // 1.1.4.b

decks::DeckRules deckRules(std::string_view ruleset, bool limited); // 1.1.4, 1.1.5, 4.1, 4.2.1

} // namespace triptych::altered
