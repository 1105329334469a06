#include "kryptik/cards/ReadCard.h"

#include "kryptik/text/Parse.h"

#include <fmt/format.h>

#include <algorithm>
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

/// Collects fields and complains about those that cannot be used.
class Reader
{
public:
    Reader(const nlohmann::json& json, std::string_view place, Problems& problems)
        : m_json(json)
        , m_place(place)
        , m_problems(problems)
    {
    }

    std::string text(const char* key)
    {
        const auto it = m_json.find(key);
        if (it == m_json.end() || it->is_null())
            return {};
        if (it->is_string())
            return it->get<std::string>();
        complain(key, "must be a text in quotes");
        return {};
    }
    std::optional<int> number(const char* key, int least, int most)
    {
        const auto it = m_json.find(key);
        if (it == m_json.end() || it->is_null())
            return std::nullopt;
        if (it->is_number_integer()) {
            const auto value = it->get<std::int64_t>();
            if (value >= least && value <= most)
                return static_cast<int>(value);
        }
        complain(key, fmt::format("must be a whole number from {} to {}", least, most));
        return std::nullopt;
    }
    bool flag(const char* key)
    {
        const auto it = m_json.find(key);
        if (it == m_json.end() || it->is_null())
            return false;
        if (it->is_boolean())
            return it->get<bool>();
        complain(key, "must be true or false");
        return false;
    }
    void complain(const char* key, std::string_view what)
    {
        m_problems.push_back(
            { std::string(m_place), fmt::format("The field \"{}\" {}.", key, what) });
    }

private:
    const nlohmann::json& m_json;
    std::string_view m_place;
    Problems& m_problems;
};

void readSoul(Reader& reader, Card& card)
{
    for (const char letter : reader.text("soul")) {
        const auto colour = colourOf(letter);
        if (!colour)
            reader.complain("soul", "may hold only the letters w, u, b and g");
        else
            card.soul |= *colour;
    }
}

void compile(Card& card, std::string_view place)
{
    Parsed parsed = parseText(card.text, card.type, place);
    card.abilities = std::move(parsed.abilities);
    card.problems.insert(card.problems.end(), parsed.problems.begin(), parsed.problems.end());
    if (card.yearText) {
        Parsed year = parseYearText(*card.yearText, place);
        card.problems.insert(card.problems.end(), year.problems.begin(), year.problems.end());
        if (year.problems.empty() && !year.abilities.empty())
            card.yearAbility = std::move(year.abilities.front());
    }
    const auto slots = [](const Ability& a) { return a.kind == Ability::Kind::SpellEffect; };
    if (card.type == CardType::Spell && card.problems.empty()
        && std::ranges::none_of(card.abilities, slots))
        card.problems.push_back(
            { std::string(place), "A spell needs at least one paragraph that does something." });
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
    Reader reader(json, place, card.problems);
    card.id = reader.text("id");
    card.name = reader.text("name");
    if (card.name.empty())
        reader.complain("name", "is missing; every card needs one");
    if (card.id.empty())
        card.id = card.name;
    card.rarity = reader.text("rarity");
    card.flavour = reader.text("flavour");
    card.image = reader.text("image");
    card.text = reader.text("text");
    const std::string type = reader.text("type");
    if (type == "spell")
        card.type = CardType::Spell;
    else if (type != "citizen")
        reader.complain("type", "must be \"citizen\" or \"spell\"");
    card.faction = reader.text("faction");
    card.overlord = reader.flag("overlord");
    if (!readStones(reader.text("cost"), card.cost))
        reader.complain("cost", "must be stones such as {2}{w}{w/u} or {X}");
    card.attack = reader.number("attack", 0, 99).value_or(0);
    card.defense = reader.number("defense", 0, 99).value_or(0);
    readSoul(reader, card);
    card.yearCost = reader.number("eleven_year_cost", 0, 99);
    if (const std::string year = reader.text("eleven_year_text"); !year.empty())
        card.yearText = year;
    card.limit = reader.number("limit", 0, 3);
    compile(card, place);
    return card;
}

} // namespace triptych::kryptik
