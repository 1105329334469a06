#include "seize/cards/ReadCard.h"

#include "cards/Identity.h"
#include "core/JsonFields.h"
#include "seize/Limits.h"
#include "seize/text/Parse.h"
#include "seize/tree/Walk.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include <fmt/format.h>

namespace triptych::seize {

namespace {

using Json = nlohmann::json;

template <typename T>
struct Choice
{
    std::string_view word;
    T value;
};

constexpr std::array cardTypes { Choice { "mercenary", CardType::Mercenary },
    Choice { "treasure", CardType::Treasure }, Choice { "ability", CardType::Ability } };
constexpr std::array treasureTypes { Choice { "weapon", TreasureType::Weapon },
    Choice { "equipment", TreasureType::Equipment }, Choice { "relic", TreasureType::Relic } };
constexpr std::array handKinds { Choice { "one", Hands::One }, Choice { "two", Hands::Two },
    Choice { "off", Hands::Off }, Choice { "dual", Hands::Dual } };
constexpr std::array abilityTypes { Choice { "instant", AbilityType::Instant },
    Choice { "attack", AbilityType::Attack }, Choice { "event", AbilityType::Event } };
constexpr std::array shotNames { Choice { "crossbow", Shot::Crossbow },
    Choice { "staff", Shot::Staff } };

/// In the order of `Arrow`.
constexpr std::array<std::string_view, arrowCount> arrowWords { "F", "FR", "R", "BR", "B", "BL",
    "L", "FL" };

char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// "bell ringer" -> "Bell Ringer", as texts print a class.
std::string titled(std::string name)
{
    for (std::size_t i = 0; i < name.size(); ++i)
        if (i == 0 || name[i - 1] == ' ')
            name[i] = upper(name[i]);
    return name;
}

/// Collects fields and complains about those that cannot be used.
class Reader
{
public:
    Reader(const Json& json, std::string_view place, std::string path, Problems& problems)
        : m_json(json)
        , m_place(place)
        , m_path(std::move(path))
        , m_problems(problems)
    {
    }

    /// The field, unless it is absent or null.
    const Json* find(const char* key) const
    {
        const auto it = m_json.find(key);
        return it == m_json.end() || it->is_null() ? nullptr : &*it;
    }
    std::string text(const char* key)
    {
        const Json* field = find(key);
        if (!field)
            return {};
        if (field->is_string())
            return field->get<std::string>();
        complain(key, "must be a text in quotes");
        return {};
    }
    std::optional<int> number(const char* key, int least, int most)
    {
        const Json* field = find(key);
        if (!field)
            return std::nullopt;
        if (const auto value = wholeNumber(*field); value && *value >= least && *value <= most)
            return static_cast<int>(*value);
        complain(key, fmt::format("must be a whole number from {} to {}", least, most));
        return std::nullopt;
    }
    template <typename T, std::size_t N>
    std::optional<T> oneOf(const char* key, const std::array<Choice<T>, N>& choices)
    {
        const std::string word = text(key);
        std::string accepted;
        for (const Choice<T>& choice : choices) {
            if (choice.word == word)
                return choice.value;
            accepted += fmt::format("{}\"{}\"", accepted.empty() ? "" : " or ", choice.word);
        }
        complain(key, fmt::format("must be {}", accepted));
        return std::nullopt;
    }
    Arrows arrows(const char* key)
    {
        const std::string printed = text(key);
        if (const auto found = readArrows(printed); found && *found != 0)
            return *found;
        complain(key,
            "must be directions such as \"F FL FR\" (F B L R FL FR BL BR), \"+\", \"x\" or "
            "\"*\"");
        return 0;
    }
    /// A field that is an object of its own, such as "melee".
    std::optional<Reader> inside(const char* key)
    {
        const Json* field = find(key);
        if (!field)
            return std::nullopt;
        if (field->is_object())
            return Reader(*field, m_place, pathOf(key) + ".", m_problems);
        complain(key, "must be an object in braces");
        return std::nullopt;
    }
    void complain(const char* key, std::string_view what)
    {
        m_problems.push_back(
            { std::string(m_place), fmt::format("The field \"{}\" {}.", pathOf(key), what) });
    }

private:
    std::string pathOf(const char* key) const { return m_path + key; }

