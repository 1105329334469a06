#include "kryptik/cards/Fields.h"

#include "cards/LoadedCards.h"
#include "kryptik/cards/CardSet.h"

#include <nlohmann/json.hpp>

namespace triptych::kryptik {

namespace {

using cards::FieldSort;
using Words = std::vector<std::string>;

const CardSet& setOf(const cards::Library& library)
{
    return *static_cast<const cards::LoadedLibrary<CardSet>&>(library).set();
}

Words types(const cards::Library& library, std::size_t card)
{
    const Card& printed = setOf(library).card(card);
    Words all { printed.type == CardType::Citizen ? "citizen" : "spell" };
    if (!printed.faction.empty())
        all.push_back(printed.faction);
    if (printed.overlord)
        all.emplace_back("overlord");
    return all;
}

std::optional<int> cost(const cards::Library& library, std::size_t card)
{
    return setOf(library).facts(card).cost.total;
}

Words flags(const cards::Library& library, std::size_t card)
{
    const Card& printed = setOf(library).card(card);
    Words all;
    if (printed.overlord)
        all.emplace_back("overlord");
    if (printed.soul == 0)
        all.emplace_back("colourless");
    if ((printed.soul & (printed.soul - 1)) != 0)
        all.emplace_back("multicoloured");
    if (printed.text.empty())
        all.emplace_back("vanilla");
    if (printed.yearText)
        all.emplace_back("eleven");
    return all;
}

} // namespace

const std::vector<cards::CardField>& cardFields()
{
    static const std::vector<cards::CardField> fields {
        cards::rulesText({ "text", "eleven_year_text" }, "its rules text, the 11 year ability too"),
        { .name = "kind", .members = { "type" }, .help = "the first word of its type line" },
        { .name = "type",
            .aliases = { "t" },
            .help = "citizen or spell, its faction, overlord",
            .words = types },
        { .name = "faction",
            .aliases = { "f", "class" },
            .members = { "faction" },
            .help = "human, undead, ...",
            .none = "none" },
        { .name = "colour",
            .aliases = { "c", "color", "soul" },
            .sort = FieldSort::Letters,
            .members = { "soul" },
            .help = "the colours of its soul box: c:wu has both, c=wu no other",
            .letters = { { 'w', "white" }, { 'u', "blue" }, { 'b', "black" }, { 'g', "green" } },
            .none = "colourless" },
        { .name = "cost",
            .aliases = { "m", "mv" },
            .sort = FieldSort::Number,
            .help = "the energy it costs, X as nothing",
            .number = cost },
        { .name = "stones",
            .aliases = { "mana" },
            .sort = FieldSort::Text,
            .members = { "cost" },
            .help = "the stones of its cost: stones:{g}{g}" },
        { .name = "attack",
            .aliases = { "a", "atk", "pow" },
            .sort = FieldSort::Number,
            .members = { "attack" },
            .help = "of a citizen" },
        { .name = "defense",
            .aliases = { "d", "def", "tou" },
            .sort = FieldSort::Number,
            .members = { "defense" },
            .help = "of a citizen" },
        { .name = "year",
            .aliases = { "y", "eleven" },
            .sort = FieldSort::Number,
            .members = { "eleven_year_cost" },
            .help = "its 11 year cost" },
        { .name = "yeartext",
            .aliases = { "yo" },
            .sort = FieldSort::Text,
            .members = { "eleven_year_text" },
            .help = "its 11 year ability" },
        { .name = "keyword",
            .aliases = { "k" },
            .help = "eager, sidestep, ...",
            .words
            = [](const cards::Library& all, std::size_t card) { return all.keywords(card); } },
        { .name = "rarity",
            .aliases = { "r" },
            .members = { "rarity" },
            .help = "common, uncommon, rare, legendary" },
        { .name = "limit",
            .sort = FieldSort::Number,
            .members = { "limit" },
            .help = "the copies its own text allows" },
        { .name = "is",
            .help = "overlord, colourless, multicoloured, vanilla, eleven",
            .words = flags },
    };
    return fields;
}

} // namespace triptych::kryptik
