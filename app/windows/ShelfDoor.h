#pragma once

#include <QObject>
#include <QString>

class Beginning;
class Content;
class DeckEditors;
class QStackedWidget;
class QWidget;
class SideWindows;
namespace deckroom {
class DeckRoom;
class ShelfPage;
} // namespace deckroom

/// The door to the decks: the page with those of a game, and what one does from there.
class ShelfDoor : public QObject
{
    Q_OBJECT

public:
    ShelfDoor(QWidget& main, QStackedWidget& pages, Content&, deckroom::DeckRoom&, DeckEditors&,
        SideWindows&, Beginning&);

    void show(const QString& game);
    /// There are other decks.
    void refresh();
    /// There are other cards or pictures than before: everything that shows some is made anew.
    void renew();
    /// Whose decks were shown last, or else what was played.
    QString gameAtHand() const;

Q_SIGNALS:
    void shown();
    void backAsked();
    void cardsPasted(const QString& text);

private:
    void importDeck();
    void paste();
    bool isShown() const;

    QWidget& m_main;
    QStackedWidget& m_pages;
    Content& m_content;
    deckroom::DeckRoom& m_deckRoom;
    DeckEditors& m_editors;
    SideWindows& m_side;
    Beginning& m_beginning;
    deckroom::ShelfPage* m_shelf = nullptr;
};
