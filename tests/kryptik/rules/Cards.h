#pragma once

#include "cards/Library.h"
#include "decks/DeckList.h"
#include "kryptik/Kryptik.h"
#include "support/Problems.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

// A small pack and decks of it, for tests of Kryptik that need no real set.
namespace triptych::kryptik::test {

using tests::has;
using tests::wordsOf;

/// Twenty citizens and one spell of each kind of soul box, and cards with limits of their own.
inline std::string packText()
{
    nlohmann::json cards = nlohmann::json::array();
    const char* souls[] { "w", "u", "b", "g", "" };
    for (int n = 0; n < 20; ++n)
        cards.push_back({ { "id", fmt::format("T-{}", n) },
            { "name", fmt::format("Citizen {}", n) }, { "type", "citizen" }, { "cost", "{1}" },
            { "attack", 1 + n % 3 }, { "defense", 1 + n % 4 }, { "soul", souls[n % 5] },
            { "eleven_year_cost", 1 }, { "text", "" } });
    cards.push_back({ { "id", "T-S" }, { "name", "Spark" }, { "type", "spell" }, { "cost", "{1}" },
        { "soul", "w" }, { "text", "Draw 1 card." } });
    cards.push_back({ { "id", "T-L" }, { "name", "Lonely" }, { "type", "spell" }, { "cost", "{1}" },
        { "soul", "w" }, { "text", "Draw 1 card." }, { "limit", 1 } });
    for (const char* name : { "Listed Once", "Listed Twice", "Forbidden" })
        cards.push_back({ { "id", name }, { "name", name }, { "type", "spell" }, { "cost", "{1}" },
            { "soul", "w" }, { "text", "Draw 1 card." } });
    cards.push_back({ { "id", "T-B" }, { "name", "Babble" }, { "type", "spell" }, { "cost", "{1}" },
        { "soul", "w" }, { "text", "Frobnicate the moon." } });
    return nlohmann::json {
        { "format", "triptych-cards/1" }, { "game", "kryptik" },
        { "set",
            { { "code", "T" }, { "name", "Test" }, { "version", "1" }, { "author", "x" },
                { "licence", "x" } } },
        { "cards", cards }
    }.dump();
}

inline std::string restrictionsText()
{
    return R"({"format":"triptych-restrictions/1","cards":[
        {"name":"Listed Once","copies":1,"rule":"kryptik 11.1"},
        {"name":"Listed Twice","copies":2,"rule":"kryptik 11.2"},
        {"name":"Forbidden","copies":0,"since":"2023-06-30","rule":"kryptik 11.3"}]})";
}

inline std::shared_ptr<const cards::Library> library()
{
    return game()
        .load({ { "test.json", packText() }, { "restrictions.json", restrictionsText() } })
        .library;
}

/// `main` cards, at most three of a name, and a side deck likewise of the last names.
inline decks::DeckList deck(int main, int side = 0)
{
    decks::DeckList list;
    list.game = "kryptik";
    list.ruleset = "constructed";
    list.name = "test deck";
    for (int n = 0; main > 0; ++n, main -= 3)
        list.main.push_back({ fmt::format("Citizen {}", n % 20), std::min(3, main) });
    // Names that the main deck leaves alone, each with as many copies as it may have.
    const std::pair<const char*, int> rest[] { { "Citizen 17", 3 }, { "Citizen 18", 3 },
        { "Citizen 19", 3 }, { "Spark", 3 }, { "Listed Twice", 2 }, { "Listed Once", 1 },
        { "Lonely", 1 } };
    for (const auto& [name, most] : rest) {
        if (side > 0)
            list.side.push_back({ name, std::min(most, side) });
        side -= most;
    }
    return list;
}

} // namespace triptych::kryptik::test
