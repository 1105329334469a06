#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace deckroom {

/// A property of cards that has a handful of values: colour, class, faction, type, stars.
struct Facet
{
    QString key;        ///< "faction"
    QString field;      ///< What it is called in questions (cards/CardField): "kind" for a type.
    QString title;      ///< "Faction"
    QStringList values; ///< As cards print them, in the order in which they are offered.
    QStringList titles; ///< The same for people.
    QStringList icons;  ///< A symbol for each, "" for none.
};

/// What the deck room sorts and groups by: small, and ready for every card of a collection. A card
/// may have several values of a facet: two colours. What is looked for is in the index.
struct CardFacts
{
    QString name;
    int cost = -1;                     ///< -1: it has none.
    QString stats;                     ///< "2/3", as the table shows it.
    QString set;                       ///< Its code.
    std::vector<std::uint32_t> values; ///< Bits of each facet, in the order of the facets.

    bool has(std::size_t facet, int value) const { return values[facet] >> value & 1U; }
    /// The first value, for sorting and grouping; 31 when it has none, 30 when it has several.
    int rank(std::size_t facet) const;
};

} // namespace deckroom