    const Json& m_json;
    std::string_view m_place;
    std::string m_path;
    Problems& m_problems;
};

void readMercenary(Reader& reader, Card& card)
{
    card.health = reader.number("health", 1, 99).value_or(1);
    if (!reader.find("health"))
        reader.complain("health", "is missing; every mercenary needs one");
    if (auto melee = reader.inside("melee")) {
        card.melee = melee->number("damage", 0, 99).value_or(0);
        card.meleeArrows = melee->arrows("arrows");
    }
    if (auto ranged = reader.inside("ranged")) {
        card.shot = ranged->oneOf("kind", shotNames).value_or(Shot::Crossbow);
        card.ranged = ranged->number("damage", 0, 99).value_or(0);
        card.distance = ranged->number("distance", 1, 9).value_or(1);
        card.rangedArrows = ranged->arrows("arrows");
    }
    card.defense = reader.number("defense", 0, 99).value_or(0);
    card.bounty = reader.number("bounty", 0, 99).value_or(0);
    if (auto move = reader.inside("move")) {
        card.steps = move->number("steps", 0, 9).value_or(0);
        card.moveArrows = move->arrows("arrows");
    }
}

void readTreasure(Reader& reader, Card& card)
{
    card.treasure = reader.oneOf("treasure", treasureTypes).value_or(TreasureType::Relic);
    if (card.treasure == TreasureType::Weapon)
        card.hands = reader.find("hands") ? reader.oneOf("hands", handKinds).value_or(Hands::One)
                                          : Hands::One;
    else if (reader.find("hands"))
        reader.complain("hands", "is only for a weapon; leave it out");
}

void readAbility(Reader& reader, Card& card)
{
    card.ability = reader.oneOf("ability", abilityTypes).value_or(AbilityType::Instant);
    card.cost = reader.number("cost", 0, 99).value_or(0);
}

/// How many choices and target phrases a text has; what is declared together has room for so many.
struct Declared
{
    int choices = 0;
    int phrases = 0;
    int targets = 0;

    template <typename Part>
    void operator()(const Part& part)
    {
        if constexpr (std::is_same_v<Part, Effect>) {
            choices += std::holds_alternative<Choose>(part.node);
            if (const auto* delayed = std::get_if<Delayed>(&part.node))
                later(delayed->effect.front());
            if (const auto* watch = std::get_if<Watch>(&part.node))
                later(watch->effect.front());
        } else if constexpr (std::is_same_v<Part, Thing>) {
            if (part.kind == Thing::Kind::Target)
                add(part.count);
        } else if constexpr (std::is_same_v<Part, Who>) {
            if (part.kind == Who::Kind::Target)
                add(1);
        } else if constexpr (std::is_same_v<Part, Counter>) {
            if (!part.that)
                add(1);
        }
    }
    void add(int count)
    {
        ++phrases;
        targets += count;
    }
    /// A choice is made when something is played, and so not for later.
    void later(const Effect& effect)
    {
        walk(effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
                choices += std::holds_alternative<Choose>(part.node) ? 2 : 0;
        });
    }
};

void checkDeclared(const Declared& declared, std::string_view place, Problems& problems)
{
    constexpr int mostPhrases = maxSlots;
    constexpr int mostTargets = maxTargets;
    if (declared.choices > 1)
        problems.push_back({ std::string(place),
            "One \"choose one\" is all that a text can have, and none for later; put the choices "
            "together." });
    if (declared.phrases > mostPhrases || declared.targets > mostTargets)
        problems.push_back({ std::string(place),
            fmt::format("The text names {} targets in {} places; there is room for {} in {}.",
                declared.targets, declared.phrases, mostTargets, mostPhrases) });
}

/// The paragraphs of an Instant or an Attack are declared together, others each by itself.
void checkTargets(const Card& card, std::string_view place, Problems& problems)
{
    Declared declared;
    for (const Ability& ability : card.abilities) {
        if (card.type != CardType::Ability || card.ability == AbilityType::Event)
            declared = {};
        if (ability.reach)
            declared.add(1);
        if (ability.effect)
            walk(*ability.effect, declared);
        checkDeclared(declared, place, problems);
        if (!problems.empty())
            return;
    }
}

void compile(Card& card, std::string_view place)
{
    Parsed parsed = parseText(card.text, paperOf(card), place, { card.name });
    card.abilities = std::move(parsed.abilities);
    card.problems.insert(card.problems.end(), parsed.problems.begin(), parsed.problems.end());
    if (card.problems.empty())
        checkTargets(card, place, card.problems);
    if (!card.problems.empty() || card.type != CardType::Ability)
        return;
    const auto attacks = [](const Ability& a) { return a.kind == Ability::Kind::Attack; };
    const auto answers = [](const Ability& a) {
        return a.trigger && (a.kind == Ability::Kind::Played || a.kind == Ability::Kind::Attack);
    };
    const auto costs = [](const Ability& a) { return !a.cost.empty(); };
    const auto optional = [](const Ability& a) { return a.optional; };
    if (std::ranges::any_of(card.abilities, optional)
        && std::ranges::count_if(card.abilities, costs) > 1)
        card.problems.push_back({ std::string(place),
            "Of several additional costs none can be left out; say all of them in one sentence." });
    if (std::ranges::count_if(card.abilities, answers) > 1)
        card.problems.push_back({ std::string(place),
            "A card answers one thing; say \"play this only when ...\" in one of its "
            "paragraphs." });
    if (card.abilities.empty())
        card.problems.push_back(
            { std::string(place), "An ability needs a text that says what it does." });
    else if (card.ability == AbilityType::Attack
        && std::ranges::count_if(card.abilities, attacks) != 1)
        card.problems.push_back({ std::string(place),
            "An attack needs one paragraph that begins with its reach, such as \"Melee:\" or "
            "\"Distance 2:\"." });
}

} // namespace

