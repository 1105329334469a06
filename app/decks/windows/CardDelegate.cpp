#include "app/decks/windows/CardDelegate.h"

#include "app/art/CardPainter.h"
#include "app/decks/CollectionModel.h"
#include "app/widgets/WindowStyle.h"

#include <QPainter>

namespace deckroom {

namespace cardlook {

void paint(
    QPainter& painter, const Pile& pile, const QPixmap& card, const QPalette& palette, qreal ratio)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRect& place = pile.place;
    const qreal radius = place.width() * 0.05;
    // The cards beneath show their edges, so that a pile is seen before its number is read.
    for (int under = std::min(pile.copies, 4) - 1; under > 0; --under) {
        painter.setPen(QPen(QColor(17, 24, 42, 200), 1));
        painter.setBrush(QColor(0xD8, 0xCF, 0xBA).darker(100 + 8 * under));
        painter.drawRoundedRect(
            QRectF(place).translated(3.0 * under, -3.0 * under), radius, radius);
    }
    if (card.isNull()) {
        painter.setPen(QPen(palette.color(QPalette::PlaceholderText), 1));
        painter.setBrush(palette.color(QPalette::Button));
        painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.setPen(palette.color(QPalette::ButtonText));
        painter.drawText(place.adjusted(8, 8, -8, -8),
            Qt::AlignTop | Qt::AlignHCenter | Qt::TextWordWrap, pile.name);
    } else {
        painter.drawPixmap(place, card);
    }
    Q_UNUSED(ratio)
    if (!pile.fault.isEmpty()) {
        const qreal size = std::max(16.0, place.width() * 0.18);
        painter.drawImage(
            QRectF(place.right() - size - 3, place.top() + place.width() * 0.17, size, size),
            symbol(QStringLiteral("warning"), QStringLiteral("gold"), int(size * ratio)));
    }
    if (pile.counted && pile.copies > 0) {
        QFont font = painter.font();
        font.setPixelSize(std::max(12, int(place.width() * 0.13)));
        font.setBold(true);
        painter.setFont(font);
        const QString words = QStringLiteral("\u00D7") + QString::number(pile.copies);
        const qreal width = QFontMetricsF(font).horizontalAdvance(words) + font.pixelSize();
        const QRectF plate(
            place.left() + 3, place.top() + place.width() * 0.165, width, font.pixelSize() * 1.5);
        painter.setPen(QPen(QColor(0xF7, 0xF2, 0xE4), 1));
        painter.setBrush(QColor(0x16, 0x1C, 0x28, 235));
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
        painter.setPen(QColor(0xF7, 0xF2, 0xE4));
        painter.drawText(plate, Qt::AlignCenter, words);
    }
    if (pile.selected || pile.current) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.color(pile.selected ? QPalette::Highlight : QPalette::Link),
            pile.selected ? 4 : 2, pile.selected ? Qt::SolidLine : Qt::DashLine));
        painter.drawRoundedRect(QRectF(place).adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
    }
}

} // namespace cardlook

CardDelegate::CardDelegate(CardPictures& pictures, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_pictures(pictures)
{
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return { m_width + gap, CardPictures::heightOf(m_width) + gap };
}

void CardDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const QRect place(option.rect.left() + gap / 2, option.rect.top() + gap / 2, m_width,
        CardPictures::heightOf(m_width));
    const qreal ratio = painter->device()->devicePixelRatioF();
    QPixmap card;
    if (const QVariant number = index.data(CardNumberRole); number.isValid())
        card = m_pictures.card(number.toULongLong(), qRound(m_width * ratio));
    cardlook::Pile pile;
    pile.place = place;
    pile.copies = index.data(CountRole).toInt();
    pile.name = index.data(Qt::DisplayRole).toString();
    pile.fault = index.data(FaultRole).toString();
    pile.selected = option.state.testFlag(QStyle::State_Selected);
    pile.current = option.state.testFlag(QStyle::State_HasFocus);
    const int copies = pile.copies;
    pile.copies = 1; // In the collection a number tells what the deck has; piles are the deck's.
    pile.counted = false;
    const QVariant pooled = index.data(PoolRole);
    // What lies in the deck with all its copies is not to be had any more.
    if (pooled.isValid() && copies >= pooled.toInt())
        painter->setOpacity(0.45);
    cardlook::paint(*painter, pile, card, option.palette, ratio);
    painter->setOpacity(1);
    if (copies > 0 || pooled.toInt() > 1) {
        QFont font = option.font;
        font.setBold(true);
        const QString words = pooled.isValid()
            ? tr("%1 of %2 in the deck").arg(copies).arg(pooled.toInt())
            : tr("%1 in the deck").arg(copies);
        // The card is no wider in large letters: its number has to stay on it.
        for (font.setPixelSize(pixelsOf(font)); font.pixelSize() > 9
             && QFontMetricsF(font).horizontalAdvance(words) + 14 > place.width() - 6;)
            font.setPixelSize(font.pixelSize() - 1);
        painter->setFont(font);
        const QFontMetricsF metrics(font);
        const qreal width = std::min<qreal>(metrics.horizontalAdvance(words) + 14, m_width);
        // On the picture: costs and numbers stay in sight.
        const QRectF plate(
            place.left() + 3, place.top() + m_width * 0.34, width, metrics.height() + 6);
        painter->setPen(QPen(QColor(0xF7, 0xF2, 0xE4), 1));
        painter->setBrush(QColor(0x16, 0x1C, 0x28, 235));
        painter->drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
        painter->drawText(plate, Qt::AlignCenter, words);
    }
    painter->restore();
}

} // namespace deckroom
