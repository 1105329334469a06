#pragma once

#include "app/decks/CardPictures.h"
#include "app/decks/CollectionModel.h"

#include <QTimer>
#include <QWidget>

class QAbstractItemView;
class QCheckBox;
class QLabel;
class QLineEdit;
class QListView;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace deckroom {

class CardDelegate;
class FilterBar;
class QueryField;
class QueryHelp;

/// The cards of a game: words and filters above, below them the cards as pictures or as a table.
class CollectionPane : public QWidget
{
    Q_OBJECT

public:
    CollectionPane(const DeckDesk&, CardPictures&, QWidget* parent = nullptr);

    CollectionModel& model() { return *m_model; }
    void setDocument(DeckDocument*);
    QAbstractItemView* view() const;
    CardCounts selected() const;
    void setCardWidth(int);
    int cardWidth() const { return m_width; }
    QLineEdit* search() const;
    /// Shows only cards that may lie in that part, without other filters.
    void showFitting(Part);

Q_SIGNALS:
    void addAsked(const CardCounts&, bool side);
    void removeAsked(const CardCounts&);
    void cardShown(std::size_t card);

protected:
    bool eventFilter(QObject*, QEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    QWidget* makeFilters();
    QWidget* makeViews();
    void filter();
    void explain();
    void goToCards();
    void clearFilters();
    void note();

    const DeckDesk& m_desk;
    CardPictures& m_pictures;
    CollectionModel* m_model;
    DeckDocument* m_document = nullptr;
    QueryField* m_search;
    QueryHelp* m_help = nullptr;
    QLabel* m_wrong;
    QLabel* m_none; ///< Shown in place of cards where there are none.
    FilterBar* m_bar;
    QCheckBox* m_fitting;
    QLabel* m_count;
    QToolButton* m_clear;
    QToolButton* m_table;
    QStackedWidget* m_views;
    QTimer m_resting; ///< Runs from the last change of the question on.
    QListView* m_cards;
    QTreeView* m_rows;
    CardDelegate* m_delegate;
    int m_width = 126;
};

} // namespace deckroom
