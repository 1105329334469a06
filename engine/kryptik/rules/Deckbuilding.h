#pragma once

#include "decks/DeckFault.h"
#include "decks/DeckList.h"
#include "decks/DeckRules.h"
#include "kryptik/cards/CardSet.h"

#include <string_view>

// 1 Deckbuilding, 11 Limited/Banned Cards.
namespace triptych::kryptik {

/// What is illegal about a deck, and what would mend it. `date` is "YYYY-MM-DD": entries of the list of chapter 11 count
/// from the day they came into force; empty counts all of them.
decks::DeckFaults faultsOf(
    const CardSet&, const decks::DeckList&, std::string_view ruleset, std::string_view date);

/// How many copies of a card a deck may have (1.2.1, 11).
int mostCopies(const CardSet&, std::size_t card, std::string_view ruleset, std::string_view date);

decks::DeckRules deckRules(std::string_view ruleset); // 1.1, 2.3, 4.2, 5.5

} // namespace triptych::kryptik
