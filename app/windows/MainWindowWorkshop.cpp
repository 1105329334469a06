#include "app/windows/MainWindow.h"

#include "app/decks/DeckRoom.h"
#include "app/decks/windows/ShelfPage.h"
#include "app/match/MatchController.h"
#include "app/reference/windows/RulesDesk.h"
#include "app/services/KeptFile.h"
#include "app/trials/windows/TrialWindow.h"
#include "app/widgets/Messages.h"
#include "app/windows/Continuing.h"
#include "app/windows/Leaving.h"
#include "app/windows/OpenedFile.h"
#include "app/workshop/windows/TakingIn.h"
#include "app/workshop/windows/UniquesDialog.h"
#include "app/workshop/windows/WorkshopWindow.h"

#include "match/Games.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QStackedWidget>
#include <QTextStream>

// The doors to the card workshop and to trials, and files that somebody opens with the program.

namespace {

/// A window of its own ends with the main one, and before the program: what it does in the background
/// must not outlive what it works on.
void goWith(MainWindow* main, QWidget* window)
{
    const auto end = [window] { delete window; };
    QObject::connect(main, &QObject::destroyed, window, end);
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, window, end);
}

} // namespace

workshop::WorkshopWindow* MainWindow::openWorkshop(const QString& game)
{
    if (!m_deckRoom->desk(game)) {
        messages::tell(this, tr("The workshop cannot be opened"),
            m_content.takeProblems()
                + QStringList { tr("The cards of this game could not be loaded.") });
        return nullptr;
    }
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* each : windows)
        if (auto* open = qobject_cast<workshop::WorkshopWindow*>(each);
            open && open->isVisible() && open->game() == game) {
            open->raise();
            open->activateWindow();
            return open;
        }
    auto* window = new workshop::WorkshopWindow(*m_deckRoom, game);
    window->setAttribute(Qt::WA_QuitOnClose, false);
    connect(window, &workshop::WorkshopWindow::tryAsked, this, &MainWindow::tryOut);
    connect(window, &workshop::WorkshopWindow::languageAsked, this,
        [this, window] { m_rules->openLanguage(window->game()); });
    goWith(this, window);
    window->show();
    window->activateWindow();
    return window;
}

void MainWindow::tryOut(const TryOut& table)
{
    if (!m_leaving->leaveAll())
        return;
    if (const QStringList problems = m_controller.tryOut(table); !problems.isEmpty()) {
        messages::tell(this, tr("This card cannot be tried"), problems);
        return;
    }
    raise();
    activateWindow();
}

void MainWindow::testDeck(const QString& game, const triptych::decks::DeckList& deck)
{
    if (!m_deckRoom->desk(game))
        return;
    auto* window = new trials::TrialWindow(*m_deckRoom, game, deck);
    goWith(this, window);
    window->show();
    window->activateWindow();
}

/// Whether uniques were typed in; then the cards are read again.
bool MainWindow::askForUniques(const QString& game, const QList<triptych::decks::DeckList>& decks)
{
    const triptych::Game* rules = triptych::match::find(game.toStdString());
    if (!rules || !workshop::UniquesDialog::ask(this, m_content, *rules, decks))
        return false;
    m_deckRoom->refresh();
    return true;
}

/// A pack from elsewhere; `shows`: in the workshop afterwards.
bool MainWindow::takeInCards(const QString& path, bool shows)
{
    const workshop::TakenIn taken = workshop::takeIn(this, *m_deckRoom, path);
    if (!taken.done)
        return false;
    m_deckRoom->refresh();
    if (shows)
        if (workshop::WorkshopWindow* window = openWorkshop(taken.game))
            window->openPack(taken.path);
    return true;
}

void MainWindow::openFile(const QString& path)
{
    const OpenedFile file = OpenedFile::of(path, m_content);
    switch (file.kind) {
    case OpenedFile::Kind::Deck: {
        const QString own
            = QDir(Content::ownFolder() + QStringLiteral("/decks/") + file.game).absolutePath();
        editDeck(file.game, path, QFileInfo(path).absolutePath() == own);
        return;
    }
    case OpenedFile::Kind::SharedPack:
        takeInCards(path, true);
        return;
    case OpenedFile::Kind::Cards:
        if (file.game.isEmpty()) {
            takeInCards(path, true);
        } else if (messages::isAgreed(this, tr("Take these cards in?"),
                       tr("%1 is a file of published cards. A copy of it goes into your folder.")
                           .arg(QFileInfo(path).fileName()),
                       tr("Take it in"), tr("Leave it"))) {
            const Content::Text text = Content::textOfFile(path);
            const QString problem = text.problem.isEmpty()
                ? KeptFile::cards(text.text, QFileInfo(path).completeBaseName()).problem
                : text.problem;
            if (!problem.isEmpty())
                messages::tell(this, tr("The cards were not taken in"), { problem });
            m_deckRoom->refresh();
            showDecks(file.game);
        }
        return;
    case OpenedFile::Kind::Match:
        if (m_leaving->leaveAll())
            continuing::goOn(this, m_controller, path);
        return;
    case OpenedFile::Kind::Trial: {
        triptych::match::TrialResult result;
        if (const QString why = trials::TrialWindow::read(path, result); !why.isEmpty()) {
            messages::tell(this, tr("This result cannot be used"), { why });
            return;
        }
        auto* window = new trials::TrialWindow(result);
        goWith(this, window);
        window->show();
        return;
    }
    case OpenedFile::Kind::Unusable:
        break;
    }
    // Also where whoever gave it on a command line can read it.
    QTextStream(stderr) << "triptych: " << file.problem << Qt::endl;
    messages::tell(this, tr("This file cannot be opened"), { file.problem });
}
