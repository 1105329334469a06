#include "altered/cards/ReadCard.h"

#include "altered/text/Parse.h"
#include "cards/Identity.h"
#include "core/JsonFields.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::altered {

namespace {

template <typename T, std::size_t N>
using Words = std::array<std::pair<std::string_view, T>, N>;

/// A printed type: what it is to the rules, and whether it is a token.
struct Type
{
    CardType type = CardType::Character;
    bool token = false;
};
constexpr Words<Type, 8> typeNames { { { "hero", { CardType::Hero, false } },
    { "character", { CardType::Character, false } }, { "spell", { CardType::Spell, false } },
    { "landmark", { CardType::Landmark, false } },
    { "expedition_permanent", { CardType::ExpeditionPermanent, false } },
    { "token", { CardType::Character, true } }, { "landmark_token", { CardType::Landmark, true } },
    { "mana", { CardType::Mana, false } } } };
constexpr Words<Faction, factionCount> factionNames { { { "axiom", Faction::Axiom },
    { "bravos", Faction::Bravos }, { "lyra", Faction::Lyra }, { "muna", Faction::Muna },
    { "ordis", Faction::Ordis }, { "yzmir", Faction::Yzmir }, { "neutral", Faction::Neutral } } };
constexpr Words<Rarity, 5> rarityNames { { { "", Rarity::None }, { "common", Rarity::Common },
    { "rare", Rarity::Rare }, { "unique", Rarity::Unique }, { "exalted", Rarity::Exalted } } };

/// The fields of a card, and what is wrong with those that cannot be used.
class Reader : public JsonFields
{
public:
    using JsonFields::JsonFields;

