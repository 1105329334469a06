#pragma once

#include "decks/DeckFault.h"
#include "decks/DeckRules.h"
#include "seize/Formats.h"
#include "seize/cards/CardSet.h"

namespace triptych::decks {
struct DeckList;
}

// S-DECK-*, S-FMT-*-DECK: what is illegal about a deck.
namespace triptych::seize {

decks::DeckFaults faultsOf(const CardSet&, const decks::DeckList&, const Format&);

/// How many copies of a card a deck may have.
int mostCopies(const Card&, const Format&); // S-DECK-LEGEND
/// Whether a card may be the Champion or the Guild Master of its deck.
bool mayLead(const Card&, const Format&); // S-FMT-ARENA-DECK, S-FMT-GM-DECK

decks::DeckRules deckRules(const Format&); // S-DECK-SIZE, S-PRE-HAND, S-TURN-DRAW, S-TREAS-2

} // namespace triptych::seize
