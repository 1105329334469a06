#pragma once

#include "core/Problem.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace triptych {
struct JsonText;
}

namespace triptych::decks {

struct Entry
{
    std::string card; ///< By name or id, as the file has it.
    int count = 1;
    bool operator==(const Entry&) const = default;
};

/// Copies that a line of a deck may name. More is surely a slip of the keyboard.
inline constexpr int mostInALine = 999;

/// A deck file (NOTATION section 6).
struct DeckList
{
    std::string game;
    std::string ruleset;
    std::string name;
    std::vector<Entry> main;
    std::vector<Entry> side;
    std::string hero; ///< Games that have one; by name or id.
    std::string champion;
    std::string guildMaster;
    bool operator==(const DeckList&) const = default;
};

/// A card of a list that no pack holds, and that is printed only once, after a card that one holds:
/// somebody who has it can type its text in.
struct UnknownUnique
{
    std::string reference; ///< As the list has it.
    std::string base;      ///< The id of the card it was made after,
    std::string name;      ///< and its name.
    std::string place;     ///< In the list.
    bool operator==(const UnknownUnique&) const = default;
};

struct ParsedDeck
{
    DeckList deck;
    Problems problems;    ///< Not empty: the file cannot be used.
    Problems warnings {}; ///< Fields that nobody reads; the deck is used all the same.
    std::vector<UnknownUnique> uniques {}; ///< Each of them is named in the problems too.
};

/// What a deck may be: its file in bytes, and its entries or lines. More is no deck.
inline constexpr std::size_t mostDeckBytes = 1u << 20u;
inline constexpr std::size_t mostDeckEntries = 2000;

/// The file of a deck, if it is none too large. `name` is used in messages.
JsonText jsonOfDeck(std::string_view text, std::string_view name);
/// Never throws.
ParsedDeck parseDeck(std::string_view text, std::string_view name);
/// The same of a deck that stands inside another file.
ParsedDeck deckOf(const nlohmann::json& file, std::string_view name);
nlohmann::ordered_json toJson(const DeckList&);

} // namespace triptych::decks
