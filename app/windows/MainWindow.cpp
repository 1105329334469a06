#include "app/windows/MainWindow.h"

#include "app/decks/DeckDocument.h"
#include "app/decks/DeckRoom.h"
#include "app/decks/windows/DeckWindow.h"
#include "app/draft/DraftController.h"
#include "app/match/KeptMatches.h"
#include "app/match/MatchController.h"
#include "app/reference/Hints.h"
#include "app/reference/windows/RulesDesk.h"
#include "app/services/OwnFolders.h"
#include "app/widgets/MenuFocus.h"
#include "app/widgets/Messages.h"
#include "app/widgets/Palettes.h"
#include "app/widgets/WindowPlace.h"
#include "app/windows/Beginning.h"
#include "app/windows/DeckEditors.h"
#include "app/windows/DraftEditor.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/IncomingFiles.h"
#include "app/windows/Leaving.h"
#include "app/windows/MainMenu.h"
#include "app/windows/OwnFilesDialog.h"
#include "app/windows/QmlPage.h"
#include "app/windows/RunningMatch.h"
#include "app/windows/SettingsDialog.h"
#include "app/windows/ShelfDoor.h"
#include "app/windows/SideWindows.h"
#include "app/windows/TablePicture.h"
#include "app/windows/WelcomePage.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QQuickWidget>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace {

const QUrl tableUrl(QStringLiteral("qrc:/qt/qml/Triptych/Playmat/Playmat.qml"));
const QUrl draftUrl(QStringLiteral("qrc:/qt/qml/Triptych/Draft/DraftTable.qml"));

} // namespace

MainWindow::MainWindow(
    Content& content, MatchController& controller, Language& language, QWidget* parent)
    : QMainWindow(parent)
    , m_content(content)
    , m_controller(controller)
    , m_language(language)
    , m_pages(new QStackedWidget(this))
    , m_welcome(new WelcomePage(this))
    , m_deckRoom(new deckroom::DeckRoom(content, this))
    , m_ownFolders(new OwnFolders(this))
    , m_picture(new TablePicture(
          controller,
          [this] { return m_table->isShown() ? m_table->widget()->grabFramebuffer() : QImage(); },
          this))
    , m_drafts(new DraftController(content, controller.table()->preferences(), this))
    , m_leaving(std::make_unique<Leaving>(*this, controller, *m_drafts, *m_picture))
    , m_table(std::make_unique<QmlPage>(*m_pages, QStringLiteral("table"), tableUrl,
          QVariantMap { { QStringLiteral("match"), QVariant::fromValue(controller.table()) } }))
    , m_draft(std::make_unique<QmlPage>(*m_pages, QStringLiteral("draft"), draftUrl,
          QVariantMap { { QStringLiteral("draft"), QVariant::fromValue(m_drafts->view()) } }))
    , m_rules(new reference::RulesDesk(content.assets(), *controller.table(), this))
    , m_editors(new DeckEditors(*this, content, *m_deckRoom))
    , m_side(new SideWindows(*this, content, *m_deckRoom))
    , m_beginning(
          new Beginning(*this, content, controller, *m_drafts, *m_leaving, *m_deckRoom, *m_editors))
    , m_shelf(
          new ShelfDoor(*this, *m_pages, content, *m_deckRoom, *m_editors, *m_side, *m_beginning))
    , m_incoming(new IncomingFiles(
          *this, content, *m_deckRoom, *m_ownFolders, [this] { return m_shelf->gameAtHand(); }))
    , m_running(new RunningMatch(*this, controller))
    , m_menu(std::make_unique<MainMenu>(*this, controller, *m_beginning, *m_running))
{
    setWindowTitle(QStringLiteral("Triptych"));
    setMinimumSize(900, 600);
    new WindowPlace(this, QStringLiteral("window"), QSize(1280, 800));
    new MenuFocus(menuBar());
    m_pages->addWidget(m_welcome);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_rules->bar());
    column->addWidget(m_pages, 1);
    setCentralWidget(page);
    applyLook();
    m_menu->make();
    connectDoors();
    connectTable();
    connectEditors();
    setAcceptDrops(true);
    showWelcome();
}