    std::optional<int> number(const char* key, int least, int most) const
    {
        const auto value = JsonFields::number(key, least, most);
        return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
    }
    int needed(const char* key, int least, int most) const
    {
        if (!given(key))
            complain(key, "is missing; this type of card needs it");
        return number(key, least, most).value_or(0);
    }
    std::vector<std::string> words(const char* key) const
    {
        const nlohmann::json* list = given(key);
        std::vector<std::string> all;
        if (list && list->is_array())
            for (const auto& each : *list)
                if (each.is_string())
                    all.push_back(each.get<std::string>());
        if (list && (!list->is_array() || all.size() != list->size()))
            complain(key, "must be a list of words such as [\"robot\"]");
        return all;
    }
    template <typename T, std::size_t N>
    T oneOf(const char* key, const Words<T, N>& words, std::string_view usual) const
    {
        std::string word = text(key);
        if (word.empty())
            word = usual;
        std::string known;
        for (const auto& [name, value] : words) {
            if (name == word)
                return value;
            if (!name.empty())
                known += fmt::format("{}{}", known.empty() ? "" : ", ", name);
        }
        complain(key, fmt::format("must be one of {}", known));
        return words.front().second;
    }
};

void readNumbers(const Reader& reader, Card& card)
{
    if (card.type == CardType::Hero) {
        card.reserveLimit = reader.number("reserve_limit", 0, 9).value_or(2);
        card.landmarkLimit = reader.number("landmark_limit", 0, 9).value_or(2);
        return;
    }
    if (card.type == CardType::Character) {
        card.forest = reader.needed("forest", -99, 99);
        card.mountain = reader.needed("mountain", -99, 99);
        card.ocean = reader.needed("ocean", -99, 99);
    }
    if (card.token || card.type == CardType::Mana)
        return; // 2.2.7 A token costs nothing.
    card.handCost = reader.needed("hand_cost", 0, 99);
    card.reserveCost = reader.needed("reserve_cost", 0, 99);
}

/// The paragraphs of a text, with what parts each from the one before: a line end or two spaces.
std::vector<std::string_view> paragraphsOf(std::string_view text)
{
    std::vector<std::string_view> all;
    while (!text.empty()) {
        std::size_t end = std::min(text.find('\n', 1), text.find("  ", 1));
        end = std::min(end, text.size());
        all.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return all;
}
std::string_view trimmed(std::string_view words)
{
    constexpr std::string_view blanks = " \n\r\t";
    const std::size_t begin = words.find_first_not_of(blanks);
    return begin == std::string_view::npos
        ? std::string_view()
        : words.substr(begin, words.find_last_not_of(blanks) - begin + 1);
}
/// "{D}: ...", "{1}, {D}: ..."
bool isPaidWithSupport(std::string_view paragraph)
{
    std::string_view cost = paragraph.substr(0, std::min(paragraph.find(':'), paragraph.size()));
    if (cost.size() == paragraph.size())
        return false;
    while (!cost.empty()) {
        const std::size_t end = std::min(cost.find(','), cost.size());
        const std::string_view item = trimmed(cost.substr(0, end));
        if (item == "{D}" || item == "{d}")
            return true;
        cost.remove_prefix(std::min(end + 1, cost.size()));
    }
    return false;
}
/// What belongs to the paragraph before it.
bool goesOn(std::string_view paragraph)
{
    const std::string_view words = trimmed(paragraph);
    return words.empty() || words.starts_with("\u2022") || words.starts_with("If you don't");
}

/// 2.2.11.d What is paid for with {D} works in Reserve, from the support box: typed as the last paragraphs of the text it
/// is printed there.
void moveToSupport(Card& card)
{
    if (card.token || card.type == CardType::Hero || card.type == CardType::Mana)
        return;
    const std::vector<std::string_view> all = paragraphsOf(card.text);
    std::size_t begin = 0;
    std::size_t k = 0;
    while (k < all.size() && !isPaidWithSupport(all[k]))
        begin += all[k++].size();
    if (!std::all_of(all.begin() + static_cast<std::ptrdiff_t>(k), all.end(),
            [](std::string_view each) { return isPaidWithSupport(each) || goesOn(each); })
        || k == all.size())
        return;
    const std::string moved(trimmed(std::string_view(card.text).substr(begin)));
    if (!parseSupport(moved, {}, card.name).problems.empty())
        return; // what is wrong in it is told where it was typed
    card.support += card.support.empty() ? moved : "\n" + moved;
    card.text = trimmed(std::string_view(card.text).substr(0, begin));
}

} // namespace

/// 2.1.d What is printed in brackets on a token is so of every token.
std::string withoutTokenRule(std::string text)
{
    constexpr std::array<std::string_view, 2> rules {
        "(If I leave the Expedition zone, remove me from the game.)",
        "(When I leave the Expedition zone, remove me from the game.)"
    };
    for (const std::string_view rule : rules)
        if (const std::size_t at = text.find(rule); at != std::string::npos)
            text.erase(at, rule.size());
    return text;
}

void compileText(Card& card, std::string_view place)
{
    Parsed main = parseText(
        card.token ? withoutTokenRule(card.text) : card.text, card.type, place, card.name);
    if (card.token && std::ranges::any_of(main.abilities, &Ability::support))
        main.problems.push_back(
            { std::string(place), "Neither a Hero nor a token is ever in Reserve." });
    const std::string supportPlace = fmt::format("{}{}support", place, place.empty() ? "" : ", ");
    Parsed support = parseSupport(card.support, supportPlace, card.name);
    const bool nothing = main.abilities.empty();
    card.abilities = std::move(main.abilities);
    std::move(
        support.abilities.begin(), support.abilities.end(), std::back_inserter(card.abilities));
    for (Problems* problems : { &main.problems, &support.problems })
        std::move(problems->begin(), problems->end(), std::back_inserter(card.problems));
    if (card.type == CardType::Spell && card.problems.empty() && nothing)
        card.problems.push_back(
            { std::string(place), "A Spell needs at least one paragraph that does something." });
}

Card readPrinted(const nlohmann::json& json, std::string_view set, std::string_view place)
{
    Card card;
    card.set = set;
    if (!json.is_object()) {
        card.problems.push_back({ std::string(place), "A card must be a JSON object in braces." });
        return card;
    }
    const Reader reader(json, std::string(place), card.problems);
    cards::readIdentity(reader, card);
    card.flavour = reader.text("flavour");
    card.image = reader.text("image");
    card.text = reader.text("text");
    card.support = reader.text("support");
    const Type type = reader.oneOf("type", typeNames, "");
    card.type = type.type;
    card.token = type.token;
    card.faction = reader.oneOf("faction", factionNames, "neutral");
    card.rarity = reader.oneOf("rarity", rarityNames, "");
    card.subtypes = reader.words("subtypes");
    card.limit = reader.number("limit", 0, 3);
    card.suspended = reader.flag("suspended");
    readNumbers(reader, card);
    moveToSupport(card);
    return card;
}

Card readCard(const nlohmann::json& json, std::string_view set, std::string_view place)
{
    Card card = readPrinted(json, set, place);
    if (json.is_object())
        compileText(card, place);
    return card;
}

cards::FieldNames printedFields()
{
    static constexpr std::array<std::string_view, 23> names { "id", "name", "rarity", "text",
        "flavour", "image", "limit", "set", "comment", "rulings", "type", "faction", "subtypes",
        "hand_cost", "reserve_cost", "forest", "mountain", "ocean", "support", "reserve_limit",
        "landmark_limit", "suspended", "also" };
    return names;
}

} // namespace triptych::altered
