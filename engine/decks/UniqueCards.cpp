#include "decks/UniqueCards.h"

#include "core/JsonText.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace triptych::decks {

namespace {

nlohmann::ordered_json newPack(std::string_view game)
{
    return { { "format", "triptych-cards/1" }, { "game", game },
        { "set", { { "code", "OWN" }, { "name", "Own uniques" }, { "version", "1.0" } } },
        { "cards", nlohmann::ordered_json::array() } };
}

} // namespace

std::string unknownUniqueWords(std::string_view id, std::string_view baseName)
{
    return fmt::format("\"{}\" is an unknown unique of {}. Type in what is printed on it, or load "
                       "a card pack that "
                       "has it.",
        id, baseName);
}

DeckFaults withUniques(DeckFaults faults, const cards::Library& library, const UniqueCards& uniques)
{
    for (DeckFault& fault : faults) {
        constexpr std::size_t none = cards::Library::npos;
        if (fault.cards.size() != 1 || library.find(fault.cards.front()) != none)
            continue;
        const std::size_t base = uniques.baseOf(library, fault.cards.front());
        if (base == none)
            continue;
        const std::string name = textOf(library.printed(base), "name");
        fault.message = unknownUniqueWords(fault.cards.front(), name);
        if (fault.proposal) {
            fault.proposal->deed = Proposal::Deed::Replace;
            fault.proposal->better = name;
        }
    }
    return faults;
}

PackInOrder packInOrder(std::string_view pack, std::string_view name)
{
    const JsonText read = parseJson(pack, name);
    if (read.problem)
        return { {}, read.problem };
    if (auto wrong = checkFormat(read.value, "triptych-cards/1", name))
        return { {}, std::move(wrong) };
    if (!read.value.contains("cards") || !read.value["cards"].is_array()
        || !read.value.contains("set") || !read.value["set"].is_object())
        return { {},
            Problem { std::string(name),
                "This is no card pack: its set or its list of cards is missing. Choose another "
                "file." } };
    // In the order of the file; that it keeps the limits has just been seen.
    return { nlohmann::ordered_json::parse(pack), std::nullopt };
}

OwnPack withCard(std::string_view pack, std::string_view name, std::string_view game,
    const nlohmann::ordered_json& card)
{
    nlohmann::ordered_json file = newPack(game);
    if (!pack.empty()) {
        const JsonText read = parseJson(pack, name);
        if (read.problem)
            return { std::string(pack), read.problem };
        if (auto wrong = checkFormat(read.value, "triptych-cards/1", name))
            return { std::string(pack), std::move(wrong) };
        if (textOf(read.value, "game") != game || !read.value.contains("cards")
            || !read.value["cards"].is_array())
            return { std::string(pack),
                Problem { std::string(name),
                    "This card pack is for another game, or has no list of cards. Choose another "
                    "file." } };
        // In the order of the file; that it keeps the limits has just been seen.
        file = nlohmann::ordered_json::parse(pack);
    }
    bool replaced = false;
    for (auto& each : file["cards"])
        if (each.is_object() && each.value("id", "") == card.value("id", "")) {
            each = card;
            replaced = true;
        }
    if (!replaced)
        file["cards"].push_back(card);
    return { printed(file, 2) + "\n", std::nullopt };
}

} // namespace triptych::decks
