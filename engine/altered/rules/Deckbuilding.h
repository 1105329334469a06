#pragma once

#include "altered/cards/CardSet.h"
#include "decks/DeckFault.h"
#include "decks/DeckList.h"
#include "decks/DeckRules.h"

#include <functional>

// 1.1.3-1.1.5 Deck construction. No card is named here: everything follows from what is printed.
namespace triptych::altered {

/// What is wrong with the text of a card of the set.
using ProblemsOf = std::function<const Problems&(std::size_t card)>;

/// What is illegal about a deck and what would mend it; empty when it may be played. `limited` asks
/// of a limited deck.
decks::DeckFaults faultsOf(const CardSet&, const ProblemsOf&, const decks::DeckList&,
    std::string_view ruleset, bool limited = false);

// Of a card whose text is understood

/// How many copies of it a deck may have, by its name (1.1.4.e).
int mostCopies(const Card&, bool limited);
bool mayBeHero(const Card&); // 1.1.4.b

decks::DeckRules deckRules(std::string_view ruleset, bool limited); // 1.1.4, 1.1.5, 4.1, 4.2.1

} // namespace triptych::altered
