#pragma once

#include "app/decks/DeckDocument.h"
#include "app/decks/DeckPartModel.h"
#include "app/decks/DeckRoom.h"

#include <QAbstractItemView>
#include <QMainWindow>
#include <QPointer>

class QComboBox;
class QLineEdit;
class QMenu;
class QSplitter;
class QTabWidget;

namespace triptych::decks {
class ListFormat;
}

namespace deckroom {

class CardPagePane;
class CollectionPane;
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
    void makeBar();
    void makeMenus();
    void makeCardMenu();
    void putInto(Part);
    void takeOut();
    void goOn(int direction);
    QList<QWidget*> stops() const;
    void makeDeck();
    void makeSide();
    void showPlaces();
    void follow();
    void askWhoseDeck();
    void note(const QString&);
    void setCardWidth(int);
    void pasteList();
    void readListFile();
    static QString titleOf(const triptych::decks::ListFormat&);
    QString written(const triptych::decks::ListFormat&);
    void copyAs(const triptych::decks::ListFormat&);
    QString pathToSave(const QString& ending);
    void tellSaved(const QString& path, const QString& why);
    void saveList(const triptych::decks::ListFormat&);
    void saveAs(const QString& what);
    void compare();
    void showVersions();

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
    QLineEdit* m_name;
    QComboBox* m_rules;
    QComboBox* m_grouping;
    NotesPane* m_notes;
    QAction* m_play;
    QMenu* m_cardMenu = nullptr;
    QPointer<QAbstractItemView> m_chosenIn; ///< The list of cards that had the keys last.
    QHash<Part, QAction*> m_into;           ///< Puts the chosen cards into that part.
};

} // namespace deckroom