std::optional<Arrows> readArrows(std::string_view printed)
{
    Arrows found = 0;
    while (!printed.empty()) {
        const std::size_t length = std::min(printed.find_first_of(" ,/"), printed.size());
        std::string token(printed.substr(0, length));
        printed.remove_prefix(std::min(length + 1, printed.size()));
        std::ranges::transform(token, token.begin(), upper);
        if (token.empty())
            continue;
        const auto word = std::ranges::find(arrowWords, token);
        if (word != arrowWords.end())
            found |= bit(static_cast<Arrow>(word - arrowWords.begin()));
        else if (token == "+")
            found |= straightArrows;
        else if (token == "X")
            found |= diagonalArrows;
        else if (token == "*")
            found |= allArrows;
        else
            return std::nullopt;
    }
    return found;
}

std::string printArrows(Arrows arrows)
{
    if (arrows == straightArrows)
        return "+";
    if (arrows == diagonalArrows)
        return "x";
    if (arrows == allArrows)
        return "*";
    std::string words;
    for (std::size_t i = 0; i < arrowWords.size(); ++i)
        if (arrows & bit(static_cast<Arrow>(i)))
            words += fmt::format("{}{}", words.empty() ? "" : " ", arrowWords[i]);
    return words;
}

Paper paperOf(const Card& card)
{
    if (card.type == CardType::Mercenary)
        return Paper::Mercenary;
    if (card.type == CardType::Treasure)
        return Paper::Treasure;
    switch (card.ability) {
    case AbilityType::Instant:
        return Paper::Instant;
    case AbilityType::Attack:
        return Paper::Attack;
    case AbilityType::Event:
        break;
    }
    return Paper::Event;
}

Card readCard(const Json& json, std::string_view set, std::string_view place)
{
    Card card;
    card.set = set;
    if (!json.is_object()) {
        card.problems.push_back({ std::string(place), "A card must be a JSON object in braces." });
        return card;
    }
    Reader reader(json, place, {}, card.problems);
    cards::readIdentity(reader, card);
    card.flavour = reader.text("flavour");
    card.image = reader.text("image");
    card.text = reader.text("text");
    card.className = titled(reader.text("class"));
    if (card.className == "Generic")
        card.className.clear();
    card.stars = reader.number("stars", 1, 4).value_or(1);
    card.limit = reader.number("limit", 0, 99);
    const auto type = reader.oneOf("type", cardTypes);
    if (!type)
        return card; // Nothing else can be judged.
    card.type = *type;
    if (card.type == CardType::Mercenary)
        readMercenary(reader, card);
    else if (card.type == CardType::Treasure)
        readTreasure(reader, card);
    else
        readAbility(reader, card);
    compile(card, place);
    return card;
}

cards::FieldNames printedFields()
{
    static constexpr std::array<std::string_view, 31> names { "id", "name", "rarity", "text",
        "flavour", "image", "limit", "set", "comment", "rulings", "type", "class", "stars",
        "health", "melee", "melee.damage", "melee.arrows", "ranged", "ranged.kind", "ranged.damage",
        "ranged.distance", "ranged.arrows", "defense", "bounty", "move", "move.steps",
        "move.arrows", "treasure", "hands", "ability", "cost" };
    return names;
}

} // namespace triptych::seize