/// What the first page leads to, and what comes of a draft.
void MainWindow::connectDoors()
{
    connect(m_welcome, &WelcomePage::newMatchAsked, m_beginning, &Beginning::newMatch);
    connect(m_welcome, &WelcomePage::quickMatchAsked, m_beginning, &Beginning::quickMatch);
    connect(m_welcome, &WelcomePage::decksAsked, this, &MainWindow::showDecks);
    connect(m_welcome, &WelcomePage::continueAsked, m_beginning, &Beginning::continueMatch);
    connect(m_welcome, &WelcomePage::draftAsked, m_beginning, &Beginning::newDraft);
    connect(m_welcome, &WelcomePage::continueDraftAsked, m_beginning, &Beginning::continueDraft);
    connect(m_welcome, &WelcomePage::journalAsked, m_beginning, &Beginning::openJournal);
    connect(m_welcome, &WelcomePage::settingsAsked, this, &MainWindow::openSettings);
    connect(m_beginning, &Beginning::nothingBegan, this, [this] {
        if (m_pages->currentWidget() == m_welcome)
            showWelcome();
    });
    connect(m_drafts, &DraftController::tableTaken, this, &MainWindow::showDraft);
    connect(m_drafts, &DraftController::tableLeft, this, [this] {
        if (m_draft->isShown())
            showWelcome();
    });
    connect(m_drafts, &DraftController::leaveAsked, this, &MainWindow::leaveTable);
    connect(m_drafts, &DraftController::matchAsked, m_beginning, &Beginning::playDraft);
}

void MainWindow::connectTable()
{
    connect(&m_controller, &MatchController::tableTaken, this, &MainWindow::showTable);
    connect(&m_controller, &MatchController::tableLeft, this, &MainWindow::showWelcome);
    MatchViewModel* table = m_controller.table();
    connect(table, &MatchViewModel::changed, this, &MainWindow::updateActions);
    connect(table, &MatchViewModel::passingChanged, this, &MainWindow::updateActions);
    const Preferences* preferences = table->preferences();
    connect(preferences, &Preferences::lookChanged, this, &MainWindow::applyLook);
    connect(preferences, &Preferences::textScaleChanged, this, &MainWindow::applyLook);
    connect(preferences, &Preferences::motionChanged, this, &MainWindow::updateActions);
    connect(preferences, &Preferences::dangerChanged, this, &MainWindow::updateActions);
    connect(preferences, &Preferences::soundsChanged, this, &MainWindow::updateActions);
}

/// What the windows of decks and cards ask for, and what comes from elsewhere.
void MainWindow::connectEditors()
{
    m_draftEditor = new DraftEditor(
        *m_drafts, *m_deckRoom,
        [this](const QString& game, std::unique_ptr<deckroom::DeckDocument> document) {
            return m_editors->open(game, std::move(document));
        },
        this);
    connect(m_editors, &DeckEditors::playAsked, m_beginning, &Beginning::playDeck);
    connect(m_editors, &DeckEditors::testAsked, m_side, &SideWindows::testDeck);
    connect(m_editors, &DeckEditors::closed, m_shelf, &ShelfDoor::refresh);
    connect(m_editors, &DeckEditors::cardsPasted, m_incoming, &IncomingFiles::takeCards);
    connect(m_editors, &DeckEditors::filesDropped, m_incoming, &IncomingFiles::take);
    connect(m_editors, &DeckEditors::renewed, this,
        [this](const deckroom::DeckWindow* before, deckroom::DeckWindow* now) {
            if (before == m_draftEditor->window())
                m_draftEditor->become(now);
        });
    connect(m_side, &SideWindows::tryAsked, m_beginning, &Beginning::tryOut);
    connect(m_side, &SideWindows::languageAsked, m_rules, &reference::RulesDesk::openLanguage);
    connect(m_incoming, &IncomingFiles::deckOpened, m_editors, &DeckEditors::edit);
    connect(m_incoming, &IncomingFiles::packOpened, m_side, &SideWindows::showPack);
    connect(m_incoming, &IncomingFiles::cardsOpened, this, &MainWindow::showDecks);
    connect(m_incoming, &IncomingFiles::matchOpened, m_beginning, &Beginning::continueFrom);
    connect(m_incoming, &IncomingFiles::resultOpened, m_side, &SideWindows::showResult);
    connect(m_ownFolders, &OwnFolders::cardsChanged, m_shelf, &ShelfDoor::renew);
    connect(m_ownFolders, &OwnFolders::decksChanged, m_shelf, &ShelfDoor::refresh);
    connect(m_shelf, &ShelfDoor::shown, this, &MainWindow::updateActions);
    connect(m_shelf, &ShelfDoor::backAsked, this, &MainWindow::showWelcome);
    connect(m_shelf, &ShelfDoor::cardsPasted, m_incoming, &IncomingFiles::takeCards);
}

MainWindow::~MainWindow()
{
    // Editors that are still open show what the deck room has, which goes with this window.
    m_editors->closeAll();
    // The scenes read the view models, which others own: they go first.
    m_table.reset();
    m_draft.reset();
}

// --- Pages

