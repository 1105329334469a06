#include "app/windows/MainWindow.h"

#include "app/draft/DraftController.h"
#include "app/games/Presenters.h"
#include "app/match/MatchController.h"
#include "app/reference/windows/RulesDesk.h"
#include "app/services/Content.h"
#include "app/services/Settings.h"
#include "app/windows/AskingDialog.h"
#include "app/windows/Help.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/Leaving.h"
#include "app/windows/OwnFilesDialog.h"
#include "app/windows/QmlPage.h"
#include "app/windows/WelcomePage.h"

#include <QMenu>
#include <QMenuBar>
#include <QQuickWidget>
#include <QStackedWidget>

// The menus, and what in them depends on the match.

void MainWindow::makeMenus()
{
    MatchViewModel* table = m_controller.table();
    Preferences* preferences = table->preferences();
    menuBar()->clear();

    QMenu* match = menuBar()->addMenu(tr("&Match"));
    match->setToolTipsVisible(true);
    match->addAction(tr("&New match…"), QKeySequence::New, this, &MainWindow::newMatch);
    match->addAction(tr("&Quick match against the computer"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), this, &MainWindow::quickMatch);
    match->addAction(
        tr("&Draft decks…"), QKeySequence(Qt::CTRL | Qt::Key_D), this, &MainWindow::newDraft);
    QMenu* decks = match->addMenu(tr("D&ecks and cards"));
    for (const triptych::Game* game : Content::games())
        if (const auto presenter = makePresenter(*game, nullptr))
            decks->addAction(
                presenter->title(), this, [this, id = presenter->game()] { showDecks(id); });
    QMenu* workshops = match->addMenu(tr("Card &workshop"));
    for (const triptych::Game* game : Content::games())
        if (const auto presenter = makePresenter(*game, nullptr))
            workshops->addAction(
                presenter->title(), this, [this, id = presenter->game()] { openWorkshop(id); });
    m_rematch = match->addAction(
        tr("&Rematch"), QKeySequence(Qt::CTRL | Qt::Key_R), table, &MatchViewModel::rematch);
    match->addSeparator();
    m_undo = match->addAction(tr("&Take back"), QKeySequence::Undo, table, &MatchViewModel::undo);
    m_concede = match->addAction(tr("&Concede…"), this, &MainWindow::concede);
    m_name = match->addAction(tr("Na&me this match…"), this, &MainWindow::nameMatch);
    m_leave = match->addAction(tr("&Leave the table"), this, [this] { m_leaving->leaveTable(); });
    m_saveLog = match->addAction(tr("Sa&ve the log…"), table, &MatchViewModel::exportLog);
    match->addSeparator();
    match->addAction(tr("C&ontinue a match…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), this,
        &MainWindow::chooseMatch);
    match->addAction(tr("&Open a journal…"), QKeySequence::Open, this, &MainWindow::openJournal);
    match->addAction(tr("&Import a deck…"), QKeySequence(Qt::CTRL | Qt::Key_I), this,
        [this] { ImportDeckDialog(m_content, gameAtHand(), this).exec(); });
    match->addAction(tr("Own cards and &decks…"), this,
        [this] { OwnFilesDialog(m_content, gameAtHand(), this).exec(); });
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
    m_sounds = view->addAction(
        tr("&Sounds"), preferences, [preferences](bool on) { preferences->setSounds(on); });
    m_sounds->setCheckable(true);
    m_sounds->setToolTip(tr("M at the table does the same."));
    view->setToolTipsVisible(true);
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
    m_holding = rules->addAction(tr("&Hold priority: ask me before my own deeds resolve"), table,
        [table](bool on) { table->setHolding(on); });
    m_holding->setCheckable(true);
    m_runToMyTurn = rules->addAction(tr("Pass until my &next turn, or until something concerns me"),
        table, &MatchViewModel::runToMyTurn);
    rules->addAction(tr("&Ask me when…"), this, [this] {
        if (AskingDialog(gameAtHand(), this).exec() == QDialog::Accepted)
            Q_EMIT m_controller.table()->passingSet();
    });
    m_danger = rules->addAction(tr("Mark where others could &strike in their next turn"),
        preferences, [preferences](bool on) { preferences->setDanger(on); });
    m_danger->setCheckable(true);
    m_danger->setToolTip(tr("On tables with a board; D does the same."));
    rules->setToolTipsVisible(true);
    rules->addSeparator();
    for (const bool own : { true, false }) {
        QMenu* stops = rules->addMenu(own ? tr("Stop in &my turns") : tr("Stop in &other turns"));
        connect(stops, &QMenu::aboutToShow, this, [this, stops, own] { fillStops(stops, own); });
    }

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    m_rules->fill(help, [this] { explainAtHand(); });
    help->addAction(
        tr("&Keys"), QKeySequence(Qt::SHIFT | Qt::Key_F1), this, [this] { help::showKeys(this); });
    help->addAction(tr("&Report a fault…"), table, &MatchViewModel::reportFault);
    help->addAction(tr("&About Triptych"), this, [this] { help::showAbout(this); });
    updateActions();
}

void MainWindow::explainAtHand()
{
    const MatchViewModel& table = *m_controller.table();
    const bool drafting = m_draft->isShown();
    const bool playing = m_table->isShown();
    // Before any game the start page knows which one is meant.
    const QString game
        = m_pages->currentWidget() == m_welcome ? m_welcome->gameAtHand() : gameAtHand();
    m_rules->openAtHand(game, playing ? m_table->widget() : nullptr,
        drafting                                ? m_drafts->view()->rule()
            : playing && table.prompt()->mine() ? table.prompt()->ruleText()
                                                : QString());
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
    m_name->setEnabled(table->active() && !table->over() && !m_controller.journalPath().isEmpty());
    m_leave->setEnabled(table->active() || m_drafts->active());
    m_saveLog->setEnabled(table->active());
    m_runToMyTurn->setEnabled(table->active() && !table->over());
    m_undo->setEnabled(table->prompt()->canUndo());
    m_undo->setText(table->prompt()->canUndo() ? table->prompt()->undoText() : tr("&Take back"));
    m_undo->setToolTip(table->prompt()->undoText()); // why not, where it is grey
    m_autoPass->setChecked(table->autoPass());
    m_fullControl->setChecked(table->fullControl());
    m_holding->setChecked(table->holding());
    m_danger->setChecked(table->preferences()->danger());
    m_motion->setChecked(table->preferences()->motion());
    m_sounds->setChecked(table->preferences()->sounds());
    // Behind the curtain nobody's turn is told.
    setWindowTitle(table->turnText().isEmpty() ? QStringLiteral("Triptych")
                                               : tr("%1 - Triptych").arg(table->turnText()));
}
