#include "app/windows/MainWindow.h"

#include "app/DraftController.h"
#include "app/MatchController.h"
#include "app/presenters/Presenters.h"
#include "app/services/CardArt.h"
#include "app/services/Language.h"
#include "app/services/Settings.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/NewDraftDialog.h"
#include "app/windows/NewMatchDialog.h"
#include "app/windows/OwnFilesDialog.h"
#include "app/windows/Palettes.h"
#include "app/windows/SettingsDialog.h"
#include "app/windows/SideDeckDialog.h"
#include "app/windows/WelcomePage.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QSettings>
#include <QStackedWidget>

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
    , m_welcome(new WelcomePage(content, this))
    , m_drafts(new DraftController(content, controller.table()->preferences(), this))
{
    setWindowTitle(QStringLiteral("Triptych"));
    setMinimumSize(900, 600);
    resize(1280, 800);
    if (const QByteArray geometry
        = QSettings().value(QStringLiteral("window/geometry")).toByteArray();
        !geometry.isEmpty())
        restoreGeometry(geometry);
    m_pages->addWidget(m_welcome);
    setCentralWidget(m_pages);
    applyLook();
    makeMenus();

    connect(m_welcome, &WelcomePage::newMatchAsked, this, &MainWindow::newMatch);
    connect(m_welcome, &WelcomePage::quickMatchAsked, this, &MainWindow::quickMatch);
    connect(m_welcome, &WelcomePage::continueAsked, this, &MainWindow::continueMatch);
    connect(m_welcome, &WelcomePage::draftAsked, this, &MainWindow::newDraft);
    connect(m_welcome, &WelcomePage::continueDraftAsked, this, &MainWindow::continueDraft);
    connect(m_drafts, &DraftController::tableTaken, this, &MainWindow::showDraft);
    connect(m_drafts, &DraftController::tableLeft, this, [this] {
        if (m_pages->currentWidget() == m_draftWidget)
            showWelcome();
    });
    connect(m_drafts, &DraftController::leaveAsked, this, &MainWindow::leaveTable);
    connect(m_drafts, &DraftController::matchAsked, this, &MainWindow::playDraft);
    connect(m_welcome, &WelcomePage::journalAsked, this, &MainWindow::openJournal);
    connect(m_welcome, &WelcomePage::settingsAsked, this, &MainWindow::openSettings);
    connect(&controller, &MatchController::tableTaken, this, &MainWindow::showTable);
    connect(&controller, &MatchController::tableLeft, this, &MainWindow::showWelcome);
    connect(&controller, &MatchController::sideDeckingAsked, this, &MainWindow::exchangeCards);
    connect(&controller, &MatchController::failed, this,
        [this](const QString& why) { tell(tr("The match cannot go on"), { why }); });
    MatchViewModel* table = controller.table();
    connect(table, &MatchViewModel::changed, this, &MainWindow::updateActions);
    connect(table, &MatchViewModel::passingChanged, this, &MainWindow::updateActions);
    connect(table->preferences(), &Preferences::lookChanged, this, &MainWindow::applyLook);
    connect(table->preferences(), &Preferences::textScaleChanged, this, &MainWindow::applyLook);
    connect(table->preferences(), &Preferences::motionChanged, this, &MainWindow::updateActions);
    showWelcome();
}

MainWindow::~MainWindow()
{
    // The scene reads the view model, which others own: it goes first.
    delete m_tableWidget;
    delete m_tableComponent;
    delete m_draftWidget;
    delete m_draftComponent;
}

// --- Menus

