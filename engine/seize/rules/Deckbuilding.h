#pragma once

#include "core/Problem.h"
#include "seize/cards/CardSet.h"
#include "seize/rules/Formats.h"

namespace triptych::decks {
struct DeckList;
}

// S-DECK-*, S-FMT-*-DECK: what is illegal about a deck.
namespace triptych::seize {

Problems faultsOf(const CardSet&, const decks::DeckList&, const Format&);

} // namespace triptych::seize
