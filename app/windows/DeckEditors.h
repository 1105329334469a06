#pragma once

#include "app/decks/windows/DeckWindow.h"

#include "decks/DeckList.h"

#include <QList>
#include <QObject>

#include <memory>

class Content;
class QWidget;

/// The deck editors that are open, and how one opens: for a deck, for a new one, or in the place of another when
/// there are other cards.
class DeckEditors : public QObject
{
    Q_OBJECT

public:
    DeckEditors(QWidget& main, Content&, deckroom::DeckRoom&);

    /// An editor for a deck of a file; null when it cannot be used. Without a path: a new deck.
    deckroom::DeckWindow* edit(const QString& game, const QString& path, bool own);
    deckroom::DeckWindow* open(
        const QString& game, std::unique_ptr<deckroom::DeckDocument> document);
    /// Before what they show goes.
    void closeAll();
    /// Whether uniques of these decks were typed in; then the cards are read again.
    bool askForUniques(const QString& game, const QList<triptych::decks::DeckList>&);

Q_SIGNALS:
    void playAsked(const QString& game, const triptych::decks::DeckList&);
    void testAsked(const QString& game, const triptych::decks::DeckList&);
    void closed();
    void cardsPasted(const QString& text);
    void filesDropped(const QStringList& paths, const QString& game);
    void renewed(deckroom::DeckWindow* before, deckroom::DeckWindow* now);

private:
    void renew(const QString& game, deckroom::DeckWindow*);

    QWidget& m_main;
    Content& m_content;
    deckroom::DeckRoom& m_deckRoom;
};
