#include "app/decks/windows/PileView.h"

#include "app/decks/CardMime.h"
#include "app/decks/windows/CardDelegate.h"
#include "app/widgets/WindowStyle.h"

#include <QApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace deckroom {

namespace {

constexpr int around = PileLayout::around;
constexpr int between = PileLayout::between;

} // namespace

PileView::PileView(DeckPartModel& part, CardPictures& pictures, QWidget* parent)
    : QAbstractItemView(parent)
    , m_part(part)
    , m_pictures(pictures)
{
    setModel(&part);
    setSelectionMode(ExtendedSelection);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(DragDrop);
    setDropIndicatorShown(false);
    setEditTriggers(NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    verticalScrollBar()->setSingleStep(24);
    connect(&part, &QAbstractItemModel::rowsRemoved, this, &PileView::lay);
    connect(&part, &QAbstractItemModel::layoutChanged, this, &PileView::lay);
    connect(&pictures, &CardPictures::drawn, viewport(), qOverload<>(&QWidget::update));
    lay();
}

void PileView::setCardWidth(int width)
{
    m_width = width;
    lay();
    updateGeometry();
}

void PileView::setHint(const QString& hint)
{
    m_hint = hint;
    viewport()->update();
}

CardCounts PileView::selected(bool allCopies) const
{
    QModelIndexList chosen = selectionModel()->selectedIndexes();
    if (chosen.isEmpty() && currentIndex().isValid())
        chosen.append(currentIndex());
    std::ranges::sort(chosen, {}, &QModelIndex::row);
    return m_part.cardsAt(chosen, allCopies);
}

// --- Laying out

int PileView::headHeight() const
{
    return single() || m_part.grouping() == DeckPartModel::Grouping::None
        ? 0
        : fontMetrics().height() + 10;
}

void PileView::lay()
{
    m_layout = PileLayout::of(m_part, { viewport()->width(), m_width, headHeight(), single() });
    updateGeometries();
    viewport()->update();
}

void PileView::updateGeometries()
{
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, m_layout.height - viewport()->height()));
    QAbstractItemView::updateGeometries();
}

QSize PileView::sizeHint() const
{
    return single() ? QSize(m_width + 2 * around, CardPictures::heightOf(m_width) + 2 * around)
                    : QSize(4 * (m_width + between), CardPictures::heightOf(m_width) + 200);
}

QSize PileView::minimumSizeHint() const
{
    return single() ? sizeHint() : QSize(m_width + 2 * around, m_width);
}

QRect PileView::visualRect(const QModelIndex& index) const
{
    return index.isValid() && index.row() < m_layout.places.size()
        ? m_layout.places.at(index.row()).translated(0, -verticalOffset())
        : QRect();
}

QModelIndex PileView::indexAt(const QPoint& point) const
{
    const int row = m_layout.rowAt(point + QPoint(0, verticalOffset()));
    return row < 0 ? QModelIndex() : m_part.index(row);
}

int PileView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

void PileView::scrollTo(const QModelIndex& index, ScrollHint)
{
    const QRect place = visualRect(index);
    if (place.isNull())
        return;
    QScrollBar* bar = verticalScrollBar();
    if (place.top() < 0)
        bar->setValue(bar->value() + place.top() - around - headHeight());
    else if (place.bottom() > viewport()->height())
        bar->setValue(bar->value()
            + std::min(place.bottom() - viewport()->height() + around, place.top() - around));
}

QModelIndex PileView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int rows = m_part.rowCount();
    if (rows == 0)
        return {};
    const int row = currentIndex().isValid() ? currentIndex().row() : 0;
    if (!currentIndex().isValid())
        return m_part.index(0);
    switch (action) {
    case MoveUp:
    case MovePrevious:
        return m_part.index(std::max(0, row - 1));
    case MoveDown:
    case MoveNext:
        return m_part.index(std::min(rows - 1, row + 1));
    case MoveLeft:
        return m_part.index(m_layout.beside(row, -1));
    case MoveRight:
        return m_part.index(m_layout.beside(row, 1));
    case MoveHome:
    case MovePageUp:
        return m_part.index(0);
    case MoveEnd:
    case MovePageDown:
        return m_part.index(rows - 1);
    }
    return {};
}

void PileView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    QItemSelection selection;
    if (const auto reach = m_layout.reachOf(rect, verticalOffset());
        command.testFlag(QItemSelectionModel::Current) && reach) {
        selection.select(m_part.index(reach->first), m_part.index(reach->second));
    } else if (rect.width() <= 1 && rect.height() <= 1) {
        if (const QModelIndex index = indexAt(rect.topLeft()); index.isValid())
            selection.select(index, index);
    } else {
        for (int row = 0; row < m_layout.places.size(); ++row) {
            const QRect seen = m_layout.seen(row).translated(0, -verticalOffset());
            if (seen.intersects(rect.normalized()))
                selection.select(m_part.index(row), m_part.index(row));
        }
    }
    selectionModel()->select(selection, command);
}

QRegion PileView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    for (const QModelIndex& index : selection.indexes())
        region += visualRect(index);
    return region;
}

// --- Drawing

