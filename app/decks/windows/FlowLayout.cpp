#include "app/decks/windows/FlowLayout.h"

#include <algorithm>

namespace deckroom {

FlowLayout::FlowLayout(QWidget* parent, int gap)
    : QLayout(parent)
    , m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return lay({ 0, 0, width, 0 }, false);
}

QSize FlowLayout::sizeHint() const
{
    return { 320, heightForWidth(320) };
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem* item : m_items)
        least = least.expandedTo(item->minimumSize());
    return least;
}

void FlowLayout::setGeometry(const QRect& room)
{
    QLayout::setGeometry(room);
    lay(room, true);
}

int FlowLayout::lay(const QRect& room, bool place) const
{
    int x = room.left();
    int y = room.top();
    int line = 0;
    for (QLayoutItem* item : m_items) {
        const QSize size = item->sizeHint();
        if (x > room.left() && x + size.width() > room.right() + 1) {
            x = room.left();
            y += line + m_gap;
            line = 0;
        }
        if (place)
            item->setGeometry({ { x, y }, size });
        x += size.width() + m_gap;
        line = std::max(line, size.height());
    }
    return y + line - room.top();
}

} // namespace deckroom
