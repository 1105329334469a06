#include "app/decks/windows/PileLayout.h"

#include "app/decks/CardPictures.h"
#include "app/decks/DeckPartModel.h"

#include <QPoint>
#include <QSet>

#include <algorithm>
#include <limits>

namespace deckroom {

PileLayout PileLayout::of(const DeckPartModel& part, const Room& room)
{
    PileLayout layout;
    layout.places = QList<QRect>(part.rowCount());
    QSet<QString> groups;
    for (int row = 0; row < part.rowCount(); ++row)
        groups.insert(part.index(row).data(GroupRole).toString());
    const auto wanted = std::max<int>(1, static_cast<int>(groups.size()));
    layout.cardWidth = room.single
        ? room.cardWidth
        : std::clamp((room.width - 2 * around - (wanted - 1) * between) / wanted,
            room.cardWidth * 3 / 4, room.cardWidth);
    const int cardHeight = CardPictures::heightOf(layout.cardWidth);
    const bool grouped = room.headHeight > 0;
    const int across
        = std::max(1, (room.width - 2 * around + between) / (layout.cardWidth + between));
    for (int row = 0; row < part.rowCount(); ++row) {
        const QModelIndex index = part.index(row);
        const QString title = index.data(GroupRole).toString();
        const bool next = layout.columns.isEmpty()
            || (grouped && layout.columns.last().title != title)
            || (!grouped && !room.single && row % ((part.rowCount() + across - 1) / across) == 0);
        if (next)
            layout.columns.append({ title, 0, {}, {} });
        layout.columns.last().rows.append(row);
        layout.columns.last().cards += index.data(CountRole).toInt();
    }
    // Columns stand side by side, and the next row of columns begins under the tallest.
    int x = around;
    int y = around;
    int tallest = 0;
    for (Column& column : layout.columns) {
        if (x > around && x + layout.cardWidth > room.width - around) {
            x = around;
            y += tallest + between;
            tallest = 0;
        }
        column.head = QRect(x, y, layout.cardWidth, room.headHeight);
        // A pile shows the edges of its copies above and beside the front card.
        int top = y + room.headHeight + (room.single ? 0 : 9);
        for (const int row : std::as_const(column.rows)) {
            layout.places[row] = QRect(x, top, layout.cardWidth, cardHeight);
            top += layout.step();
        }
        tallest = std::max(tallest, top - layout.step() + cardHeight - y);
        x += layout.cardWidth + between;
    }
    layout.height = layout.columns.isEmpty() ? 0 : y + tallest + around;
    return layout;
}

int PileLayout::rowAt(const QPoint& point) const
{
    // The lower card lies on top of the one before it.
    for (qsizetype row = places.size(); row-- > 0;)
        if (places.at(row).contains(point))
            return static_cast<int>(row);
    return -1;
}

QRect PileLayout::seen(int row) const
{
    QRect seen = places.at(row);
    for (const Column& column : columns)
        if (const qsizetype at = column.rows.indexOf(row); at >= 0 && at + 1 < column.rows.size())
            seen.setHeight(step());
    return seen;
}

int PileLayout::beside(int row, int direction) const
{
    const QRect from = places.at(row);
    int best = row;
    int least = std::numeric_limits<int>::max();
    for (int other = 0; other < places.size(); ++other) {
        const QRect to = places.at(other);
        const int apart = (to.left() - from.left()) * direction;
        if (apart <= 0)
            continue;
        const int away = apart * 4 + std::abs(to.top() - from.top());
        if (away < least) {
            least = away;
            best = other;
        }
    }
    return best;
}

/// With Shift the view is given a rectangle from the middle of the card where the reach began; that of a covered card
/// lies under others. Nobody begins to draw a rectangle on a card, so such a one means the cards from the one to the other.
std::optional<std::pair<int, int>> PileLayout::reachOf(const QRect& rect, int scrolled) const
{
    const auto rowWithItsMiddleAt = [&](const QPoint& point) -> std::optional<int> {
        const auto place = std::ranges::find(places, point,
            [&](const QRect& each) { return each.translated(0, -scrolled).center(); });
        if (place == places.end())
            return std::nullopt;
        return static_cast<int>(place - places.begin());
    };
    const std::optional<int> first = rowWithItsMiddleAt(rect.topLeft());
    std::optional<int> last = rowWithItsMiddleAt(rect.bottomRight());
    if (const int row = rowAt(rect.bottomRight() + QPoint(0, scrolled)); !last && row >= 0)
        last = row;
    if (!first || !last)
        return std::nullopt;
    return std::minmax(*first, *last);
}

} // namespace deckroom
