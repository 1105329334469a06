#pragma once

#include "ClientGui.h"

#include "app/decks/windows/DeckWindow.h"

#include <QListView>
#include <QPointer>

class QMimeData;

/// The deck editor, and the hands of a person: real drags with the mouse, and keys. Drags need an X
/// server or the platform "minimal": "offscreen" cannot drag.
class DecksGui : public ClientGui
{
    Q_OBJECT

protected:
    using Part = deckroom::Part;
    DecksGui()
        : ClientGui(QStringLiteral("decks-failed-"))
    {
    }
    void finish();

    void editor(const QString& game, const QString& path = {});
    deckroom::DeckWindow* newestEditor() const;
    static bool canDrag();
    static void games(); ///< A row of a test for each of them.
    void drag(QAbstractItemView* from, const QModelIndex& index, QWidget* to);
    void settle(const QAbstractItemView* from, const QModelIndex& index, const QWidget* to);
    /// As the mouse makes it, one step after the other while QDrag has its own event loop.
    static void dragIn(QWidget* top, const QPoint& from, const QPoint& to);
    /// Out of another program onto a part of a window; takes over the data.
    static void dragData(QMimeData* data, QWidget* top, QWidget* to);
    /// A file out of a file manager.
    static void dragFile(const QString& path, QWidget* top, QWidget* to);
    QModelIndex shown(const QString& name);
    QModelIndex row(int at) { return list()->model()->index(at, 0); }
    QListView* list();
    const triptych::decks::DeckList& deck() { return m_deck->document().list(); }
    int cards(Part part) { return deckroom::cardsIn(deck(), part); }
    static void key(QWidget* where, int key, Qt::KeyboardModifiers modifiers = {});
    void snap(const QString& name);

    QPointer<deckroom::DeckWindow> m_deck;
};
