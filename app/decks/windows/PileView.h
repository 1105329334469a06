#pragma once

#include "app/decks/CardPictures.h"
#include "app/decks/DeckPartModel.h"
#include "app/decks/windows/PileLayout.h"

#include <QAbstractItemView>

namespace deckroom {

/// A part of a deck as piles of cards: a column for each group, the cards in it overlapping so that
/// name and picture are seen, copies as a pile. A place for one card is one pile.
class PileView : public QAbstractItemView
{
    Q_OBJECT

public:
    PileView(DeckPartModel&, CardPictures&, QWidget* parent = nullptr);

    DeckPartModel& part() const { return m_part; }
    void setCardWidth(int);
    int cardWidth() const { return m_width; }
    /// What is said while nothing lies here.
    void setHint(const QString&);
    CardCounts selected(bool allCopies) const;

    QRect visualRect(const QModelIndex&) const override;
    void scrollTo(const QModelIndex&, ScrollHint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint&) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void addAsked(const CardCounts&);       ///< Plus: one more of each.
    void removeAsked(const CardCounts&);    ///< Minus, Delete.
    void elsewhereAsked(const CardCounts&); ///< Enter: to the other part of the deck.
    void cardShown(std::size_t card);       ///< Under the pointer or the keyboard.

protected:
    QModelIndex moveCursor(CursorAction, Qt::KeyboardModifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex&) const override { return false; }
    void setSelection(const QRect&, QItemSelectionModel::SelectionFlags) override;
    QRegion visualRegionForSelection(const QItemSelection&) const override;
    void updateGeometries() override;
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void startDrag(Qt::DropActions) override;
    void dragMoveEvent(QDragMoveEvent*) override;
    void dragLeaveEvent(QDragLeaveEvent*) override;
    void dropEvent(QDropEvent*) override;
    bool viewportEvent(QEvent*) override;
    void currentChanged(const QModelIndex&, const QModelIndex&) override;
    void rowsInserted(const QModelIndex&, int, int) override;
    void dataChanged(const QModelIndex&, const QModelIndex&, const QList<int>&) override;

private:
    void lay();
    int headHeight() const;
    bool single() const { return isPlace(m_part.part()); }

    DeckPartModel& m_part;
    CardPictures& m_pictures;
    int m_width = 126;
    QString m_hint;
    PileLayout m_layout;
    bool m_aimed = false; ///< Something that belongs here is held over it.
};

} // namespace deckroom
