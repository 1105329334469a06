#include "altered/cards/Fields.h"

#include "altered/cards/CardSet.h"
#include "cards/LoadedCards.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace triptych::altered {

namespace {

using cards::FieldSort;
const Card& cardOf(const cards::Library& library, std::size_t card)
{
    return static_cast<const cards::LoadedLibrary<CardSet>&>(library).set()->card(card);
}

std::vector<std::string> types(const cards::Library& library, std::size_t card)
{
    const Card& printed = cardOf(library, card);
    std::vector<std::string> all;
    switch (printed.type) {
    case CardType::Hero:
        all = { "hero" };
        break;
    case CardType::Character:
        all = { "character" };
        break;
    case CardType::Spell:
        all = { "spell" };
        break;
    case CardType::Landmark:
        all = { "landmark", "permanent" };
        break;
    case CardType::ExpeditionPermanent:
        all = { "expedition permanent", "permanent" };
        break;
    case CardType::Mana:
        all = { "mana" };
        break;
    }
    if (printed.token)
        all.emplace_back("token");
    all.insert(all.end(), printed.subtypes.begin(), printed.subtypes.end());
    return all;
}

bool hasPowers(const Card& card)
{
    return card.type == CardType::Character;
}
std::optional<int> power(const cards::Library& library, std::size_t card)
{
    const Card& printed = cardOf(library, card);
    return hasPowers(printed) ? std::optional(printed.forest + printed.mountain + printed.ocean)
                              : std::nullopt;
}

std::vector<std::string> flags(const cards::Library& library, std::size_t card)
{
    const Card& printed = cardOf(library, card);
    std::vector<std::string> all;
    if (printed.token)
        all.emplace_back("token");
    if (printed.suspended)
        all.emplace_back("suspended");
    if (printed.rarity == Rarity::Unique)
        all.emplace_back("unique");
    if (printed.text.empty() && printed.support.empty())
        all.emplace_back("vanilla");
    if (!printed.support.empty())
        all.emplace_back("support");
    if (!printed.token && printed.type != CardType::Hero)
        all.emplace_back("main");
    return all;
}

} // namespace

const std::vector<cards::CardField>& cardFields()
{
    static const std::vector<cards::CardField> fields {
        cards::rulesText({ "text", "support" }, "its rules text, that of the support too"),
        { .name = "support",
            .aliases = { "echo" },
            .sort = FieldSort::Text,
            .members = { "support" },
            .help = "its support text" },
        { .name = "kind", .members = { "type" }, .help = "the first word of its type line" },
        { .name = "type",
            .aliases = { "t" },
            .help = "hero, character, spell, permanent, landmark, and sub-types",
            .words = types },
        { .name = "subtype",
            .aliases = { "st", "sub" },
            .members = { "subtypes" },
            .help = "engineer, robot, ..." },
        { .name = "faction",
            .aliases = { "f", "class" },
            .members = { "faction" },
            .help = "axiom, bravos, lyra, muna, ordis, yzmir, neutral",
            .none = "neutral" },
        { .name = "cost",
            .aliases = { "m", "mana", "hand", "h" },
            .sort = FieldSort::Number,
            .members = { "hand_cost" },
            .help = "what it costs from hand" },
        { .name = "reserve",
            .aliases = { "rc", "recall" },
            .sort = FieldSort::Number,
            .members = { "reserve_cost" },
            .help = "what it costs from Reserve" },
        { .name = "forest",
            .aliases = { "fo", "v" },
            .sort = FieldSort::Number,
            .members = { "forest" },
            .help = "its forest statistic" },
        { .name = "mountain",
            .aliases = { "mo" },
            .sort = FieldSort::Number,
            .members = { "mountain" },
            .help = "its mountain statistic" },
        { .name = "ocean",
            .aliases = { "oc", "water" },
            .sort = FieldSort::Number,
            .members = { "ocean" },
            .help = "its ocean statistic" },
        { .name = "power",
            .aliases = { "stats" },
            .sort = FieldSort::Number,
            .help = "its three statistics together",
            .number = power },
        { .name = "keyword",
            .aliases = { "k" },
            .help = "fleeting, gigantic, resupply, ...",
            .words
            = [](const cards::Library& all, std::size_t card) { return all.keywords(card); } },
        { .name = "rarity",
            .aliases = { "r" },
            .members = { "rarity" },
            .help = "common, rare, exalted, unique" },
        { .name = "reservelimit",
            .aliases = { "rl" },
            .sort = FieldSort::Number,
            .members = { "reserve_limit" },
            .help = "of a Hero" },
        { .name = "landmarklimit",
            .aliases = { "ll" },
            .sort = FieldSort::Number,
            .members = { "landmark_limit" },
            .help = "of a Hero" },
        { .name = "is",
            .help = "token, suspended, unique, vanilla, support, main",
            .words = flags },
    };
    return fields;
}

} // namespace triptych::altered
