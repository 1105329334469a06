#pragma once

#include "altered/Altered.h"
#include "cards/Library.h"
#include "decks/DeckList.h"
#include "support/Problems.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

// A small pack and decks of it, for tests of Altered that need no real set.
namespace triptych::altered::test {

using tests::has;
using tests::wordsOf;

inline nlohmann::json plainCard(const std::string& name, const char* faction, const char* rarity)
{
    return { { "id", name }, { "name", name }, { "type", "character" }, { "faction", faction },
        { "rarity", rarity }, { "hand_cost", 1 }, { "reserve_cost", 1 }, { "forest", 1 },
        { "mountain", 1 }, { "ocean", 1 }, { "text", "" } };
}

/// Twenty common Characters of axiom, ten rare and five unique ones, three of other factions, a
/// neutral one, a rare version of a common one, a card that is only an orb, a Hero and a token.
inline std::string packText()
{
    nlohmann::json cards = nlohmann::json::array();
    for (int n = 0; n < 20; ++n)
        cards.push_back(plainCard(fmt::format("Common {}", n), "axiom", "common"));
    for (int n = 0; n < 10; ++n)
        cards.push_back(plainCard(fmt::format("Rare {}", n), "axiom", "rare"));
    for (int n = 0; n < 5; ++n)
        cards.push_back(plainCard(fmt::format("Unique {}", n), "axiom", "unique"));
    cards.push_back(plainCard("Stranger", "bravos", "common"));
    cards.push_back(plainCard("Other Stranger", "lyra", "common"));
    cards.push_back(plainCard("Third Stranger", "muna", "common"));
    cards.push_back(plainCard("Drifter", "neutral", "common"));
    nlohmann::json version = plainCard("Common 0", "axiom", "rare");
    version["id"] = "Common 0 R";
    cards.push_back(version);
    cards.push_back({ { "id", "Orb" }, { "name", "Orb" }, { "type", "mana" },
        { "faction", "neutral" }, { "rarity", "common" }, { "text", "" } });
    cards.push_back({ { "id", "H" }, { "name", "Captain" }, { "type", "hero" },
        { "faction", "axiom" }, { "text", "" } });
    cards.push_back(
        { { "id", "T" }, { "name", "Tinling" }, { "type", "token" }, { "faction", "axiom" },
            { "forest", 1 }, { "mountain", 1 }, { "ocean", 1 }, { "text", "" } });
    return nlohmann::json {
        { "format", "triptych-cards/1" }, { "game", "altered" },
        { "set",
            { { "code", "T" }, { "name", "Test" }, { "version", "1" }, { "author", "x" },
                { "licence", "x" } } },
        { "cards", cards }
    }.dump();
}

inline std::shared_ptr<const cards::Library> library()
{
    static const auto loaded = game().load({ { "test", packText() } }).library;
    return loaded;
}

/// A Hero and so many common cards.
inline decks::DeckList deck(int count)
{
    decks::DeckList list;
    list.game = "altered";
    list.ruleset = "cr1";
    list.name = "Test";
    list.hero = "Captain";
    for (int n = 0; count > 0; ++n) {
        const int copies = count < 3 ? count : 3;
        list.main.push_back({ fmt::format("Common {}", n), copies });
        count -= copies;
    }
    return list;
}

inline Problems check(const decks::DeckList& list, std::string_view ruleset = "cr4")
{
    return game().check(*library(), list, ruleset);
}

} // namespace triptych::altered::test
