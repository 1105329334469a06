#pragma once

#include <QList>
#include <QRect>
#include <QString>

#include <optional>
#include <utility>

class QPoint;

namespace deckroom {

class DeckPartModel;

/// Where the cards of a part of a deck lie: columns side by side, a card over the one before it. All of
/// it before scrolling.
struct PileLayout
{
    static constexpr int around = 12;
    static constexpr int between = 14;

    struct Room
    {
        int width = 0;       ///< Of all that is seen.
        int cardWidth = 0;   ///< As somebody likes it.
        int headHeight = 0;  ///< Of a column; 0 where they have no heads.
        bool single = false; ///< A place for one card.
    };
    static PileLayout of(const DeckPartModel&, const Room&);

    int step() const { return qRound(cardWidth * 0.40); } ///< How much of a covered card is seen.
    int rowAt(const QPoint&) const;                       ///< Of the card on top there; -1 none.
    QRect seen(int row) const; ///< Of a covered card only what is seen of it.
    /// The card in the neighbouring column, as near in height as it has cards; direction 1 or -1.
    int beside(int row, int direction) const;
    /// The rows between which a selection with Shift reaches, when the rectangle, of what is seen, is one.
    std::optional<std::pair<int, int>> reachOf(const QRect&, int scrolled) const;

    struct Column
    {
        QString title;
        int cards = 0;
        QRect head;
        QList<int> rows;
    };
    QList<Column> columns;
    QList<QRect> places; ///< Of each row.
    int cardWidth = 126; ///< Narrower where that lets one more column fit.
    int height = 0;
};

} // namespace deckroom
