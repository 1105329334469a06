#include "app/decks/DeckParts.h"

#include <algorithm>
#include <numeric>

using triptych::decks::DeckList;
using triptych::decks::Entry;

namespace deckroom {

namespace {

std::vector<Entry>* listOf(DeckList& deck, Part part)
{
    return part == Part::Main ? &deck.main : part == Part::Side ? &deck.side : nullptr;
}

std::string& placeOf(DeckList& deck, Part part)
{
    return part == Part::Hero    ? deck.hero
        : part == Part::Champion ? deck.champion
                                 : deck.guildMaster;
}

} // namespace

bool isPlace(Part part)
{
    return part != Part::Main && part != Part::Side;
}

std::vector<Entry> entriesOf(const DeckList& deck, Part part)
{
    if (part == Part::Main)
        return deck.main;
    if (part == Part::Side)
        return deck.side;
    const std::string& card = placeOf(const_cast<DeckList&>(deck), part);
    return card.empty() ? std::vector<Entry>() : std::vector<Entry> { { card, 1 } };
}

int cardsIn(const DeckList& deck, Part part)
{
    const std::vector<Entry> entries = entriesOf(deck, part);
    return std::accumulate(entries.begin(), entries.end(), 0,
        [](int sum, const Entry& entry) { return sum + entry.count; });
}

int copiesIn(const DeckList& deck, Part part, const std::string& card)
{
    int copies = 0;
    for (const Entry& entry : entriesOf(deck, part))
        if (entry.card == card)
            copies += entry.count;
    return copies;
}

int copiesIn(const DeckList& deck, const std::string& card)
{
    int copies = 0;
    for (const Part part :
        { Part::Main, Part::Side, Part::Hero, Part::Champion, Part::GuildMaster })
        copies += copiesIn(deck, part, card);
    return copies;
}

void put(DeckList& deck, Part part, const std::string& card, int count)
{
    if (count < 1)
        return;
    if (isPlace(part)) {
        placeOf(deck, part) = card;
        return;
    }
    std::vector<Entry>& entries = *listOf(deck, part);
    const auto found = std::ranges::find(entries, card, &Entry::card);
    if (found != entries.end())
        found->count += count;
    else
        entries.push_back({ card, count });
}

int take(DeckList& deck, Part part, const std::string& card, int count)
{
    if (count < 1)
        return 0;
    if (isPlace(part)) {
        std::string& place = placeOf(deck, part);
        if (place != card)
            return 0;
        place.clear();
        return 1;
    }
    std::vector<Entry>& entries = *listOf(deck, part);
    const auto found = std::ranges::find(entries, card, &Entry::card);
    if (found == entries.end())
        return 0;
    const int taken = std::min(found->count, count);
    found->count -= taken;
    if (found->count == 0)
        entries.erase(found);
    return taken;
}

} // namespace deckroom
