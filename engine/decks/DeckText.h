#pragma once

#include "decks/DeckList.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::decks {

/// Reads a list as people post it: "3 Pier Watcher" or "3x Pier Watcher" a line, "# a note", and
/// the heading "Side" or "Sideboard" before the side deck. Lists of ids may have lost their line
/// breaks on the way: "1 X_01_C 3 X_02_R" is two cards. "Game:", "Ruleset:", "Name:", "Hero:",
/// "Champion:" and "Guild master:" lines are understood too. Never throws.
ParsedDeck parseDeckText(std::string_view text, std::string_view name);

/// Where a plain list names a card.
struct CardLine
{
    std::string card; ///< As the list has it.
    int number = 0;   ///< From 1.
};
std::vector<CardLine> linesOf(std::string_view text);

/// The same list in that form; reading it again gives an equal list.
std::string toText(const DeckList&);

/// The barest form, "1 ID" a line with the hero first and nothing else, as many sites read and write it.
/// `idOf` gives the id of a card that the list has by name.
std::string toIds(const DeckList&, const std::function<std::string(const std::string&)>& idOf);

} // namespace triptych::decks
