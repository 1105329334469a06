#pragma once

#include <QList>
#include <QMainWindow>

#include <memory>

class Beginning;
class Content;
class DeckEditors;
class DraftController;
class DraftEditor;
class IncomingFiles;
class Language;
class Leaving;
class MainMenu;
class MatchController;
class OwnFolders;
class QmlPage;
class QQuickWidget;
class QStackedWidget;
class RunningMatch;
class ShelfDoor;
class SideWindows;
class TablePicture;
class WelcomePage;
namespace deckroom {
class DeckRoom;
class DeckWindow;
} // namespace deckroom
namespace reference {
class RulesDesk;
}
namespace workshop {
class WorkshopWindow;
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
    Beginning& beginning() const { return *m_beginning; }
    DraftEditor& draftEditor() const { return *m_draftEditor; }
    reference::RulesDesk& rules() const { return *m_rules; }
    /// An editor for a deck of a file; null when it cannot be used. Without a path: a new deck.
    deckroom::DeckWindow* editDeck(const QString& game, const QString& path, bool own);
    /// The card workshop of a game; the one that is open, if there is one.
    workshop::WorkshopWindow* openWorkshop(const QString& game);
    /// Opens a deck, a pack, a kept match or a result, whichever it is by its content.
    void openFile(const QString& path);

    /// What is wrong with own files, once it is known.
    void tellProblems();
    /// The decks of a game, chosen by picture.
    void showDecks(const QString& game);

    // What the menus ask for
    void leaveTable();
    void importDeckOfGame();
    void showOwnFiles();
    void openSettings();
    void explainAtHand();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void showTable();
    void showDraft();
    void showWelcome();
    void applyLook();
    void updateActions();
    void connectDoors();
    void connectTable();
    void connectEditors();

    Content& m_content;
    MatchController& m_controller;
    Language& m_language;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome;
    deckroom::DeckRoom* m_deckRoom;
    OwnFolders* m_ownFolders;
    TablePicture* m_picture;
    DraftController* m_drafts;
    std::unique_ptr<Leaving> m_leaving;
    std::unique_ptr<QmlPage> m_table;
    std::unique_ptr<QmlPage> m_draft;
    DraftEditor* m_draftEditor = nullptr;
    reference::RulesDesk* m_rules;
    DeckEditors* m_editors;
    SideWindows* m_side;
    Beginning* m_beginning;
    ShelfDoor* m_shelf;
    IncomingFiles* m_incoming;
    RunningMatch* m_running;
    std::unique_ptr<MainMenu> m_menu;
};
