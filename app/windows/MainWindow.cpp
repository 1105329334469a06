#include "app/windows/MainWindow.h"

#include "app/decks/DeckRoom.h"
#include "app/decks/windows/DeckWindow.h"
#include "app/draft/DraftController.h"
#include "app/match/FaultReport.h"
#include "app/match/KeptMatches.h"
#include "app/match/MatchController.h"
#include "app/match/MatchNotes.h"
#include "app/reference/Hints.h"
#include "app/reference/windows/RulesDesk.h"
#include "app/services/Language.h"
#include "app/services/OwnFolders.h"
#include "app/services/Settings.h"
#include "app/widgets/MenuFocus.h"
#include "app/widgets/Messages.h"
#include "app/widgets/Palettes.h"
#include "app/widgets/WindowPlace.h"
#include "app/windows/ContinueDialog.h"
#include "app/windows/Continuing.h"
#include "app/windows/DraftEditor.h"
#include "app/windows/FaultDialog.h"
#include "app/windows/Leaving.h"
#include "app/windows/LogExport.h"
#include "app/windows/NewDraftDialog.h"
#include "app/windows/NewMatchDialog.h"
#include "app/windows/QmlPage.h"
#include "app/windows/SettingsDialog.h"
#include "app/windows/SideDeckDialog.h"
#include "app/windows/TablePicture.h"
#include "app/windows/WelcomePage.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenuBar>
#include <QQuickWidget>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

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
    makeMenus();

    connect(m_welcome, &WelcomePage::newMatchAsked, this, &MainWindow::newMatchOf);
    connect(m_welcome, &WelcomePage::quickMatchAsked, this, &MainWindow::quickMatchOf);
    connect(m_welcome, &WelcomePage::decksAsked, this, &MainWindow::showDecks);
    connect(m_welcome, &WelcomePage::continueAsked, this, &MainWindow::continueMatch);
    connect(m_welcome, &WelcomePage::draftAsked, this, &MainWindow::newDraftOf);
    connect(m_welcome, &WelcomePage::continueDraftAsked, this, &MainWindow::continueDraft);
    m_draftEditor = new DraftEditor(
        *m_drafts, *m_deckRoom,
        [this](const QString& game, std::unique_ptr<deckroom::DeckDocument> document) {
            return openEditor(game, std::move(document));
        },
        this);
    connect(m_drafts, &DraftController::tableTaken, this, &MainWindow::showDraft);
    connect(m_drafts, &DraftController::tableLeft, this, [this] {
        if (m_draft->isShown())
            showWelcome();
    });
    connect(m_drafts, &DraftController::leaveAsked, this, [this] { m_leaving->leaveTable(); });
    connect(m_drafts, &DraftController::matchAsked, this, &MainWindow::playDraft);
    connect(m_welcome, &WelcomePage::journalAsked, this, &MainWindow::openJournal);
    connect(m_welcome, &WelcomePage::settingsAsked, this, &MainWindow::openSettings);
    connect(&controller, &MatchController::tableTaken, this, &MainWindow::showTable);
    connect(&controller, &MatchController::tableLeft, this, &MainWindow::showWelcome);
    connect(&controller, &MatchController::sideDeckingAsked, this, &MainWindow::exchangeCards);
    connect(&controller, &MatchController::failed, this, [this](const QString& why) {
        messages::tell(this, tr("The match cannot go on"), { why });
    });
    MatchViewModel* table = controller.table();
    connect(table, &MatchViewModel::changed, this, &MainWindow::updateActions);
    connect(table, &MatchViewModel::logExportAsked, this,
        [this] { logexport::ask(*m_controller.table()->log(), this); });
    connect(table, &MatchViewModel::reportAsked, this, [this] {
        const QString journal = m_controller.journalPath();
        FaultDialog(faultreport::head(m_controller.plan(), journal),
            faultreport::text(m_controller.plan(), journal), this)
            .exec();
    });
    connect(table, &MatchViewModel::passingChanged, this, &MainWindow::updateActions);
    connect(table->preferences(), &Preferences::lookChanged, this, &MainWindow::applyLook);
    connect(table->preferences(), &Preferences::textScaleChanged, this, &MainWindow::applyLook);
    connect(table->preferences(), &Preferences::motionChanged, this, &MainWindow::updateActions);
    connect(table->preferences(), &Preferences::dangerChanged, this, &MainWindow::updateActions);
    connect(table->preferences(), &Preferences::soundsChanged, this, &MainWindow::updateActions);
    setAcceptDrops(true);
    m_ownFolders = new OwnFolders(this);
    connect(m_ownFolders, &OwnFolders::cardsChanged, this, &MainWindow::cardsChanged);
    connect(m_ownFolders, &OwnFolders::decksChanged, this, &MainWindow::decksChanged);
    showWelcome();
}

