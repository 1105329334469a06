#include "app/windows/DeckEditors.h"

#include "app/decks/DeckFile.h"
#include "app/decks/DeckRoom.h"
#include "app/decks/windows/DeckWindow.h"
#include "app/services/Content.h"
#include "app/widgets/Messages.h"
#include "app/windows/OpenedFile.h"
#include "app/workshop/windows/UniquesDialog.h"

#include "match/Games.h"

#include <QApplication>
#include <QPointer>
#include <QTimer>

namespace {

constexpr int settleMilliseconds = 400;

} // namespace

DeckEditors::DeckEditors(QWidget& main, Content& content, deckroom::DeckRoom& deckRoom)
    : QObject(&main)
    , m_main(main)
    , m_content(content)
    , m_deckRoom(deckRoom)
{
}

deckroom::DeckWindow* DeckEditors::edit(const QString& game, const QString& path, bool own)
{
    const deckroom::DeckDesk* desk = m_deckRoom.desk(game);
    if (!desk)
        return nullptr;
    std::unique_ptr<deckroom::DeckDocument> document;
    if (path.isEmpty()) {
        deckroom::NotedDeck deck;
        deck.list.game = game.toStdString();
        deck.list.ruleset = m_deckRoom.usualRuleset(game).toStdString();
        deck.list.name = tr("New deck").toStdString();
        document = std::make_unique<deckroom::DeckDocument>(*desk, deck);
    } else {
        deckroom::deckfile::Read read = deckroom::deckfile::read(path, game);
        if (!read.problem.isEmpty() || !path.endsWith(u".json"))
            if (const auto list = OpenedFile::listOf(path, game, m_content)) {
                read.deck.list = *list;
                read.problem.clear();
            }
        if (!read.problem.isEmpty()) {
            messages::tell(&m_main, tr("This deck cannot be opened"), { read.problem });
            return nullptr;
        }
        if (askForUniques(game, { read.deck.list }))
            desk = m_deckRoom.desk(game);
        document = std::make_unique<deckroom::DeckDocument>(*desk, path, read, own);
    }
    return open(game, std::move(document));
}

/// With other cards an editor is another one, in its place: the same deck, what can be undone included.
void DeckEditors::renew(const QString& game, deckroom::DeckWindow* window)
{
    // Not under a dialog of its own, a menu or a drag, which would go with it.
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget()
        || QApplication::mouseButtons() != Qt::NoButton) {
        QTimer::singleShot(
            settleMilliseconds, window, [this, game, window] { renew(game, window); });
        return;
    }
    const deckroom::DeckDesk* desk = m_deckRoom.desk(game);
    deckroom::DeckDocument& before = window->document();
    before.keep();
    if (!desk || !window->isVisible())
        return;
    std::unique_ptr<deckroom::DeckDocument> document;
    if (before.path().isEmpty()) {
        document = std::make_unique<deckroom::DeckDocument>(*desk, before.deck());
    } else {
        const deckroom::deckfile::Read read = deckroom::deckfile::read(before.path(), game);
        if (!read.problem.isEmpty())
            return; // It goes on with the cards that it knows.
        document = std::make_unique<deckroom::DeckDocument>(*desk, before.path(), read, true);
    }
    document->inheritSteps(before);
    deckroom::DeckWindow* now = open(game, std::move(document));
    now->restoreGeometry(window->saveGeometry());
    Q_EMIT renewed(window, now);
    window->close();
}

deckroom::DeckWindow* DeckEditors::open(
    const QString& game, std::unique_ptr<deckroom::DeckDocument> document)
{
    auto* window = new deckroom::DeckWindow(m_deckRoom, std::move(document));
    connect(window, &deckroom::DeckWindow::playAsked, this, &DeckEditors::playAsked);
    connect(window, &deckroom::DeckWindow::testAsked, this, &DeckEditors::testAsked);
    connect(
        window, &deckroom::DeckWindow::uniquesKept, this,
        // Cards have come that no window knows: each asks to be renewed.
        [this] { m_deckRoom.refresh(); }, Qt::QueuedConnection);
    connect(window, &QObject::destroyed, this, &DeckEditors::closed);
    connect(window, &deckroom::DeckWindow::cardsPasted, this, &DeckEditors::cardsPasted);
    // When the drop is done: what is wrong with the files is told in a dialog.
    connect(
        window, &deckroom::DeckWindow::filesDropped, this,
        [this, game](const QStringList& paths) { Q_EMIT filesDropped(paths, game); },
        Qt::QueuedConnection);
    connect(
        window, &deckroom::DeckWindow::renewAsked, this,
        [this, window = QPointer(window), game] {
            if (window)
                renew(game, window);
        },
        Qt::QueuedConnection);
    // Editors do not keep the program running when its own window is closed.
    window->setAttribute(Qt::WA_QuitOnClose, false);
    window->show();
    window->activateWindow();
    return window;
}

void DeckEditors::closeAll()
{
    QList<QPointer<deckroom::DeckWindow>> editors;
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* window : windows)
        if (auto* editor = qobject_cast<deckroom::DeckWindow*>(window))
            editors.append(editor);
    for (const QPointer<deckroom::DeckWindow>& editor : std::as_const(editors))
        delete editor;
}

bool DeckEditors::askForUniques(const QString& game, const QList<triptych::decks::DeckList>& decks)
{
    const triptych::Game* rules = triptych::match::find(game.toStdString());
    if (!rules || !workshop::UniquesDialog::ask(&m_main, m_content, *rules, decks))
        return false;
    m_deckRoom.refresh();
    return true;
}
