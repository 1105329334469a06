#include "seize/cards/Fields.h"

#include "cards/Folding.h"
#include "cards/LoadedCards.h"
#include "seize/cards/CardSet.h"

#include <nlohmann/json.hpp>

namespace triptych::seize {

namespace {

using cards::FieldSort;
using Words = std::vector<std::string>;

const Card& cardOf(const cards::Library& library, std::size_t card)
{
    return static_cast<const cards::LoadedLibrary<CardSet>&>(library).set()->card(card);
}

Words types(const cards::Library& library, std::size_t card)
{
    Words all;
    const nlohmann::ordered_json& printed = library.printed(card);
    for (const char* const key : { "type", "ability", "treasure" })
        if (const auto found = printed.find(key); found != printed.end() && found->is_string())
            all.push_back(found->get<std::string>());
    return all;
}

Words rarity(const cards::Library& library, std::size_t card)
{
    static constexpr const char* names[]
        = { "common", "uncommon", "rare", "legendary" }; // S-MERC-E
    const int stars = cardOf(library, card).stars;
    return stars >= 1 && stars <= 4 ? Words { names[stars - 1] } : Words {};
}

/// The capitalised words of the language that a text uses.
Words keywords(const cards::Library& library, std::size_t card)
{
    static constexpr const char* words[] = { "armor", "bleed", "blind", "burn", "cleanse", "coin",
        "defense", "distance", "exhaust", "exit", "fog", "fortify", "frost", "heal", "leech",
        "lethal", "loot", "magic", "melee", "mend", "physical", "plunder", "poison", "pull", "pure",
        "push", "range", "reach", "regen", "silence", "stealth", "true", "upstage" };
    const std::string text = cards::folded(cardOf(library, card).text);
    Words all;
    for (const char* const word : words)
        if (cards::hasWordBeginning(text, word))
            all.emplace_back(word);
    return all;
}

Words shots(const cards::Library& library, std::size_t card)
{
    const nlohmann::ordered_json& printed = library.printed(card);
    Words all;
    if (const auto found = printed.find("ranged"); found != printed.end() && found->is_object())
        all.push_back(found->value("kind", ""));
    if (cardOf(library, card).defense > 0)
        all.emplace_back("shield");
    return all;
}

Words flags(const cards::Library& library, std::size_t card)
{
    const Card& printed = cardOf(library, card);
    Words all;
    if (printed.className.empty())
        all.emplace_back("generic");
    if (printed.stars == 4)
        all.emplace_back("legendary");
    if (printed.text.empty())
        all.emplace_back("vanilla");
    if (printed.shot != Shot::None)
        all.emplace_back("ranged");
    return all;
}

} // namespace

const std::vector<cards::CardField>& cardFields()
{
    static const std::vector<cards::CardField> fields {
        { .name = "kind",
            .members = { "type" },
            .help = "mercenary, treasure or ability, and nothing else of its type line" },
        { .name = "type",
            .aliases = { "t" },
            .help = "mercenary, treasure (weapon, relic, equipment), ability (instant, attack, "
                    "event)",
            .words = types },
        { .name = "class",
            .aliases = { "c", "f", "faction" },
            .members = { "class" },
            .help = "hunter, mage, priest, rogue, warrior, generic",
            .none = "generic" },
        { .name = "stars",
            .aliases = { "star" },
            .sort = FieldSort::Number,
            .members = { "stars" },
            .help = "how rare it is, from 1 to 4" },
        { .name = "rarity",
            .aliases = { "r" },
            .help = "common, uncommon, rare, legendary",
            .words = rarity },
        { .name = "cost",
            .aliases = { "m", "mana" },
            .sort = FieldSort::Number,
            .members = { "cost" },
            .help = "the treasures that an ability costs" },
        { .name = "health",
            .aliases = { "hp" },
            .sort = FieldSort::Number,
            .members = { "health" },
            .help = "of a mercenary" },
        { .name = "melee",
            .sort = FieldSort::Number,
            .members = { "melee.damage" },
            .help = "its damage hand to hand" },
        { .name = "ranged",
            .aliases = { "range" },
            .sort = FieldSort::Number,
            .members = { "ranged.damage" },
            .help = "the damage of its shot" },
        { .name = "distance",
            .aliases = { "dist" },
            .sort = FieldSort::Number,
            .members = { "ranged.distance" },
            .help = "how far its shot carries" },
        { .name = "defense",
            .aliases = { "def" },
            .sort = FieldSort::Number,
            .members = { "defense" },
            .help = "of a shield" },
        { .name = "bounty",
            .aliases = { "b" },
            .sort = FieldSort::Number,
            .members = { "bounty" },
            .help = "what losing or plundering with it is worth" },
        { .name = "move",
            .aliases = { "steps" },
            .sort = FieldSort::Number,
            .members = { "move.steps" },
            .help = "how far it walks" },
        { .name = "shot", .help = "crossbow, staff or shield", .words = shots },
        { .name = "hands", .members = { "hands" }, .help = "of a weapon: one, two, off, dual" },
        { .name = "keyword",
            .aliases = { "k" },
            .help = "bleed, frost, mend, ...",
            .words = keywords },
        { .name = "is", .help = "generic, legendary, vanilla, ranged", .words = flags },
    };
    return fields;
}

} // namespace triptych::seize
