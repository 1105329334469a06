#pragma once

#include "app/decks/CardPictures.h"
#include "app/decks/DeckDesk.h"

#include <QObject>

#include <map>
#include <memory>

class Content;

namespace deckroom {

/// A deck on the shelf: everything by which one chooses a deck.
struct ShelfDeck
{
    QString path;
    QString name;
    bool own = false;
    std::size_t emblem = DeckDesk::npos; ///< The card that stands for it.
    QList<int> kinship;                  ///< Its colours, class or faction.
    QString ruleset;                     ///< Its id.
    bool legal = false;
    QString fault;      ///< The first reason why not.
    QString plan;       ///< How it plays, in a line.
    QString difficulty; ///< "easy", "middling", "hard" or "".
    int cards = 0;
    triptych::decks::DeckList list;
};

/// The decks and cards of all games, for every window that shows them. A game is read when somebody
/// first asks for it.
class DeckRoom : public QObject
{
    Q_OBJECT

public:
    explicit DeckRoom(Content&, QObject* parent = nullptr);
    ~DeckRoom() override;

    Content& content() const { return m_content; }
    /// Null when the cards of the game cannot be used.
    DeckDesk* desk(const QString& game);
    CardPictures* pictures(const QString& game);
    QList<ShelfDeck> shelf(const QString& game);
    /// What most decks of a game are made for, so a new one will be played against them; of several the one that the
    /// game names first.
    QString usualRuleset(const QString& game);
    /// Names of the decks in which a card is.
    QStringList decksWith(const QString& game, std::size_t card);
    QString pictureFolder(const QString& game) const;

    /// Files have come or gone: everything is read again when it is asked for.
    void refresh();

Q_SIGNALS:
    void refreshed();

private:
    struct Room
    {
        std::unique_ptr<DeckDesk> desk;
        std::unique_ptr<CardPictures> pictures;
    };
    Room* room(const QString& game);

    Content& m_content;
    std::map<QString, Room> m_rooms;
    std::vector<Room> m_old; ///< Still in use by windows that were open.
};

} // namespace deckroom
