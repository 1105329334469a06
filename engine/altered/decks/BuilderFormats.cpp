#include "altered/decks/BuilderFormats.h"

#include "altered/decks/CodeFormat.h"
#include "core/JsonText.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <functional>

namespace triptych::altered {

namespace {

using nlohmann::json;
using Json = nlohmann::ordered_json;

/// The member of an object, or null.
const json& member(const json& object, const char* key)
{
    static const json none;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : none;
}

/// A deck of several in a file is the first; that there are more is said.
const json& firstOf(const json& file, std::string_view name, Problems& problems)
{
    static const json none;
    const json& list = member(file, "member").is_array() ? member(file, "member")
        : member(file, "hydra:member").is_array()        ? member(file, "hydra:member")
                                                         : file;
    if (!list.is_array())
        return list;
    if (list.size() > 1)
        problems.push_back({ std::string(name),
            fmt::format("The file holds {} decks; only the first was read. Export the others by "
                        "themselves.",
                list.size()) });
    return list.empty() ? none : list.front();
}

/// One entry of a list: how many of which card.
void readEntry(const json& entry, const std::string& place, const std::string& reference,
    const cards::Library& library, decks::ParsedDeck& parsed)
{
    const json& quantity = member(entry, "quantity");
    if (reference.empty()) {
        parsed.problems.push_back(
            { place, "The reference of the card is missing; it looks like ALT_CORE_B_AX_01_C." });
        return;
    }
    if (!quantity.is_number_integer() || quantity < 1 || quantity > 999) {
        parsed.problems.push_back({ place,
            fmt::format("The quantity of {} must be a whole number from 1 to 999.", reference), {},
            reference });
        return;
    }
    const auto known = parseReference(reference);
    parsed.deck.main.push_back(
        { known ? knownAs(library, *known) : reference, quantity.get<int>() });
}

std::string rulesetOf(const std::string& format)
{
    // Singleton decks and decks for drafting have rules of their own, which rulesets are not.
    return format == "standard" || format == "nuc" ? "cr4" : std::string();
}

/// "isPublic" and the like are not ours to say: whoever uploads the list decides.
Json entriesOf(const decks::DeckList& deck, const cards::Library& library,
    const std::function<Json(const std::string& id, int count)>& entryOf)
{
    Json list = Json::array();
    if (!deck.hero.empty())
        list.push_back(entryOf(decks::idOf(library, deck.hero), 1));
    for (const decks::Entry& entry : deck.main)
        list.push_back(entryOf(decks::idOf(library, entry.card), entry.count));
    return list;
}

Problems unpublished(const decks::DeckList& deck, const cards::Library& library)
{
    Problems problems;
    const auto look = [&](const std::string& card) {
        if (!parseReference(decks::idOf(library, card)))
            problems.push_back({ deck.name.empty() ? std::string("deck") : deck.name,
                fmt::format(
                    "\"{}\" is no published card, so that other programs do not know it.", card),
                {}, card });
    };
    if (!deck.hero.empty())
        look(deck.hero);
    for (const decks::Entry& entry : deck.main)
        look(entry.card);
    return problems;
}

/// A format whose files hold one deck as JSON, or several.
class DeckInJson : public decks::ListFormat
{
public:
    decks::ParsedDeck read(
        std::string_view text, std::string_view name, const cards::Library& library) const final
    {
        decks::ParsedDeck parsed;
        const JsonText file = parseJson(text, name);
        if (file.problem) {
            parsed.problems.push_back(*file.problem);
            return parsed;
        }
        const json& deck = firstOf(file.value, name, parsed.problems);
        parsed.deck.game = "altered";
        readDeck(deck, name, library, parsed);
        return parsed;
    }

private:
    virtual void readDeck(const json& deck, std::string_view name, const cards::Library& library,
        decks::ParsedDeck& parsed) const = 0;
};

// --- {"name":..,"format":..,"deckCards":[{"cardReference":..,"quantity":..}]}

class ServiceFormat final : public DeckInJson
{
public:
    std::string_view id() const override { return "deckcards"; }
    std::string_view title() const override { return "Deck of the community's service"; }
    bool looksLike(std::string_view text) const override
    {
        return text.find("\"deckCards\"") != std::string_view::npos;
    }
    Written write(const decks::DeckList& deck, const cards::Library& library) const override
    {
        const Json file { { "name", deck.name }, { "format", "standard" },
            { "deckCards", entriesOf(deck, library, [](const std::string& id, int count) {
                 return Json { { "cardReference", id }, { "quantity", count } };
             }) } };
        return { printed(file, 2) + "\n", unpublished(deck, library) };
    }

private:
    void readDeck(const json& deck, std::string_view name, const cards::Library& library,
        decks::ParsedDeck& parsed) const override
    {
        if (deck.is_object()) {
            parsed.deck.name = textOf(deck, "name");
            parsed.deck.ruleset = rulesetOf(textOf(deck, "format"));
        }
        const json& list = member(deck, "deckCards");
        if (!list.is_array())
            parsed.problems.push_back(
                { std::string(name), "The list \"deckCards\" of the deck's cards is missing." });
        for (std::size_t k = 0; list.is_array() && k < list.size(); ++k) {
            const json& entry = list[k];
            std::string reference
                = entry.is_object() ? textOf(entry, "cardReference") : std::string();
            if (reference.empty() && member(entry, "card").is_object())
                reference = textOf(member(entry, "card"), "reference");
            readEntry(entry, fmt::format("{}, deckCards entry {}", name, k + 1), reference, library,
                parsed);
        }
    }
};

// --- [{"data":{"name":..,"alterator":{..},"deckCardsByType":{..}}}]

class SiteFormat final : public DeckInJson
{
public:
    std::string_view id() const override { return "site"; }
    std::string_view title() const override { return "Deck of the publisher's site"; }
    bool looksLike(std::string_view text) const override
    {
        return text.find("\"deckCardsByType\"") != std::string_view::npos
            || text.find("\"deckUserListCard\"") != std::string_view::npos;
    }
    Written write(const decks::DeckList& deck, const cards::Library& library) const override
    {
        Json types = Json::object();
        for (const decks::Entry& entry : deck.main) {
            const std::size_t number = library.find(entry.card);
            const bool known = number != cards::Library::npos;
            const std::string type
                = known ? textOf(json(library.printed(number)), "type") : std::string("character");
            const std::string name
                = known ? textOf(json(library.printed(number)), "name") : entry.card;
            types[type]["deckUserListCard"].push_back(Json { { "quantity", entry.count },
                { "card",
                    { { "reference", decks::idOf(library, entry.card) }, { "name", name } } } });
        }
        Json data { { "name", deck.name }, { "eventFormat", "standard" } };
        if (!deck.hero.empty())
            data["alterator"] = { { "reference", decks::idOf(library, deck.hero) } };
        data["deckCardsByType"] = std::move(types);
        return { printed(Json::array({ Json { { "data", std::move(data) } } }), 2) + "\n",
            unpublished(deck, library) };
    }

private:
    void readDeck(const json& first, std::string_view name, const cards::Library& library,
        decks::ParsedDeck& parsed) const override
    {
        const json& deck = member(first, "data").is_object() ? member(first, "data") : first;
        if (deck.is_object()) {
            parsed.deck.name = textOf(deck, "name");
            parsed.deck.ruleset = rulesetOf(lower(textOf(deck, "eventFormat")));
        }
        if (const json& hero = member(deck, "alterator"); hero.is_object()) {
            const std::string reference = textOf(hero, "reference");
            const auto known = parseReference(reference);
            parsed.deck.hero = known ? knownAs(library, *known) : reference;
        }
        const json& types = member(deck, "deckCardsByType");
        if (!types.is_object())
            parsed.problems.push_back({ std::string(name),
                "The list \"deckCardsByType\" of the deck's cards is missing." });
        if (types.is_object())
            for (const auto& [type, group] : types.items())
                readGroup(group, fmt::format("{}, {}", name, type), library, parsed);
    }
    static std::string lower(std::string text)
    {
        for (char& letter : text)
            letter
                = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        return text;
    }
    static void readGroup(const json& group, const std::string& place,
        const cards::Library& library, decks::ParsedDeck& parsed)
    {
        const json& list = group.is_array() ? group : member(group, "deckUserListCard");
        if (!list.is_array()) {
            parsed.problems.push_back(
                { place, "The list \"deckUserListCard\" of these cards is missing." });
            return;
        }
        for (std::size_t k = 0; k < list.size(); ++k) {
            const json& card = member(list[k], "card");
            const std::string reference = card.is_object() ? textOf(card, "reference") : "";
            readEntry(
                list[k], fmt::format("{} entry {}", place, k + 1), reference, library, parsed);
        }
    }
};

} // namespace

const decks::ListFormat& siteFormat()
{
    static const SiteFormat format;
    return format;
}

const decks::ListFormat& serviceFormat()
{
    static const ServiceFormat format;
    return format;
}

const std::vector<const decks::ListFormat*>& listFormats()
{
    static const CodeFormat package("code", "Short code", CodeDialect::Package);
    static const CodeFormat service(
        "code-service", "Short code of the community's service", CodeDialect::Service);
    static const CodeFormat first("code-2024", "Short code of 2024", CodeDialect::First);
    static const std::vector<const decks::ListFormat*> all { &siteFormat(), &serviceFormat(),
        &package, &service, &first };
    return all;
}

} // namespace triptych::altered
