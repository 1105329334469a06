#pragma once

#include "app/decks/DeckDesk.h"

#include "decks/Statistics.h"

#include <QList>

namespace deckroom {

/// A deck in numbers, at a glance: what `decks/Statistics` counts, with words and signs for people.
struct DeckFigures
{
    triptych::decks::DeckStatistics counted;
    /// Cards by cost, 0 first; the last has all that cost more.
    QList<int> curve;
    struct Share
    {
        QString title;
        QString icon;
        int count = 0;
    };
    struct Group
    {
        QString title;
        QList<Share> shares; ///< Most first.
    };
    QList<Group> groups;
    /// What it plays by its costs alone, turn by turn, on average.
    std::vector<triptych::decks::PlayedTurn> turns;
};
DeckFigures figuresOf(const DeckDesk&, const triptych::decks::DeckList&);

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
