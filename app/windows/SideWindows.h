#pragma once

#include "app/match/TryOut.h"

#include <QObject>

class Content;
namespace deckroom {
class DeckRoom;
}
namespace workshop {
class WorkshopWindow;
}
namespace triptych::decks {
struct DeckList;
}

/// The windows beside the main one: the card workshop of each game, and trials of decks. They end with it.
class SideWindows : public QObject
{
    Q_OBJECT

public:
    SideWindows(QWidget& main, Content&, deckroom::DeckRoom&);

    /// The card workshop of a game; the one that is open, if there is one.
    workshop::WorkshopWindow* openWorkshop(const QString& game);
    /// A pack in the workshop of its game.
    void showPack(const QString& game, const QString& path);
    /// A trial of a deck against others.
    void testDeck(const QString& game, const triptych::decks::DeckList&);
    /// What a trial brought, from its file.
    void showResult(const QString& path);

Q_SIGNALS:
    void tryAsked(const TryOut&);
    void languageAsked(const QString& game);

private:
    void show(QWidget* window);

    QWidget& m_main;
    Content& m_content;
    deckroom::DeckRoom& m_deckRoom;
};
