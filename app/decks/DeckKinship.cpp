#include "app/decks/DeckKinship.h"

#include "app/decks/DeckDesk.h"

#include <algorithm>
#include <utility>
#include <vector>

using triptych::decks::DeckList;
using triptych::decks::Entry;

namespace deckroom {

QList<int> kinshipOf(const DeckDesk& desk, const DeckList& deck)
{
    const auto facet = static_cast<std::size_t>(desk.kinship());
    std::vector<int> sums(32);
    for (const Part part :
        { Part::Main, Part::Side, Part::Hero, Part::Champion, Part::GuildMaster })
        for (const Entry& entry : entriesOf(deck, part))
            if (const std::size_t card = desk.find(entry.card); card != DeckDesk::npos)
                for (int bit = 0; bit < 32; ++bit)
                    if (desk.facts(card).has(facet, bit))
                        sums[static_cast<std::size_t>(bit)]
                            += entry.count + (isPlace(part) ? 1000 : 0);
    QList<int> kin;
    // A few cards of something else do not make a deck of it.
    const int few = (cardsIn(deck, Part::Main) + cardsIn(deck, Part::Side)) / 10;
    for (int bit = 0; bit < 32; ++bit)
        if (sums[static_cast<std::size_t>(bit)] > few)
            kin.append(bit);
    std::ranges::stable_sort(kin, [&](int one, int other) {
        return sums[static_cast<std::size_t>(one)] > sums[static_cast<std::size_t>(other)];
    });
    return kin;
}

std::uint32_t kinshipAllowed(const DeckDesk& desk, const DeckList& deck)
{
    const auto facet = static_cast<std::size_t>(desk.kinship());
    for (const Part part : { Part::Hero, Part::Champion })
        for (const Entry& entry : entriesOf(deck, part))
            if (const std::size_t card = desk.find(entry.card); card != DeckDesk::npos)
                // The last value is that of cards that go with everything.
                return desk.facts(card).values[facet]
                    | 1U << (desk.facets().at(desk.kinship()).values.size() - 1);
    return 0;
}

std::size_t emblemOf(const DeckDesk& desk, const DeckList& deck)
{
    for (const Part part : { Part::Hero, Part::Champion, Part::GuildMaster })
        for (const Entry& entry : entriesOf(deck, part))
            if (const std::size_t card = desk.find(entry.card); card != DeckDesk::npos)
                return card;
    std::size_t best = DeckDesk::npos;
    for (const Entry& entry : deck.main) {
        const std::size_t card = desk.find(entry.card);
        if (card == DeckDesk::npos)
            continue;
        const auto weight = [&desk](std::size_t number) {
            return std::pair(desk.leads(number), desk.facts(number).cost);
        };
        if (best == DeckDesk::npos || weight(card) > weight(best))
            best = card;
    }
    return best;
}

} // namespace deckroom