MainWindow::~MainWindow()
{
    // Editors that are still open show what the deck room has, which goes with this window.
    QList<QPointer<deckroom::DeckWindow>> editors;
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* window : windows)
        if (auto* editor = qobject_cast<deckroom::DeckWindow*>(window))
            editors.append(editor);
    for (const QPointer<deckroom::DeckWindow>& editor : std::as_const(editors))
        delete editor;
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

// --- What one can do

/// What is being played or drafted, or was last.
QString MainWindow::gameAtHand() const
{
    const bool drafting = m_drafts->active() && !m_controller.table()->active();
    return drafting ? m_drafts->match().game : m_controller.table()->game();
}

void MainWindow::newDraft()
{
    newDraftOf(gameAtHand());
}

void MainWindow::newDraftOf(const QString& game)
{
    NewDraftDialog dialog(m_content, game, this);
    if (dialog.exec() != QDialog::Accepted || !m_leaving->leaveAll())
        return;
    if (m_controller.table()->active())
        m_controller.leave();
    if (const QStringList problems = m_drafts->start(dialog.plan()); !problems.isEmpty())
        messages::tell(this, tr("This draft cannot begin"), problems);
}

void MainWindow::continueDraft()
{
    if (const QStringList problems = m_drafts->resume(); !problems.isEmpty())
        messages::tell(this, tr("This draft cannot be continued"), problems);
}

void MainWindow::playDraft()
{
    if (const QStringList problems = m_controller.start(m_drafts->match()); !problems.isEmpty())
        messages::tell(this, tr("This match cannot be started"), problems);
}

void MainWindow::newMatch()
{
    newMatchOf(gameAtHand());
}

void MainWindow::newMatchOf(const QString& game)
{
    NewMatchDialog dialog(m_content, game, this, m_deckRoom);
    if (dialog.exec() != QDialog::Accepted || !m_leaving->leaveAll())
        return;
    const MatchPlan plan = dialog.plan();
    QList<triptych::decks::DeckList> decks;
    for (const MatchPlan::Seat& seat : plan.seats)
        decks.append(seat.deck);
    askForUniques(plan.game, decks);
    if (const QStringList problems = m_controller.start(plan); !problems.isEmpty())
        messages::tell(this, tr("This match cannot be started"), problems);
}

void MainWindow::quickMatch()
{
    quickMatchOf(gameAtHand());
}

void MainWindow::quickMatchOf(const QString& game)
{
    if (!m_leaving->leaveAll())
        return;
    const auto plan = NewMatchDialog::quickPlan(m_content, game);
    const QStringList problems = plan ? m_controller.start(*plan)
                                      : m_content.takeProblems()
            + QStringList { tr("There is no deck that may be played. Install the program again, or "
                               "put a deck file into %1.")
                                .arg(Content::ownFolder()) };
    if (!problems.isEmpty())
        messages::tell(this, tr("This match cannot be started"), problems);
}

void MainWindow::continueMatch(const QString& game)
{
    const auto kept = KeptMatches(m_content).newest(game);
    if (!kept || !continuing::goOn(this, m_controller, kept->path))
        showWelcome(); // Another window may have taken it up meanwhile.
}

void MainWindow::chooseMatch()
{
    ContinueDialog dialog(m_content, this);
    if (dialog.exec() == QDialog::Accepted && m_leaving->leaveAll())
        continuing::goOn(this, m_controller, dialog.chosen());
    else if (m_pages->currentWidget() == m_welcome)
        showWelcome(); // Matches may have been thrown away.
}

void MainWindow::openJournal()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a journal"), Content::journalFolder(), tr("Match journals (*.jsonl)"));
    if (!path.isEmpty() && m_leaving->leaveAll())
        continuing::goOn(this, m_controller, path);
}

void MainWindow::openSettings()
{
    SettingsDialog(*m_controller.table()->preferences(), m_language, this).exec();
    if (!reference::Hints::wanted())
        m_rules->bar()->dismiss();
    makeMenus();
}

void MainWindow::concede()
{
    if (messages::isAgreed(this, tr("Concede?"),
            tr("Conceding ends the game for you at once and cannot be taken back."), tr("Concede"),
            tr("Play on"), messages::Cost::Lost))
        m_controller.table()->concede();
}

void MainWindow::nameMatch()
{
    const QString journal = m_controller.journalPath();
    const auto name = messages::askName(this, tr("Name this match"),
        tr("Name, by which you find it under \"Continue a match\":"), matchnotes::name(journal),
        matchnotes::longestName);
    if (!name)
        return;
    if (const QString problem = matchnotes::setName(journal, *name); !problem.isEmpty())
        messages::tell(this, tr("The name could not be kept"), { problem });
}

void MainWindow::exchangeCards()
{
    for (const MatchController::SideDeck& side : m_controller.sideDecks()) {
        SideDeckDialog dialog(
            side.name, side.deck,
            [this, seat = side.seat](const triptych::decks::DeckList& deck) {
                return m_controller.exchange(seat, deck);
            },
            this);
        dialog.exec();
    }
    if (!m_controller.decided()) // time may have been called meanwhile
        m_controller.playNext();
}

// --- Window

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
        makeMenus();
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
