#pragma once

#include "decks/DeckList.h"

#include <functional>
#include <string>
#include <string_view>

namespace triptych::decks {

/// Reads a list as people post it: "3 Pier Watcher" or "3x Pier Watcher" a line, "# a note", and
/// the heading "Side" or "Sideboard" before the side deck. "Game:", "Ruleset:", "Name:", "Hero:",
/// "Champion:" and "Guild master:" lines are understood too. Never throws.
ParsedDeck parseDeckText(std::string_view text, std::string_view name);

/// The same list in that form; reading it again gives an equal list.
std::string toText(const DeckList&);

/// The barest form, "1 ID" a line with the hero first and nothing else, as many sites read and write it.
/// `idOf` gives the id of a card that the list has by name.
std::string toIds(const DeckList&, const std::function<std::string(const std::string&)>& idOf);

} // namespace triptych::decks