QQuickWidget* MainWindow::tableWidget() const
{
    return m_table->widget();
}

QQuickWidget* MainWindow::draftWidget() const
{
    return m_draft->widget();
}

void MainWindow::showTable()
{
    m_table->show();
    updateActions();
}

void MainWindow::showDraft()
{
    m_draft->show();
    if (!m_controller.table()->active())
        m_table->letGo();
    updateActions();
}

/// The first page, or back to a draft whose decks are ready for another match.
void MainWindow::showWelcome()
{
    if (m_drafts->active()) {
        showDraft();
        return;
    }
    const auto kept = KeptMatches(m_content).newest();
    m_welcome->offer(
        kept ? kept->path : QString(), DraftFile::unfinished(), kept ? kept->howFar : QString());
    m_welcome->tell(m_content.takeProblems());
    // Those of the other games are played again to say how far they are: not before the window is there.
    QTimer::singleShot(0, m_welcome, [this, last = kept ? kept->game : QString()] {
        for (const triptych::Game* game : Content::games())
            if (const auto id = QString::fromStdString(std::string(game->id())); id != last)
                if (const auto other = KeptMatches(m_content).newest(id))
                    m_welcome->offerAlso(other->path, other->howFar);
    });
    m_pages->setCurrentWidget(m_welcome);
    m_table->letGo();
    m_draft->letGo();
    updateActions();
}

// --- Decks and cards

void MainWindow::showDecks(const QString& game)
{
    m_shelf->show(game);
}

void MainWindow::tellProblems()
{
    m_content.readOwnFiles();
    const QStringList problems = m_content.takeProblems();
    if (!problems.isEmpty())
        m_welcome->tell(problems);
}

deckroom::DeckWindow* MainWindow::editDeck(const QString& game, const QString& path, bool own)
{
    return m_editors->edit(game, path, own);
}

workshop::WorkshopWindow* MainWindow::openWorkshop(const QString& game)
{
    return m_side->openWorkshop(game);
}

void MainWindow::openFile(const QString& path)
{
    m_incoming->open(path);
}

// --- What the menus ask for

void MainWindow::leaveTable()
{
    m_leaving->leaveTable();
}

void MainWindow::importDeckOfGame()
{
    ImportDeckDialog(m_content, m_beginning->gameAtHand(), this).exec();
}

void MainWindow::showOwnFiles()
{
    OwnFilesDialog(m_content, m_beginning->gameAtHand(), this).exec();
}

void MainWindow::openSettings()
{
    SettingsDialog(*m_controller.table()->preferences(), m_language, this).exec();
    if (!reference::Hints::wanted())
        m_rules->bar()->dismiss();
    m_menu->make();
}

void MainWindow::explainAtHand()
{
    const MatchViewModel& table = *m_controller.table();
    const bool drafting = m_draft->isShown();
    const bool playing = m_table->isShown();
    // Before any game the start page knows which one is meant.
    const QString game = m_pages->currentWidget() == m_welcome ? m_welcome->gameAtHand()
                                                               : m_beginning->gameAtHand();
    m_rules->openAtHand(game, playing ? m_table->widget() : nullptr,
        drafting                                ? m_drafts->view()->rule()
            : playing && table.prompt()->mine() ? table.prompt()->ruleText()
                                                : QString());
}

// --- Window

void MainWindow::updateActions()
{
    m_menu->update();
    const QString turn = m_controller.table()->turnText();
    // Behind the curtain nobody's turn is told.
    setWindowTitle(turn.isEmpty() ? QStringLiteral("Triptych") : tr("%1 - Triptych").arg(turn));
}

void MainWindow::applyLook()
{
    const Preferences* preferences = m_controller.table()->preferences();
    if (preferences->theme() == u"system")
        QApplication::setPalette(QPalette());
    else
        QApplication::setPalette(paletteFor(preferences->look()));
    for (QmlPage* page : { m_table.get(), m_draft.get() })
        page->takePalette();
    // The typeface and the size of the table, also in menus and dialogs.
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(qRound(14 * preferences->textScale()));
    if (QApplication::font() != font)
        QApplication::setFont(font);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_menu->make();
        m_controller.table()->retranslate();
        m_table->retranslate();
        m_drafts->retranslate();
        m_draft->retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // Nothing is asked: every answer and every pick is on the disk, and the next start offers to go on.
    m_picture->take();
    m_drafts->keep();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::ranges::any_of(urls, &QUrl::isLocalFile))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    event->acceptProposedAction();
    // When the drop is done: what is wrong with the files is told in a dialog.
    QMetaObject::invokeMethod(
        this, [this, paths] { m_incoming->take(paths); }, Qt::QueuedConnection);
}
