#pragma once

#include "core/Problem.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace triptych::decks {

struct Entry
{
    std::string card; ///< By name or id, as the file has it.
    int count = 1;
    bool operator==(const Entry&) const = default;
};

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
    Problems problems;                     ///< Not empty: the file cannot be used.
    std::vector<UnknownUnique> uniques {}; ///< Each of them is named in the problems too.
};

/// `name` is used in messages. Never throws.
ParsedDeck parseDeck(std::string_view text, std::string_view name);
nlohmann::ordered_json toJson(const DeckList&);

} // namespace triptych::decks
