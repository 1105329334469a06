#include "app/windows/MainMenu.h"

#include "app/draft/DraftController.h"
#include "app/games/Presenters.h"
#include "app/match/MatchController.h"
#include "app/reference/windows/RulesDesk.h"
#include "app/services/Content.h"
#include "app/services/Settings.h"
#include "app/windows/AskingDialog.h"
#include "app/windows/Beginning.h"
#include "app/windows/Help.h"
#include "app/windows/MainWindow.h"
#include "app/windows/RunningMatch.h"

#include <QMenu>
#include <QMenuBar>

MainMenu::MainMenu(
    MainWindow& window, MatchController& controller, Beginning& beginning, RunningMatch& running)
    : m_window(window)
    , m_controller(controller)
    , m_beginning(beginning)
    , m_running(running)
{
}

void MainMenu::make()
{
    m_window.menuBar()->clear();
    makeMatch();
    makeView();
    makeTable();
    makeHelp();
    update();
}

void MainMenu::makeMatch()
{
    MatchViewModel* table = m_controller.table();
    MainWindow* window = &m_window;
    Beginning* begin = &m_beginning;
    QMenu* match = m_window.menuBar()->addMenu(tr("&Match"));
    match->setToolTipsVisible(true);
    match->addAction(tr("&New match…"), QKeySequence::New, begin,
        [begin] { begin->newMatch(begin->gameAtHand()); });
    match->addAction(tr("&Quick match against the computer"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), begin,
        [begin] { begin->quickMatch(begin->gameAtHand()); });
    match->addAction(tr("&Draft decks…"), QKeySequence(Qt::CTRL | Qt::Key_D), begin,
        [begin] { begin->newDraft(begin->gameAtHand()); });
    QMenu* decks = match->addMenu(tr("D&ecks and cards"));
    for (const triptych::Game* game : Content::games())
        if (const auto presenter = makePresenter(*game, nullptr))
            decks->addAction(presenter->title(), window,
                [window, id = presenter->game()] { window->showDecks(id); });
    QMenu* workshops = match->addMenu(tr("Card &workshop"));
    for (const triptych::Game* game : Content::games())
        if (const auto presenter = makePresenter(*game, nullptr))
            workshops->addAction(presenter->title(), window,
                [window, id = presenter->game()] { window->openWorkshop(id); });
    m_rematch = match->addAction(
        tr("&Rematch"), QKeySequence(Qt::CTRL | Qt::Key_R), table, &MatchViewModel::rematch);
    match->addSeparator();
    m_undo = match->addAction(tr("&Take back"), QKeySequence::Undo, table, &MatchViewModel::undo);
    m_concede = match->addAction(tr("&Concede…"), &m_running, &RunningMatch::concede);
    m_name = match->addAction(tr("Na&me this match…"), &m_running, &RunningMatch::giveName);
    m_leave = match->addAction(tr("&Leave the table"), window, &MainWindow::leaveTable);
    m_saveLog = match->addAction(tr("Sa&ve the log…"), table, &MatchViewModel::exportLog);
    match->addSeparator();
    match->addAction(tr("C&ontinue a match…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O),
        begin, &Beginning::chooseMatch);
    match->addAction(tr("&Open a journal…"), QKeySequence::Open, begin, &Beginning::openJournal);
    match->addAction(tr("&Import a deck…"), QKeySequence(Qt::CTRL | Qt::Key_I), window,
        &MainWindow::importDeckOfGame);
    match->addAction(tr("Own cards and &decks…"), window, &MainWindow::showOwnFiles);
    match->addSeparator();
    match->addAction(tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma), window,
        &MainWindow::openSettings);
    match->addAction(tr("Q&uit"), QKeySequence(Qt::CTRL | Qt::Key_Q), window, &QWidget::close);
}

void MainMenu::makeView()
{
    Preferences* preferences = m_controller.table()->preferences();
    MainWindow* window = &m_window;
    QMenu* view = m_window.menuBar()->addMenu(tr("&View"));
    QAction* full = view->addAction(tr("&Full screen"), QKeySequence(Qt::Key_F11), window,
        [window](bool on) { on ? window->showFullScreen() : window->showNormal(); });
    full->setCheckable(true);
    full->setChecked(window->isFullScreen());
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
        = view->addAction(tr("Draw &without the graphics card (from the next start on)"), window,
            [](bool on) { settings::setSoftwareRendering(on); });
    software->setCheckable(true);
    software->setChecked(settings::softwareRendering());
}

void MainMenu::makeTable()
{
    MatchViewModel* table = m_controller.table();
    Preferences* preferences = table->preferences();
    QMenu* rules = m_window.menuBar()->addMenu(tr("&Table"));
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
    rules->addAction(tr("&Ask me when…"), &m_window, [this] {
        if (AskingDialog(m_beginning.gameAtHand(), &m_window).exec() == QDialog::Accepted)
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
        QObject::connect(
            stops, &QMenu::aboutToShow, stops, [this, stops, own] { fillStops(stops, own); });
    }
}

void MainMenu::makeHelp()
{
    MatchViewModel* table = m_controller.table();
    MainWindow* window = &m_window;
    QMenu* help = m_window.menuBar()->addMenu(tr("&Help"));
    window->rules().fill(help, [window] { window->explainAtHand(); });
    help->addAction(tr("&Keys"), QKeySequence(Qt::SHIFT | Qt::Key_F1), window,
        [window] { help::showKeys(window); });
    help->addAction(tr("&Report a fault…"), table, &MatchViewModel::reportFault);
    help->addAction(tr("&About Triptych"), window, [window] { help::showAbout(window); });
}

void MainMenu::fillStops(QMenu* menu, bool own)
{
    menu->clear();
    for (const PhasePip& pip : m_controller.table()->phaseModel()->rows()) {
        if (!pip.canStop)
            continue;
        QAction* stop = menu->addAction(pip.title, menu,
            [this, key = pip.key, own] { m_controller.table()->toggleStop(key, own); });
        stop->setCheckable(true);
        stop->setChecked(own ? pip.stopOwn : pip.stopOther);
    }
    if (menu->isEmpty())
        menu->addAction(tr("Stops belong to a running match"))->setEnabled(false);
}

void MainMenu::update()
{
    MatchViewModel* table = m_controller.table();
    m_rematch->setEnabled(table->over());
    m_rematch->setText(table->rematchText().isEmpty() ? tr("&Rematch") : table->rematchText());
    m_concede->setEnabled(table->active() && !table->over());
    m_name->setEnabled(table->active() && !table->over() && !m_controller.journalPath().isEmpty());
    m_leave->setEnabled(table->active() || m_window.drafts().active());
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
}
