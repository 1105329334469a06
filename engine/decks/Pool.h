#pragma once

#include "cards/Library.h"
#include "decks/DeckFault.h"
#include "decks/DeckList.h"

#include <map>
#include <string_view>
#include <vector>

// The cards that a deck of limited play may be made of: what was drafted or opened. A deck file keeps
// them as "pool", a list like "main".

namespace triptych::decks {

struct ParsedPool
{
    std::vector<Entry> cards; ///< Empty: the deck may be made of any cards.
    Problems problems;
};
/// The pool that a deck file names. Never throws; `name` is the file in messages.
ParsedPool poolOf(std::string_view text, std::string_view name);

/// All cards of a list, wherever in it they lie.
std::vector<Entry> cardsOf(const DeckList&);
/// Copies of each card by its number in the library; npos counts what is not known.
std::map<std::size_t, int> counted(const cards::Library&, const std::vector<Entry>&);

/// What a deck has that is not in its pool; empty when all of it is.
DeckFaults poolFaults(const cards::Library&, const DeckList&, const std::vector<Entry>& pool);

} // namespace triptych::decks