void MainWindow::makeMenus()
{
    MatchViewModel* table = m_controller.table();
    Preferences* preferences = table->preferences();
    menuBar()->clear();

    QMenu* match = menuBar()->addMenu(tr("&Match"));
    match->addAction(tr("&New match…"), QKeySequence::New, this, &MainWindow::newMatch);
    match->addAction(tr("&Quick match against the computer"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), this, &MainWindow::quickMatch);
    match->addAction(
        tr("&Draft decks…"), QKeySequence(Qt::CTRL | Qt::Key_D), this, &MainWindow::newDraft);
    m_rematch = match->addAction(
        tr("&Rematch"), QKeySequence(Qt::CTRL | Qt::Key_R), table, &MatchViewModel::rematch);
    match->addSeparator();
    m_undo = match->addAction(tr("&Take back"), QKeySequence::Undo, table, &MatchViewModel::undo);
    m_concede = match->addAction(tr("&Concede…"), this, &MainWindow::concede);
    m_leave = match->addAction(tr("&Leave the table"), this, &MainWindow::leaveTable);
    match->addSeparator();
    match->addAction(tr("&Open a journal…"), QKeySequence::Open, this, &MainWindow::openJournal);
    match->addAction(tr("&Import a deck…"), QKeySequence(Qt::CTRL | Qt::Key_I), this,
        [this] { ImportDeckDialog(m_content, {}, this).exec(); });
    match->addAction(
        tr("Own cards and &decks…"), this, [this] { OwnFilesDialog(m_content, this).exec(); });
    match->addSeparator();
    match->addAction(
        tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma), this, &MainWindow::openSettings);
    match->addAction(tr("Q&uit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);

    QMenu* view = menuBar()->addMenu(tr("&View"));
    QAction* full = view->addAction(tr("&Full screen"), QKeySequence(Qt::Key_F11), this,
        [this](bool on) { on ? showFullScreen() : showNormal(); });
    full->setCheckable(true);
    full->setChecked(isFullScreen());
    view->addSeparator();
    view->addAction(tr("&Larger text"), QKeySequence::ZoomIn, preferences,
        [preferences] { preferences->setTextScale(preferences->textScale() + 0.1); });
    view->addAction(tr("&Smaller text"), QKeySequence::ZoomOut, preferences,
        [preferences] { preferences->setTextScale(preferences->textScale() - 0.1); });
    view->addAction(tr("&Normal text"), QKeySequence(Qt::CTRL | Qt::Key_0), preferences,
        [preferences] { preferences->setTextScale(1.0); });
    view->addSeparator();
    m_motion = view->addAction(tr("&Move cards visibly"), preferences,
        [preferences](bool on) { preferences->setMotion(on); });
    m_motion->setCheckable(true);
    QAction* software
        = view->addAction(tr("Draw &without the graphics card (from the next start on)"), this,
            [](bool on) { settings::setSoftwareRendering(on); });
    software->setCheckable(true);
    software->setChecked(settings::softwareRendering());

    QMenu* rules = menuBar()->addMenu(tr("&Table"));
    m_autoPass = rules->addAction(tr("&Pass by itself where nothing else is possible"),
        QKeySequence(Qt::CTRL | Qt::Key_P), table, [table](bool on) { table->setAutoPass(on); });
    m_autoPass->setCheckable(true);
    m_fullControl = rules->addAction(tr("&Full control: ask me everything"),
        QKeySequence(Qt::CTRL | Qt::Key_F), table, [table](bool on) { table->setFullControl(on); });
    m_fullControl->setCheckable(true);
    rules->addSeparator();
    for (const bool own : { true, false }) {
        QMenu* stops = rules->addMenu(own ? tr("Stop in &my turns") : tr("Stop in &other turns"));
        connect(stops, &QMenu::aboutToShow, this, [this, stops, own] { fillStops(stops, own); });
    }

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Keys"), QKeySequence::HelpContents, this, &MainWindow::keys);
    help->addAction(tr("&About Triptych"), this, &MainWindow::about);
    updateActions();
}

void MainWindow::fillStops(QMenu* menu, bool own)
{
    menu->clear();
    for (const PhasePip& pip : m_controller.table()->phaseModel()->rows()) {
        if (!pip.canStop)
            continue;
        QAction* stop = menu->addAction(pip.title, this,
            [this, key = pip.key, own] { m_controller.table()->toggleStop(key, own); });
        stop->setCheckable(true);
        stop->setChecked(own ? pip.stopOwn : pip.stopOther);
    }
    if (menu->isEmpty())
        menu->addAction(tr("Stops belong to a running match"))->setEnabled(false);
}

void MainWindow::updateActions()
{
    MatchViewModel* table = m_controller.table();
    m_rematch->setEnabled(table->over());
    m_rematch->setText(table->rematchText().isEmpty() ? tr("&Rematch") : table->rematchText());
    m_concede->setEnabled(table->active() && !table->over());
    m_leave->setEnabled(table->active() || m_drafts->active());
    m_undo->setEnabled(table->prompt()->canUndo());
    m_undo->setText(table->prompt()->canUndo() ? table->prompt()->undoText() : tr("&Take back"));
    m_autoPass->setChecked(table->autoPass());
    m_fullControl->setChecked(table->fullControl());
    m_motion->setChecked(table->preferences()->motion());
    setWindowTitle(
        table->active() ? tr("%1 - Triptych").arg(table->turnText()) : QStringLiteral("Triptych"));
}

// --- Pages

void MainWindow::makeTable()
{
    if (m_tableWidget)
        return;
    m_tableWidget = new QQuickWidget(this);
    m_tableWidget->setObjectName(QStringLiteral("table"));
    makeScene(m_tableWidget, m_tableComponent, tableUrl,
        { { QStringLiteral("match"), QVariant::fromValue(m_controller.table()) } });
}

void MainWindow::makeDraft()
{
    if (m_draftWidget)
        return;
    m_draftWidget = new QQuickWidget(this);
    m_draftWidget->setObjectName(QStringLiteral("draft"));
    makeScene(m_draftWidget, m_draftComponent, draftUrl,
        { { QStringLiteral("draft"), QVariant::fromValue(m_drafts->view()) } });
}

/// A page of QML with what it shows.
void MainWindow::makeScene(
    QQuickWidget* page, QQmlComponent*& component, const QUrl& url, const QVariantMap& properties)
{
    page->setResizeMode(QQuickWidget::SizeRootObjectToView);
    page->setFocusPolicy(Qt::StrongFocus);
    page->setClearColor(palette().color(QPalette::Window));
    m_pages->addWidget(page);
    QQmlEngine* engine = page->engine();
    engine->addImageProvider(QStringLiteral("cardart"), new triptych::CardArt);
    engine->addImportPath(QStringLiteral("qrc:/qt/qml")); // Qt looks there by itself from 6.5 on
    component = new QQmlComponent(engine, url);
    QObject* root = component->createWithInitialProperties(properties, page->rootContext());
    if (!root) {
        QStringList errors;
        for (const QQmlError& error : component->errors())
            errors.append(error.toString());
        tell(tr("The table cannot be shown"),
            errors
                + QStringList { tr("Install the program again; a part of Qt Quick is missing.") });
        return;
    }
    page->setContent(url, component, root);
}

void MainWindow::showTable()
{
    makeTable();
    m_pages->setCurrentWidget(m_tableWidget);
    m_tableWidget->setFocus();
    updateActions();
}

void MainWindow::showDraft()
{
    makeDraft();
    m_pages->setCurrentWidget(m_draftWidget);
    m_draftWidget->setFocus();
    updateActions();
}

/// The first page, or back to a draft whose decks are ready for another match.
void MainWindow::showWelcome()
{
    if (m_drafts->active()) {
        showDraft();
        return;
    }
    m_welcome->offer(MatchController::unfinishedJournal(), DraftController::unfinishedDraft());
    m_welcome->tell(m_content.takeProblems());
    m_pages->setCurrentWidget(m_welcome);
    updateActions();
}

// --- What one can do

bool MainWindow::leaveRunningMatch()
{
    if (!m_controller.running())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Leave this match?"),
        tr("The match is kept as it stands and can be continued from the start page until you "
           "begin another one."),
        QMessageBox::NoButton, this);
    QAbstractButton* leave = box.addButton(tr("Leave the match"), QMessageBox::AcceptRole);
    box.addButton(tr("Stay at the table"), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == leave;
}

bool MainWindow::leaveDraft()
{
    if (m_drafts->unfinished()) {
        QMessageBox box(QMessageBox::Question, tr("Leave this draft?"),
            tr("The draft is kept as it stands and can be continued from the start page until you "
               "begin another one."),
            QMessageBox::NoButton, this);
        QAbstractButton* leave = box.addButton(tr("Leave the draft"), QMessageBox::AcceptRole);
        box.setDefaultButton(box.addButton(tr("Go on drafting"), QMessageBox::RejectRole));
        box.exec();
        if (box.clickedButton() != leave)
            return false;
    }
    m_drafts->leave();
    return true;
}

bool MainWindow::leaveAll()
{
    return leaveRunningMatch() && leaveDraft();
}

void MainWindow::leaveTable()
{
    if (m_controller.table()->active()) {
        if (leaveRunningMatch())
            m_controller.leave();
    } else {
        leaveDraft();
    }
}

void MainWindow::newDraft()
{
    NewDraftDialog dialog(m_content, this);
    if (dialog.exec() != QDialog::Accepted || !leaveAll())
        return;
    if (m_controller.table()->active())
        m_controller.leave();
    if (const QStringList problems = m_drafts->start(dialog.plan()); !problems.isEmpty())
        tell(tr("This draft cannot begin"), problems);
}

void MainWindow::continueDraft()
{
    if (const QStringList problems = m_drafts->resume(); !problems.isEmpty())
        tell(tr("This draft cannot be continued"), problems);
}

void MainWindow::playDraft()
{
    if (const QStringList problems = m_controller.start(m_drafts->match()); !problems.isEmpty())
        tell(tr("This match cannot be started"), problems);
}

void MainWindow::newMatch()
{
    NewMatchDialog dialog(m_content, this);
    if (dialog.exec() != QDialog::Accepted || !leaveAll())
        return;
    if (const QStringList problems = m_controller.start(dialog.plan()); !problems.isEmpty())
        tell(tr("This match cannot be started"), problems);
}

void MainWindow::quickMatch()
{
    if (!leaveAll())
        return;
    const auto plan = NewMatchDialog::quickPlan(m_content);
    const QStringList problems = plan ? m_controller.start(*plan)
                                      : m_content.takeProblems()
            + QStringList { tr("There is no deck that may be played. Install the program again, or "
                               "put a deck file into %1.")
                                .arg(Content::ownFolder()) };
    if (!problems.isEmpty())
        tell(tr("This match cannot be started"), problems);
}

void MainWindow::continueMatch()
{
    const QString journal = MatchController::unfinishedJournal();
    if (journal.isEmpty())
        return;
    if (const QStringList problems = m_controller.resume(journal); !problems.isEmpty())
        tell(tr("This match cannot be continued"), problems);
}

void MainWindow::openJournal()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a journal"), Content::journalFolder(), tr("Match journals (*.jsonl)"));
    if (path.isEmpty() || !leaveAll())
        return;
    if (const QStringList problems = m_controller.resume(path); !problems.isEmpty())
        tell(tr("This match cannot be continued"), problems);
}

