#include "app/windows/SideWindows.h"

#include "app/decks/DeckRoom.h"
#include "app/services/Content.h"
#include "app/trials/windows/TrialWindow.h"
#include "app/widgets/Messages.h"
#include "app/workshop/windows/WorkshopWindow.h"

#include <QApplication>

SideWindows::SideWindows(QWidget& main, Content& content, deckroom::DeckRoom& deckRoom)
    : QObject(&main)
    , m_main(main)
    , m_content(content)
    , m_deckRoom(deckRoom)
{
}

workshop::WorkshopWindow* SideWindows::openWorkshop(const QString& game)
{
    if (!m_deckRoom.desk(game)) {
        messages::tell(&m_main, tr("The workshop cannot be opened"),
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
    auto* window = new workshop::WorkshopWindow(m_deckRoom, game);
    window->setAttribute(Qt::WA_QuitOnClose, false);
    connect(window, &workshop::WorkshopWindow::tryAsked, this, &SideWindows::tryAsked);
    connect(window, &workshop::WorkshopWindow::languageAsked, this,
        [this, window] { Q_EMIT languageAsked(window->game()); });
    show(window);
    window->activateWindow();
    return window;
}

void SideWindows::showPack(const QString& game, const QString& path)
{
    if (workshop::WorkshopWindow* window = openWorkshop(game))
        window->openPack(path);
}

void SideWindows::testDeck(const QString& game, const triptych::decks::DeckList& deck)
{
    if (!m_deckRoom.desk(game))
        return;
    auto* window = new trials::TrialWindow(m_deckRoom, game, deck);
    show(window);
    window->activateWindow();
}

void SideWindows::showResult(const QString& path)
{
    triptych::match::TrialResult result;
    if (const QString why = trials::TrialWindow::read(path, result); !why.isEmpty()) {
        messages::tell(&m_main, tr("This result cannot be used"), { why });
        return;
    }
    show(new trials::TrialWindow(result));
}

/// Such a window ends with the main one, and before the program: what it does in the background must not outlive
/// what it works on.
void SideWindows::show(QWidget* window)
{
    const auto end = [window] { delete window; };
    connect(&m_main, &QObject::destroyed, window, end);
    connect(qApp, &QCoreApplication::aboutToQuit, window, end);
    window->show();
}
