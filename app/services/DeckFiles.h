#pragma once

#include "app/services/OwnFile.h"

#include "cards/Library.h"
#include "core/Game.h"
#include "decks/DeckReading.h"

#include <QString>

#include <string>

// Decks in files, and what is wrong with them. `cards`: all that the game has, null where there are none.
namespace deckfiles {

using triptych::cards::Library;

/// A deck file or a plain list; the path names it where it has no name.
triptych::decks::ParsedDeck parsed(
    const triptych::Game&, const Library* cards, const std::string& text, const QString& path);
/// One of the person's. A deck that breaks a rule can be used: rules differ, and the seat that has it says why not.
OwnFile readOwn(const triptych::Game&, const Library* cards, const QString& path, FoundDeck& found);

} // namespace deckfiles
