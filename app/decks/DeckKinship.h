#pragma once

#include "decks/DeckList.h"

#include <QList>

#include <cstddef>
#include <cstdint>

namespace deckroom {

class DeckDesk;

// What a deck is of, by the cards in it

/// The values of the kinship facet that a deck has, its leader's first.
QList<int> kinshipOf(const DeckDesk&, const triptych::decks::DeckList&);
/// What cards may be of beside the leader of a deck, as bits of the kinship facet; 0: anything.
std::uint32_t kinshipAllowed(const DeckDesk&, const triptych::decks::DeckList&);
/// The card that stands for a deck: its leader, or the costliest of its own.
std::size_t emblemOf(const DeckDesk&, const triptych::decks::DeckList&);

} // namespace deckroom
