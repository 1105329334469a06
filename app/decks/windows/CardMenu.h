#pragma once

#include "app/decks/DeckDocument.h"

#include <QAbstractItemView>
#include <QHash>
#include <QObject>
#include <QPointer>

class QAction;
class QMenu;

namespace deckroom {

class CollectionPane;
class DeckPiles;

/// Everything that can be dragged, for those who press keys: the menu of the chosen cards, wherever they are.
class CardMenu : public QObject
{
    Q_OBJECT

public:
    CardMenu(QMenu* menu, DeckDocument&, CollectionPane&, DeckPiles&);

    /// The parts that a deck of these rules has.
    void showPlaces();

Q_SIGNALS:
    void noted(const QString& words);

private:
    void putInto(Part);
    void takeOut();

    QMenu* m_menu;
    DeckDocument& m_document;
    CollectionPane& m_collection;
    DeckPiles& m_piles;
    QPointer<QAbstractItemView> m_chosenIn; ///< The list of cards that had the keys last.
    QHash<Part, QAction*> m_into;           ///< Puts the chosen cards into that part.
};

} // namespace deckroom
