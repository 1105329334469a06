#include "kryptik/cards/ReadCard.h"

#include "cards/Identity.h"
#include "core/JsonFields.h"
#include "kryptik/Limits.h"
#include "kryptik/text/Parse.h"
#include "kryptik/tree/Walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace triptych::kryptik {

namespace {

std::optional<Colours> colourOf(char letter)
{
    switch (letter) {
    case 'w':
        return white;
    case 'u':
        return blue;
    case 'b':
        return black;
    case 'g':
        return green;
    case 'c':
        return Colours { 0 };
    default:
        return std::nullopt;
    }
}

/// One stone without its braces: "2", "X", "w", "w/u".
std::optional<Stone> readStone(std::string_view inside)
{
    if (inside.empty())
        return std::nullopt;
    if (inside == "X" || inside == "x")
        return Stone { Stone::Kind::X, 0, 0 };
    if (std::ranges::all_of(inside, [](char c) { return c >= '0' && c <= '9'; })
        && inside.size() <= 2)
        return Stone { Stone::Kind::Generic,
            static_cast<std::uint8_t>(std::stoi(std::string(inside))), 0 };
    const auto first = colourOf(inside[0]);
    if (first && inside.size() == 1)
        return Stone { Stone::Kind::Coloured, 0, *first };
    if (inside.size() != 3 || inside[1] != '/' || !first || *first == 0)
        return std::nullopt;
    const auto second = colourOf(inside[2]);
    if (!second || *second == 0)
        return std::nullopt;
    return Stone { Stone::Kind::Coloured, 0, static_cast<Colours>(*first | *second) };
}

std::optional<int> number(const JsonFields& fields, const char* key, int least, int most)
{
    const auto value = fields.number(key, least, most);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

void readSoul(const JsonFields& fields, Card& card)
{
    for (const char letter : fields.text("soul")) {
        const auto colour = colourOf(letter);
        if (!colour)
            fields.complain("soul", "may hold only the letters w, u, b and g");
        else
            card.soul |= *colour;
    }
}

/// What is declared and picked for one ability has a place in the state (Limits.h). A card that asks
/// for more is refused here, so that at the table nothing of it has to be left out.
void checkRoom(const Ability& ability, std::string_view place, Problems& problems)
{
    int phrases = 0, targets = 0, picks = 0, mostSaid = 0, mostAimed = 0;
    bool delayed = false;
    const auto count = [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Effect>) {
            delayed |= std::holds_alternative<Delayed>(part.node);
        } else if constexpr (std::is_same_v<Part, Target>) {
            ++phrases;
            targets += part.spec.count;
        } else if constexpr (std::is_same_v<Part, Who>) {
            phrases += part.kind == Who::Kind::Target;
            targets += part.kind == Who::Kind::Target;
        }
    };
    if (const auto* choose = ability.effect ? std::get_if<Choose>(&ability.effect->node) : nullptr)
        for (const Effect& mode : choose->modes) { // of which one is declared
            phrases = targets = 0;
            walk(mode, count);
            mostSaid = std::max(mostSaid, phrases);
            mostAimed = std::max(mostAimed, targets);
        }
    else if (ability.effect)
        walk(*ability.effect, count);
    phrases = std::max(phrases, mostSaid);
    targets = std::max(targets, mostAimed);
    for (const CostItem& item : ability.cost)
        picks += item.kind == CostItem::Kind::Stones ? 0 : item.count;
    constexpr int mostPhrases = maxSlots;
    const int mostTargets = delayed ? int { maxTargetsLater } : int { maxTargets };
    constexpr int mostPicks = maxCostPicks;
    if (phrases > mostPhrases || targets > mostTargets)
        problems.push_back({ std::string(place),
            fmt::format("The text names {} targets in {} places; there is room for {} in {}.",
                targets, phrases, mostTargets, mostPhrases) });
    if (picks > mostPicks)
        problems.push_back({ std::string(place),
            fmt::format(
                "Its cost is paid with {} cards; there is room for {}.", picks, mostPicks) });
}

void checkRoom(const Card& card, std::string_view place, Problems& problems)
{
    for (const Ability& ability : card.abilities)
        checkRoom(ability, place, problems);
    if (card.yearAbility)
        checkRoom(*card.yearAbility, place, problems);
    constexpr auto mostEffects = std::ptrdiff_t { maxPile };
    if (std::ranges::count(card.abilities, Ability::Kind::SpellEffect, &Ability::kind)
        > mostEffects)
        problems.push_back({ std::string(place),
            fmt::format("A spell has room for {} paragraphs that do something.", mostEffects) });
}

void compile(Card& card, std::string_view place)
{
    text::Speaker speaker { card.name };
    speaker.paysX = std::ranges::any_of(
        card.cost, [](const Stone& stone) { return stone.kind == Stone::Kind::X; });
    Parsed parsed = parseText(card.text, card.type, place, speaker);
    card.abilities = std::move(parsed.abilities);
    card.problems.insert(card.problems.end(), parsed.problems.begin(), parsed.problems.end());
    if (card.yearText) {
        speaker.paysX = false; // An 11 year cost has none (8.1.2).
        // A box of its own: its paragraphs are counted by themselves.
        const std::string box = fmt::format("{}{}11 year", place, place.empty() ? "" : ", ");
        Parsed year = parseYearText(*card.yearText, box, speaker);
        card.problems.insert(card.problems.end(), year.problems.begin(), year.problems.end());
        if (year.problems.empty() && !year.abilities.empty())
            card.yearAbility = std::move(year.abilities.front());
    }
    const auto slots = [](const Ability& a) { return a.kind == Ability::Kind::SpellEffect; };
    if (card.type == CardType::Spell && card.problems.empty()
        && std::ranges::none_of(card.abilities, slots))
        card.problems.push_back(
            { std::string(place), "A spell needs at least one paragraph that does something." });
    checkRoom(card, place, card.problems);
}

} // namespace

