#pragma once

#include "app/decks/DeckDocument.h"
#include "app/decks/DeckPartModel.h"
#include "app/decks/DeckRoom.h"

#include <QMainWindow>

class QSplitter;
class QTabWidget;

namespace deckroom {

class CardMenu;
class CardPagePane;
class CollectionPane;
class DeckBar;
class DeckExchange;
class DeckPiles;
class DrawsPane;
class FaultsPane;
class FiguresPane;
class NotesPane;
class PileView;

/// The deck editor: the collection on the left, the deck in the middle, and what is to be known of
/// card and deck on the right.
class DeckWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Takes over the document.
    DeckWindow(DeckRoom&, std::unique_ptr<DeckDocument>, QWidget* parent = nullptr);
    ~DeckWindow() override;

    DeckDocument& document() { return *m_document; }
    CollectionPane& collection() { return *m_collection; }
    PileView* pile(Part) const;
    CardPictures& pictures() { return m_pictures; }
    FaultsPane& faults() { return *m_faults; }
    void takeText(const QString& text); ///< A list that somebody pasted or dropped.

Q_SIGNALS:
    void playAsked(const QString& game, const triptych::decks::DeckList&);
    void testAsked(const QString& game, const triptych::decks::DeckList&);
    void uniquesKept(); ///< Cards were typed in that this window does not know yet.
    void kept();
    void cardsPasted(const QString& text); ///< A file of cards and no list.
    void filesDropped(const QStringList&); ///< Cards or pictures.
    void renewAsked(); ///< There are other cards now: this window still shows those of before.

protected:
    void closeEvent(QCloseEvent*) override;
    void dragEnterEvent(QDragEnterEvent*) override;
    void dropEvent(QDropEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void makeMenus();
    void followBar();
    void followCollection();
    void followFaults();
    void followDocument();
    void followExchange();
    void goOn(int direction);
    QList<QWidget*> stops() const;
    void makeDeck();
    void makeSide();
    void showPlaces();
    void follow();
    void note(const QString&);
    void setCardWidth(int);

    DeckRoom& m_room;
    DeckDesk& m_desk;
    CardPictures& m_pictures;
    std::unique_ptr<DeckDocument> m_document;
    CollectionPane* m_collection;
    CardPagePane* m_page;
    FiguresPane* m_figures;
    DrawsPane* m_draws;
    FaultsPane* m_faults;
    DeckPiles* m_piles = nullptr;
    QTabWidget* m_tabs;
    QSplitter* m_halves;
    DeckBar* m_bar;
    NotesPane* m_notes;
    DeckExchange* m_exchange;
    CardMenu* m_cards = nullptr;
};

} // namespace deckroom