void PileView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
    const qreal ratio = devicePixelRatioF();
    if (m_layout.places.isEmpty()) {
        const QRect room = viewport()->rect().adjusted(around, around, -around, -around);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.5, Qt::DashLine));
        painter.drawRoundedRect(QRectF(room), 8, 8);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        constexpr int wrapped = Qt::AlignCenter | Qt::TextWordWrap;
        const QRect inner = room.adjusted(10, 10, -10, -10);
        // A place for one card is narrow, and letters can be large.
        QFont fitting = font();
        const int least = pixelsOf(fitting) / 2;
        while (pixelsOf(fitting) > least
            && !inner.contains(QFontMetrics(fitting).boundingRect(inner, wrapped, m_hint)))
            fitting.setPixelSize(pixelsOf(fitting) - 1);
        painter.setFont(fitting);
        painter.drawText(inner, wrapped, m_hint);
        painter.setFont(font());
    }
    QFont headFont = font();
    headFont.setBold(true);
    for (const PileLayout::Column& column : std::as_const(m_layout.columns)) {
        if (headHeight() > 0) {
            const QRect head = column.head.translated(0, -verticalOffset());
            painter.setFont(headFont);
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                QFontMetrics(headFont).elidedText(column.title, Qt::ElideRight, head.width() - 34));
            painter.setFont(font());
            painter.setPen(palette().color(QPalette::PlaceholderText));
            painter.drawText(
                head, Qt::AlignRight | Qt::AlignVCenter, QString::number(column.cards));
            painter.drawLine(head.bottomLeft(), head.bottomRight());
        }
        for (const int row : column.rows) {
            const QModelIndex index = m_part.index(row);
            const QRect place = visualRect(index);
            if (!place.adjusted(-12, -12, 12, 12).intersects(viewport()->rect()))
                continue;
            QPixmap card;
            if (const QVariant number = index.data(CardNumberRole); number.isValid())
                card = m_pictures.card(number.toULongLong(), qRound(m_layout.cardWidth * ratio));
            cardlook::Pile pile;
            pile.place = place;
            pile.copies = index.data(CountRole).toInt();
            pile.name = index.data(Qt::DisplayRole).toString();
            pile.fault = index.data(FaultRole).toString();
            pile.selected = selectionModel()->isSelected(index);
            pile.current = hasFocus() && index == currentIndex();
            pile.counted = pile.copies > 1;
            painter.save();
            cardlook::paint(painter, pile, card, palette(), ratio);
            painter.restore();
        }
    }
    if (m_aimed || hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(palette().color(m_aimed ? QPalette::Highlight : QPalette::Link), m_aimed ? 4 : 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -2, -2));
    }
}

void PileView::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    lay();
}

void PileView::rowsInserted(const QModelIndex& parent, int first, int last)
{
    QAbstractItemView::rowsInserted(parent, first, last);
    lay();
}

void PileView::dataChanged(
    const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    QAbstractItemView::dataChanged(first, last, roles);
    lay();
}

// --- Mouse and keys

void PileView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Insert:
        Q_EMIT addAsked(selected(false));
        return;
    case Qt::Key_Minus:
    case Qt::Key_Backspace:
        Q_EMIT removeAsked(selected(false));
        return;
    case Qt::Key_Delete:
        Q_EMIT removeAsked(selected(true));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT elsewhereAsked(selected(false));
        return;
    default:
        QAbstractItemView::keyPressEvent(event);
    }
}

void PileView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && event->button() == Qt::LeftButton)
        Q_EMIT removeAsked(m_part.cardsAt({ index }, false));
}

void PileView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
    if (const QVariant number = current.data(CardNumberRole); number.isValid())
        Q_EMIT cardShown(number.toULongLong());
    viewport()->update();
}

bool PileView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverEnter) {
        const QModelIndex index = indexAt(static_cast<QHoverEvent*>(event)->position().toPoint());
        if (const QVariant number = index.data(CardNumberRole); number.isValid())
            Q_EMIT cardShown(number.toULongLong());
    }
    return QAbstractItemView::viewportEvent(event);
}

/// Our own, because the models do the whole deed in one step: Qt's would take the rows away again.
void PileView::startDrag(Qt::DropActions)
{
    QModelIndexList chosen = selectionModel()->selectedIndexes();
    if (chosen.isEmpty())
        return;
    std::ranges::sort(chosen, {}, &QModelIndex::row);
    // With Control a single card of each pile goes along.
    const bool one = QApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
    auto* drag = new QDrag(this);
    drag->setMimeData(one ? m_part.oneOfEach(chosen) : m_part.mimeData(chosen));
    const qreal ratio = devicePixelRatioF();
    if (const QVariant number = chosen.first().data(CardNumberRole); number.isValid()) {
        QPixmap card = m_pictures.card(number.toULongLong(), qRound(m_width * ratio))
                           .scaledToWidth(qRound(m_width * 0.6 * ratio), Qt::SmoothTransformation);
        if (!card.isNull()) {
            card.setDevicePixelRatio(ratio);
            drag->setPixmap(card);
            drag->setHotSpot(QPoint(m_width * 3 / 10, m_width / 5));
        }
    }
    drag->exec(Qt::MoveAction | Qt::CopyAction, Qt::MoveAction);
}

void PileView::dragMoveEvent(QDragMoveEvent* event)
{
    m_aimed = m_part.canDropMimeData(event->mimeData(), event->dropAction(), -1, -1, {});
    m_aimed ? event->acceptProposedAction() : event->ignore();
    viewport()->update();
}

void PileView::dragLeaveEvent(QDragLeaveEvent* event)
{
    m_aimed = false;
    viewport()->update();
    QAbstractItemView::dragLeaveEvent(event);
}

void PileView::dropEvent(QDropEvent* event)
{
    m_aimed = false;
    if (m_part.dropMimeData(event->mimeData(), event->dropAction(), -1, -1, {}))
        event->acceptProposedAction();
    setState(NoState);
    viewport()->update();
}

} // namespace deckroom
