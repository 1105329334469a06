#pragma once

#include "app/decks/CardPictures.h"

#include <QStyledItemDelegate>

namespace deckroom {

/// How cards lie in lists: the card, a frame when it is chosen, how many of it there are.
namespace cardlook {
/// A pile: `copies` edges behind the card, its number, the frame; `fault` is marked.
struct Pile
{
    QRect place; ///< Of the front card.
    int copies = 1;
    QString name; ///< Shown until the card is drawn.
    QString fault;
    bool selected = false;
    bool current = false;
    bool counted = true; ///< Shows "×3".
};
void paint(QPainter&, const Pile&, const QPixmap&, const QPalette&, qreal ratio);
} // namespace cardlook

class CardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CardDelegate(CardPictures&, QObject* parent = nullptr);

    void setCardWidth(int width) { m_width = width; }
    int cardWidth() const { return m_width; }
    static constexpr int gap = 10;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override;
    void paint(QPainter*, const QStyleOptionViewItem&, const QModelIndex&) const override;

private:
    CardPictures& m_pictures;
    int m_width = 126;
};

} // namespace deckroom
