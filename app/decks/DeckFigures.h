#pragma once

#include "app/decks/DeckDesk.h"

#include <QList>

#include <random>

namespace deckroom {

/// A deck in numbers, at a glance.
struct DeckFigures
{
    int cards = 0;
    QList<int> curve; ///< Cards by cost, 0 first; the last has all that cost more.
    double averageCost = 0;
    struct Share
    {
        QString title;
        QString icon;
        int count = 0;
    };
    QList<QList<Share>> facets; ///< Of each facet of the game: what is there, most first.
};
DeckFigures figuresOf(const DeckDesk&, const triptych::decks::DeckList&);

/// The chance to hold at least `wanted` of `copies` cards after `seen` cards of a deck of `cards`:
/// the hypergeometric distribution, from 0 to 1.
double chanceOfAtLeast(int wanted, int copies, int seen, int cards);
/// How many cards somebody has seen by a turn, counted from 1.
int seenBy(const DrawHabits&, int turn);

/// Cards of the main deck in the order of a good shuffle; the first are the opening hand.
QList<std::size_t> shuffled(const DeckDesk&, const triptych::decks::DeckList&, std::mt19937&);

/// How two decks differ: copies of each card in the one and in the other, equal ones left out.
struct Difference
{
    std::string card;
    int before = 0;
    int after = 0;
    bool operator==(const Difference&) const = default;
};
QList<Difference> differences(
    const triptych::decks::DeckList& before, const triptych::decks::DeckList& after);

} // namespace deckroom
