#pragma once

#include "decks/DeckFault.h"
#include "decks/DeckList.h"

#include <string>
#include <vector>

// Taking cards out of a deck list and putting them in. Cards are told apart by what the list calls
// them; whoever edits spells each card in one way (DeckDesk::spelling).
namespace deckroom {

/// Where in a deck a card can lie.
using Part = triptych::decks::DeckPart;

bool isPlace(Part); ///< Holds one card: all but main and side deck.

std::vector<triptych::decks::Entry> entriesOf(const triptych::decks::DeckList&, Part);
int cardsIn(const triptych::decks::DeckList&, Part);
int copiesIn(const triptych::decks::DeckList&, Part, const std::string& card);
int copiesIn(const triptych::decks::DeckList&, const std::string& card); ///< In all parts.

/// A place holds what was put there last.
void put(triptych::decks::DeckList&, Part, const std::string& card, int count);
/// How many of them there were to take.
int take(triptych::decks::DeckList&, Part, const std::string& card, int count);

} // namespace deckroom
