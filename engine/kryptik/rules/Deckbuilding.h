#pragma once

#include "core/Problem.h"
#include "decks/DeckList.h"
#include "kryptik/cards/CardSet.h"

#include <string_view>

// 1 Deckbuilding, 11 Limited/Banned Cards.
namespace triptych::kryptik {

/// What is illegal about a deck. `date` is "YYYY-MM-DD": entries of the list of chapter 11 count
/// from the day they came into force; empty counts all of them.
Problems faultsOf(
    const CardSet&, const decks::DeckList&, std::string_view ruleset, std::string_view date);

} // namespace triptych::kryptik
