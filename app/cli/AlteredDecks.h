#pragma once

#include "cli/DeckMakers.h"

#include <string>

namespace triptych::cli {

/// Decks of a Hero and 39 cards of its faction that compile, within the limits of 1.1.4. Published
/// card data counts as a pack. Empty when there is no Hero.
MakeDeck alteredDecks(const std::vector<cards::PackText>& packs, const std::string& ruleset);

} // namespace triptych::cli
