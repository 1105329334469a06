#pragma once

#include "core/Game.h"
#include "decks/DeckList.h"

#include <string>

// Race: the smallest whole game, built as engine/ADDING_A_GAME.md says, so that everything that is
// written for any game can be tried on it. Its rules are in Rules.h.
namespace triptych::race {

/// The game, for everything that takes a game.
const Game& game();
/// A pack of cards "One" to "Nine", and a deck of so many of each.
std::string packText();
decks::DeckList deck(int copies = 3);

} // namespace triptych::race
