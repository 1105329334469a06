#pragma once

#include "decks/DeckList.h"

#include <string>
#include <string_view>

namespace triptych::decks {

/// Reads a list as people post it: "3 Pier Watcher" or "3x Pier Watcher" a line, "# a note", and
/// the heading "Side" or "Sideboard" before the side deck. "Game:", "Ruleset:", "Name:", "Hero:",
/// "Champion:" and "Guild master:" lines are understood too. Never throws.
ParsedDeck parseDeckText(std::string_view text, std::string_view name);

/// The same list in that form; reading it again gives an equal list.
std::string toText(const DeckList&);

} // namespace triptych::decks
