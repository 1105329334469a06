#pragma once

#include <QList>
#include <QMainWindow>

#include <memory>
#include <optional>

class Content;
class DraftController;
class DraftEditor;
class Language;
class Leaving;
class MatchController;
class OwnFolders;
class QmlPage;
class QQuickWidget;
class QStackedWidget;
class TablePicture;
class WelcomePage;
namespace deckroom {
class DeckDocument;
class DeckRoom;
class DeckWindow;
class ShelfPage;
} // namespace deckroom
namespace reference {
class RulesDesk;
}
namespace workshop {
class WorkshopWindow;
}
struct MatchPlan;
struct TryOut;
namespace triptych::decks {
struct DeckList;
}

/// The window: menus, and either the welcome page, the table or a draft.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Content& content, MatchController& controller, Language& language,
        QWidget* parent = nullptr);
    ~MainWindow() override;

    /// The QML side of the table; made when the first match begins.
    QQuickWidget* tableWidget() const;
    /// The QML side of a draft; made when the first one begins.
    QQuickWidget* draftWidget() const;
    DraftController& drafts() const { return *m_drafts; }
    DraftEditor& draftEditor() const { return *m_draftEditor; }
    reference::RulesDesk& rules() const { return *m_rules; }
    /// An editor for a deck of a file; null when it cannot be used. Without a path: a new deck.
    deckroom::DeckWindow* editDeck(const QString& game, const QString& path, bool own);
    /// The card workshop of a game; the one that is open, if there is one.
    workshop::WorkshopWindow* openWorkshop(const QString& game);
    /// Opens a deck, a pack, a kept match or a result, whichever it is by its content.
    void openFile(const QString& path);

public Q_SLOTS:
    void newMatch();
    void newMatchOf(const QString& game);
    void quickMatch();
    void quickMatchOf(const QString& game);
    /// The decks of a game, chosen by picture.
    void showDecks(const QString& game);
    /// What is wrong with own files, once it is known.
    void tellProblems();
    void continueMatch(const QString& game);
    void chooseMatch();
    QString gameAtHand() const;
    void newDraft();
    void newDraftOf(const QString& game);
    void openJournal();
    void openSettings();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeMenus();
    void showTable();
    void showDraft();
    void continueDraft();
    void playDraft();
    void showWelcome();
    void concede();
    void nameMatch();
    void exchangeCards();
    void applyLook();
    void fillStops(QMenu* menu, bool own);
    void updateActions();
    void playDeck(const QString& game, const triptych::decks::DeckList&);
    void testDeck(const QString& game, const triptych::decks::DeckList&);
    void tryOut(const TryOut&);
    bool takeInCards(const QString& path, bool shows);
    bool askForUniques(const QString& game, const QList<triptych::decks::DeckList>&);
    std::optional<triptych::decks::DeckList> listOf(const QString& path, const QString& game);
    deckroom::DeckWindow* openEditor(
        const QString& game, std::unique_ptr<deckroom::DeckDocument> document);
    void renewEditor(const QString& game, deckroom::DeckWindow*);
    void importDeck();
    void decksChanged();
    /// `of`: the game that pictures are for; "" the one at hand.
    void takeFiles(const QStringList& paths, const QString& of = {});
    void takeLot(const QStringList& paths, const QString& of);
    void takeCards(const QString& text);
    void paste();
    void cardsChanged();
    void explainAtHand();

    Content& m_content;
    MatchController& m_controller;
    Language& m_language;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome;
    deckroom::DeckRoom* m_deckRoom;
    deckroom::ShelfPage* m_shelf = nullptr;
    /// Files that were dropped, and the game that they are for.
    struct Lot
    {
        QStringList paths;
        QString game;
    };
    QList<Lot> m_dropped; ///< Those that wait until the lot before is done with.
    bool m_takingFiles = false;
    OwnFolders* m_ownFolders = nullptr;
    TablePicture* m_picture;
    DraftController* m_drafts;
    std::unique_ptr<Leaving> m_leaving;
    std::unique_ptr<QmlPage> m_table;
    std::unique_ptr<QmlPage> m_draft;
    DraftEditor* m_draftEditor = nullptr;
    reference::RulesDesk* m_rules;
    QAction* m_rematch = nullptr;
    QAction* m_concede = nullptr;
    QAction* m_saveLog = nullptr;
    QAction* m_runToMyTurn = nullptr;
    QAction* m_name = nullptr;
    QAction* m_leave = nullptr;
    QAction* m_autoPass = nullptr;
    QAction* m_fullControl = nullptr;
    QAction* m_holding = nullptr;
    QAction* m_motion = nullptr;
    QAction* m_danger = nullptr;
    QAction* m_sounds = nullptr;
    QAction* m_undo = nullptr;
};
