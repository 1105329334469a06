#pragma once

#include "cards/Library.h"
#include "cards/Pack.h"
#include "decks/DeckList.h"
#include "seize/Seize.h"
#include "support/Problems.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

// A small pack and decks of it, for tests of Seize that need no real set.
namespace triptych::seize::test {

using tests::has;
using tests::wordsOf;

inline nlohmann::json mercenary(const std::string& name, const std::string& cls, int stars)
{
    nlohmann::json card { { "id", "T-" + name }, { "name", name }, { "type", "mercenary" },
        { "stars", stars }, { "health", 5 }, { "melee", { { "damage", 2 }, { "arrows", "*" } } },
        { "bounty", 2 }, { "move", { { "steps", 2 }, { "arrows", "+" } } } };
    if (!cls.empty())
        card["class"] = cls;
    return card;
}

inline std::string packText()
{
    nlohmann::json cards = nlohmann::json::array();
    for (int n = 0; n < 10; ++n) {
        cards.push_back(mercenary(fmt::format("Warrior {}", n), "warrior", 1 + n % 3));
        cards.push_back({ { "id", fmt::format("T-T{}", n) }, { "name", fmt::format("Tool {}", n) },
            { "type", "treasure" }, { "treasure", "equipment" }, { "stars", 1 + n % 3 } });
    }
    cards.push_back(mercenary("Warrior Hero", "warrior", 4));
    cards.push_back(mercenary("Warrior King", "warrior", 4));
    cards.push_back(mercenary("Mage Hero", "mage", 3));
    cards.push_back({ { "id", "T-C" }, { "name", "Crown" }, { "type", "treasure" },
        { "treasure", "relic" }, { "stars", 4 } });
    return nlohmann::json {
        { "format", "triptych-cards/1" }, { "game", "seize" },
        { "set",
            { { "code", "T" }, { "name", "Test" }, { "version", "1" }, { "author", "x" },
                { "licence", "x" } } },
        { "cards", cards }
    }.dump();
}

inline std::shared_ptr<const cards::Library> library()
{
    return game().load({ { "test.json", packText() } }).library;
}

/// So many cards without a legend, three of a name or a few more.
inline decks::DeckList deck(int size)
{
    decks::DeckList list;
    list.game = "seize";
    list.name = "test deck";
    for (int n = 0; n < 20; ++n) {
        const int left = size / 20 + (n < size % 20);
        if (left > 0)
            list.main.push_back({ fmt::format("{} {}", n % 2 ? "Tool" : "Warrior", n / 2), left });
    }
    return list;
}

} // namespace triptych::seize::test