void MainWindow::openSettings()
{
    SettingsDialog(*m_controller.table()->preferences(), m_language, this).exec();
    makeMenus();
}

void MainWindow::concede()
{
    QMessageBox box(QMessageBox::Question, tr("Concede?"),
        tr("Conceding ends the game for you at once and cannot be taken back."),
        QMessageBox::NoButton, this);
    QAbstractButton* concede = box.addButton(tr("Concede"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Play on"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() == concede)
        m_controller.table()->concede();
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

void MainWindow::tell(const QString& title, const QStringList& problems)
{
    constexpr qsizetype most = 6;
    QStringList shown = problems.mid(0, most);
    if (problems.size() > most)
        shown.append(tr("And %n more.", nullptr, static_cast<int>(problems.size() - most)));
    QMessageBox box(QMessageBox::Warning, title,
        QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()), QMessageBox::NoButton, this);
    box.setInformativeText(shown.join(QStringLiteral("\n\n")));
    box.addButton(tr("Understood"), QMessageBox::AcceptRole);
    box.exec();
}

void MainWindow::about()
{
    QStringList games;
    for (const triptych::Game* game : Content::games())
        if (const auto presenter = makePresenter(*game, nullptr))
            games.append(presenter->rulesVersion());
    QMessageBox box(QMessageBox::NoIcon, tr("About Triptych"),
        tr("<h2>Triptych %1</h2><p>A table for trading card games that keeps the "
           "rules.</p><p>%2</p>"
           "<p>All cards, texts and pictures are original works made for this program. Licence: "
           "GPL-3.0-or-later.</p>"
           "<p>Own cards and decks go into the folder<br>%3</p>")
            .arg(QStringLiteral(TRIPTYCH_VERSION), games.join(QStringLiteral("<br>")),
                Content::ownFolder()),
        QMessageBox::NoButton, this);
    box.addButton(tr("Back"), QMessageBox::AcceptRole);
    box.exec();
}

void MainWindow::keys()
{
    const QList<std::pair<QString, QString>> rows {
        { tr("Tab, arrow keys"), tr("move through cards, seats and buttons") },
        { tr("Enter, Space"), tr("do what is possible with the focused card or button") },
        { tr("P"), tr("pass, or go on") },
        { tr("Esc"), tr("close a menu, put a card back") },
        { tr("Ctrl+Z"), tr("take back the last pick") },
        { tr("Ctrl+P"), tr("pass by itself where nothing else is possible") },
        { tr("Ctrl+F"), tr("full control: be asked everything") },
        { tr("Ctrl++, Ctrl+-, Ctrl+0"), tr("text size") },
        { tr("F11"), tr("full screen") },
    };
    QString table = QStringLiteral("<table cellpadding=4>");
    for (const auto& [key, what] : rows)
        table += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                     .arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    table += QStringLiteral("</table>");
    QMessageBox box(QMessageBox::NoIcon, tr("Keys"), table, QMessageBox::NoButton, this);
    box.addButton(tr("Back to the table"), QMessageBox::AcceptRole);
    box.exec();
}

// --- Window

void MainWindow::applyLook()
{
    const Preferences* preferences = m_controller.table()->preferences();
    if (preferences->theme() == u"system")
        QApplication::setPalette(QPalette());
    else
        QApplication::setPalette(paletteFor(preferences->look()));
    for (QQuickWidget* page : { m_tableWidget, m_draftWidget })
        if (page)
            page->setClearColor(palette().color(QPalette::Window));
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
        if (m_tableWidget)
            m_tableWidget->engine()->retranslate();
        m_drafts->retranslate();
        if (m_draftWidget)
            m_draftWidget->engine()->retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // Nothing is asked: every answer and every pick is on the disk, and the next start offers to go on.
    m_drafts->keep();
    QSettings().setValue(QStringLiteral("window/geometry"), saveGeometry());
    QMainWindow::closeEvent(event);
}
