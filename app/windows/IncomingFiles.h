#pragma once

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>

class Content;
class OwnFolders;
class QWidget;
namespace deckroom {
class DeckRoom;
}

/// Files and texts from elsewhere, however they come: opened with the program, dropped or pasted. What a file is,
/// its content says; it is shown or goes where it belongs, and what it is not good for is told.
class IncomingFiles : public QObject
{
    Q_OBJECT

public:
    /// `gameAtHand`: which game pictures are for that are for none in particular.
    IncomingFiles(QWidget& main, Content&, deckroom::DeckRoom&, OwnFolders&,
        std::function<QString()> gameAtHand);

    /// Opens a deck, a pack, a kept match or a result, whichever it is.
    void open(const QString& path);
    /// Takes in whatever may be kept. `of`: the game that pictures are for; "" the one at hand.
    void take(const QStringList& paths, const QString& of = {});
    /// Takes in a text of cards.
    void takeCards(const QString& text);

Q_SIGNALS:
    void deckOpened(const QString& game, const QString& path, bool own);
    void packOpened(const QString& game, const QString& path);
    void cardsOpened(const QString& game);
    void matchOpened(const QString& path);
    void resultOpened(const QString& path);

private:
    void openCards(const QString& path, const QString& game);
    bool takePack(const QString& path, bool shows);
    void takeLot(const QStringList& paths, const QString& of);

    QWidget& m_main;
    Content& m_content;
    deckroom::DeckRoom& m_deckRoom;
    OwnFolders& m_ownFolders;
    std::function<QString()> m_gameAtHand;
    /// Files that come together, and the game that they are for.
    struct Lot
    {
        QStringList paths;
        QString game;
    };
    QList<Lot> m_lots; ///< Those that wait until the lot before is done with.
    bool m_takes = false;
};
