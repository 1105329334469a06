#pragma once

#include "cards/Library.h"
#include "core/Game.h"
#include "core/Random.h"
#include "decks/DeckList.h"

#include <functional>
#include <vector>

namespace triptych::cli {

/// Makes a deck at random; whether it is legal is looked at afterwards.
using MakeDeck = std::function<decks::DeckList(Random&)>;

/// How decks of the cards in these packs are made, in a game where that takes more than any cards of
/// the right number; empty for other games, and when the cards make no deck.
MakeDeck deckMakerOf(const Game&, const Ruleset&, const std::vector<cards::PackText>& packs);

} // namespace triptych::cli
