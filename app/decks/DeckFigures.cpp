#include "app/decks/DeckFigures.h"

#include <algorithm>
#include <cmath>
#include <map>

using triptych::decks::DeckList;
using triptych::decks::Entry;

namespace deckroom {

namespace {

constexpr int curveLength = 9; // 0 to 7, and what costs more

double logChoose(int from, int count)
{
    return std::lgamma(from + 1.0) - std::lgamma(count + 1.0) - std::lgamma(from - count + 1.0);
}

} // namespace

DeckFigures figuresOf(const DeckDesk& desk, const DeckList& deck)
{
    DeckFigures figures;
    figures.curve = QList<int>(curveLength);
    std::vector<std::map<int, int>> sums(static_cast<std::size_t>(desk.facets().size()));
    int priced = 0;
    double cost = 0;
    for (const Entry& entry : deck.main) {
        figures.cards += entry.count;
        const std::size_t card = desk.find(entry.card);
        if (card == DeckDesk::npos)
            continue;
        const CardFacts& facts = desk.facts(card);
        if (facts.cost >= 0) {
            figures.curve[std::min(facts.cost, curveLength - 1)] += entry.count;
            priced += entry.count;
            cost += facts.cost * entry.count;
        }
        for (std::size_t facet = 0; facet < sums.size(); ++facet)
            for (int value = 0; value < 32; ++value)
                if (facts.has(facet, value))
                    sums[facet][value] += entry.count;
    }
    figures.averageCost = priced > 0 ? cost / priced : 0;
    for (std::size_t facet = 0; facet < sums.size(); ++facet) {
        QList<DeckFigures::Share> shares;
        const Facet& titles = desk.facets().at(static_cast<qsizetype>(facet));
        for (const auto& [value, count] : sums[facet])
            shares.append({ titles.titles.value(value), titles.icons.value(value), count });
        std::ranges::stable_sort(shares, std::greater {}, &DeckFigures::Share::count);
        figures.facets.append(shares);
    }
    return figures;
}

double chanceOfAtLeast(int wanted, int copies, int seen, int cards)
{
    copies = std::clamp(copies, 0, cards);
    seen = std::clamp(seen, 0, cards);
    if (wanted <= 0)
        return 1;
    double chance = 0;
    for (int hits = wanted; hits <= std::min(copies, seen); ++hits)
        if (seen - hits <= cards - copies)
            chance += std::exp(logChoose(copies, hits) + logChoose(cards - copies, seen - hits)
                - logChoose(cards, seen));
    return std::min(chance, 1.0);
}

int seenBy(const DrawHabits& habits, int turn)
{
    return habits.openingHand + habits.eachTurn * std::max(0, turn - 1);
}

QList<std::size_t> shuffled(const DeckDesk& desk, const DeckList& deck, std::mt19937& luck)
{
    QList<std::size_t> cards;
    for (const Entry& entry : deck.main)
        if (const std::size_t card = desk.find(entry.card); card != DeckDesk::npos)
            for (int copy = 0; copy < entry.count; ++copy)
                cards.append(card);
    std::shuffle(cards.begin(), cards.end(), luck);
    return cards;
}

QList<Difference> differences(const DeckList& before, const DeckList& after)
{
    std::map<std::string, Difference> all;
    const auto count = [&all](const DeckList& deck, int Difference::*where) {
        for (const Part part :
            { Part::Hero, Part::Champion, Part::GuildMaster, Part::Main, Part::Side })
            for (const Entry& entry : entriesOf(deck, part)) {
                all[entry.card].card = entry.card;
                all[entry.card].*where += entry.count;
            }
    };
    count(before, &Difference::before);
    count(after, &Difference::after);
    QList<Difference> differences;
    for (const auto& [card, each] : all)
        if (each.before != each.after)
            differences.append(each);
    return differences;
}

} // namespace deckroom