bool readStones(std::string_view text, Stones& stones)
{
    while (!text.empty()) {
        const std::size_t end = text.find('}');
        if (text.front() != '{' || end == std::string_view::npos)
            return false;
        const auto stone = readStone(text.substr(1, end - 1));
        if (!stone)
            return false;
        stones.push_back(*stone);
        text.remove_prefix(end + 1);
    }
    return true;
}

Card readCard(const nlohmann::json& json, std::string_view set, std::string_view place)
{
    Card card;
    card.set = set;
    if (!json.is_object()) {
        card.problems.push_back({ std::string(place), "A card must be a JSON object in braces." });
        return card;
    }
    const JsonFields fields(json, std::string(place), card.problems);
    cards::readIdentity(fields, card);
    card.rarity = fields.text("rarity");
    card.flavour = fields.text("flavour");
    card.image = fields.text("image");
    card.text = fields.text("text");
    const std::string type = fields.text("type");
    if (type == "spell")
        card.type = CardType::Spell;
    else if (type != "citizen")
        fields.complain("type", "must be \"citizen\" or \"spell\"");
    card.faction = fields.text("faction");
    card.overlord = fields.flag("overlord");
    if (!readStones(fields.text("cost"), card.cost))
        fields.complain("cost", "must be stones such as {2}{w}{w/u} or {X}");
    constexpr std::size_t mostStones = 20; // what is counted of them stays in eight bits
    if (card.cost.size() > mostStones) {
        fields.complain("cost", fmt::format("may have {} stones at most", mostStones));
        card.cost.clear();
    }
    card.attack = number(fields, "attack", -99, 99).value_or(0);
    card.defense = number(fields, "defense", -99, 99).value_or(0);
    readSoul(fields, card);
    card.yearCost = number(fields, "eleven_year_cost", 0, 99);
    if (const std::string year = fields.text("eleven_year_text"); !year.empty())
        card.yearText = year;
    card.limit = number(fields, "limit", 0, 3);
    compile(card, place);
    return card;
}

cards::FieldNames printedFields()
{
    static constexpr std::array<std::string_view, 19> names { "id", "name", "rarity", "text",
        "flavour", "image", "limit", "set", "comment", "rulings", "type", "faction", "overlord",
        "cost", "attack", "defense", "soul", "eleven_year_cost", "eleven_year_text" };
    return names;
}

} // namespace triptych::kryptik
