#include "decks/Pool.h"

#include "core/JsonText.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace triptych::decks {

namespace {

/// Where a card that is too much lies: first among those that lead no deck.
DeckPart partWith(
    const cards::Library& library, const DeckList& deck, std::size_t card, std::string& spelled)
{
    for (const auto& [part, entries] :
        { std::pair(DeckPart::Side, &deck.side), std::pair(DeckPart::Main, &deck.main) })
        for (const Entry& entry : *entries)
            if (library.find(entry.card) == card) {
                spelled = entry.card;
                return part;
            }
    const std::array leaders { std::pair(DeckPart::Hero, &deck.hero),
        std::pair(DeckPart::Champion, &deck.champion),
        std::pair(DeckPart::GuildMaster, &deck.guildMaster) };
    for (const auto& [part, name] : leaders)
        if (!name->empty() && library.find(*name) == card) {
            spelled = *name;
            return part;
        }
    return DeckPart::Main;
}

int copiesIn(const cards::Library& library, const DeckList& deck, DeckPart part, std::size_t card)
{
    if (part != DeckPart::Main && part != DeckPart::Side)
        return 1;
    int copies = 0;
    for (const Entry& entry : part == DeckPart::Main ? deck.main : deck.side)
        if (library.find(entry.card) == card)
            copies += entry.count;
    return copies;
}

} // namespace

ParsedPool poolOf(std::string_view text, std::string_view name)
{
    const JsonText json = jsonOfDeck(text, name);
    if (json.problem || !json.value.is_object() || !json.value.contains("pool"))
        return {}; // A plain list, or nothing that a deck can be read from: that is told elsewhere.
    // It is written as a deck's main part is, and read by the same reader.
    nlohmann::json asDeck = json.value;
    asDeck["main"] = asDeck["pool"];
    asDeck.erase("side");
    ParsedDeck parsed = deckOf(asDeck, fmt::format("{}, pool", name));
    return { std::move(parsed.deck.main), std::move(parsed.problems) };
}

std::vector<Entry> cardsOf(const DeckList& deck)
{
    std::vector<Entry> all = deck.main;
    all.insert(all.end(), deck.side.begin(), deck.side.end());
    for (const std::string& leader : { deck.hero, deck.champion, deck.guildMaster })
        if (!leader.empty())
            all.push_back({ leader, 1 });
    return all;
}

std::map<std::size_t, int> counted(const cards::Library& library, const std::vector<Entry>& entries)
{
    std::map<std::size_t, int> counts;
    for (const Entry& entry : entries)
        counts[library.find(entry.card)] += entry.count;
    return counts;
}

DeckFaults poolFaults(
    const cards::Library& library, const DeckList& deck, const std::vector<Entry>& pool)
{
    DeckFaults faults;
    std::map<std::size_t, int> left = counted(library, pool);
    for (const auto& [card, count] : counted(library, cardsOf(deck))) {
        if (card == cards::Library::npos || count <= left[card])
            continue; // what no pack has, the rules of decks complain of
        const std::string name = textOf(library.printed(card), "name");
        DeckFault fault;
        fault.message = left[card] == 0
            ? fmt::format("\"{}\" is not in the pool.", name)
            : fmt::format(
                "There are {} copies of \"{}\"; the pool has {}.", count, name, left[card]);
        fault.cards = { name };
        Proposal less;
        less.part = partWith(library, deck, card, less.card);
        less.count = std::min(count - left[card], copiesIn(library, deck, less.part, card));
        fault.proposal = std::move(less);
        fault.place = deck.name.empty() ? "the deck" : fmt::format("deck \"{}\"", deck.name);
        faults.push_back(std::move(fault));
    }
    return faults;
}

} // namespace triptych::decks
