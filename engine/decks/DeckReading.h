#pragma once

#include "cards/Library.h"
#include "decks/DeckList.h"

#include <string_view>

namespace triptych::decks {

/// A deck file, or a plain list when it does not look like JSON. Never throws.
ParsedDeck readDeck(std::string_view text, std::string_view name);

/// Bare lists name the hero among the cards: a card of that type becomes the deck's hero.
void placeHero(DeckList&, const cards::Library&);

/// The same problems; those about a card that a plain list names say in which of its lines.
Problems withLines(Problems, std::string_view list, const cards::Library&);

} // namespace triptych::decks
