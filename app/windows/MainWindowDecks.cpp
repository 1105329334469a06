#include "app/windows/MainWindow.h"

#include "app/decks/DeckFile.h"
#include "app/decks/DeckRoom.h"
#include "app/decks/windows/DeckWindow.h"
#include "app/decks/windows/ShelfPage.h"
#include "app/draft/DraftController.h"
#include "app/match/MatchController.h"
#include "app/services/KeptFile.h"
#include "app/services/OwnFolders.h"
#include "app/widgets/Messages.h"
#include "app/windows/DraftEditor.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/Leaving.h"
#include "app/windows/NewMatchDialog.h"
#include "app/windows/OpenedFile.h"
#include "app/windows/WelcomePage.h"

#include "match/Games.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPointer>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

// The door to the decks: the shelf of a game, editors, and files that come while the program runs.

namespace {

constexpr int settleMilliseconds = 400;

} // namespace

void MainWindow::showDecks(const QString& game)
{
    if (!m_deckRoom->desk(game)) {
        messages::tell(this, tr("The decks cannot be shown"),
            m_content.takeProblems()
                + QStringList { tr("The cards of this game could not be loaded.") });
        return;
    }
    if (m_shelf)
        m_shelf->deleteLater();
    m_shelf = new deckroom::ShelfPage(*m_deckRoom, game, this);
    m_pages->addWidget(m_shelf);
    m_pages->setCurrentWidget(m_shelf);
    m_shelf->refresh();
    connect(m_shelf, &deckroom::ShelfPage::backAsked, this, &MainWindow::showWelcome);
    connect(m_shelf, &deckroom::ShelfPage::editAsked, this,
        [this, game](const QString& path, bool own) { editDeck(game, path, own); });
    connect(
        m_shelf, &deckroom::ShelfPage::newAsked, this, [this, game] { editDeck(game, {}, true); });
    connect(m_shelf, &deckroom::ShelfPage::importAsked, this, &MainWindow::importDeck);
    connect(m_shelf, &deckroom::ShelfPage::testAsked, this,
        [this, game](const triptych::decks::DeckList& deck) { testDeck(game, deck); });
    connect(
        m_shelf, &deckroom::ShelfPage::workshopAsked, this, [this, game] { openWorkshop(game); });
    connect(m_shelf, &deckroom::ShelfPage::pasteAsked, this, &MainWindow::paste);
    connect(m_shelf, &deckroom::ShelfPage::playAsked, this,
        [this, game](const triptych::decks::DeckList& deck) { playDeck(game, deck); });
    updateActions();
}

/// A list of a file, in whichever form the game knows; it is called as the file is.
std::optional<triptych::decks::DeckList> MainWindow::listOf(
    const QString& path, const QString& game)
{
    const triptych::Game* rules = triptych::match::find(game.toStdString());
    const Content::Text file = Content::textOfFile(path);
    if (!rules || !file.problem.isEmpty())
        return std::nullopt;
    triptych::decks::ParsedDeck parsed = m_content.readDeck(*rules, file.text, {});
    if (!parsed.problems.empty() || (parsed.deck.main.empty() && parsed.deck.hero.empty()))
        return std::nullopt;
    if (parsed.deck.name == Content::tr("list").toStdString())
        parsed.deck.name = QFileInfo(path).completeBaseName().toStdString();
    return std::move(parsed.deck);
}

deckroom::DeckWindow* MainWindow::editDeck(const QString& game, const QString& path, bool own)
{
    const deckroom::DeckDesk* desk = m_deckRoom->desk(game);
    if (!desk)
        return nullptr;
    std::unique_ptr<deckroom::DeckDocument> document;
    if (path.isEmpty()) {
        deckroom::NotedDeck deck;
        deck.list.game = game.toStdString();
        deck.list.ruleset = m_deckRoom->usualRuleset(game).toStdString();
        deck.list.name = tr("New deck").toStdString();
        document = std::make_unique<deckroom::DeckDocument>(*desk, deck);
    } else {
        deckroom::deckfile::Read read = deckroom::deckfile::read(path, game);
        if (!read.problem.isEmpty() || !path.endsWith(u".json"))
            if (const auto list = listOf(path, game)) {
                read.deck.list = *list;
                read.problem.clear();
            }
        if (!read.problem.isEmpty()) {
            messages::tell(this, tr("This deck cannot be opened"), { read.problem });
            return nullptr;
        }
        if (askForUniques(game, { read.deck.list }))
            desk = m_deckRoom->desk(game);
        document = std::make_unique<deckroom::DeckDocument>(*desk, path, read, own);
    }
    return openEditor(game, std::move(document));
}

/// With other cards an editor is another one, in its place: the same deck, what can be undone included.
void MainWindow::renewEditor(const QString& game, deckroom::DeckWindow* window)
{
    // Not under a dialog of its own, a menu or a drag, which would go with it.
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget()
        || QApplication::mouseButtons() != Qt::NoButton) {
        QTimer::singleShot(
            settleMilliseconds, window, [this, game, window] { renewEditor(game, window); });
        return;
    }
    const deckroom::DeckDesk* desk = m_deckRoom->desk(game);
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
    deckroom::DeckWindow* renewed = openEditor(game, std::move(document));
    renewed->restoreGeometry(window->saveGeometry());
    if (window == m_draftEditor->window())
        m_draftEditor->become(renewed);
    window->close();
}

deckroom::DeckWindow* MainWindow::openEditor(
    const QString& game, std::unique_ptr<deckroom::DeckDocument> document)
{
    auto* window = new deckroom::DeckWindow(*m_deckRoom, std::move(document));
    connect(window, &deckroom::DeckWindow::playAsked, this, &MainWindow::playDeck);
    connect(window, &deckroom::DeckWindow::testAsked, this, &MainWindow::testDeck);
    connect(
        window, &deckroom::DeckWindow::uniquesKept, this,
        // Cards have come that no window knows: each asks to be renewed.
        [this] { m_deckRoom->refresh(); }, Qt::QueuedConnection);
    connect(window, &QObject::destroyed, this, &MainWindow::decksChanged);
    connect(window, &deckroom::DeckWindow::cardsPasted, this, &MainWindow::takeCards);
    // When the drop is done: what is wrong with the files is told in a dialog.
    connect(
        window, &deckroom::DeckWindow::filesDropped, this,
        [this, game](const QStringList& paths) { takeFiles(paths, game); }, Qt::QueuedConnection);
    connect(
        window, &deckroom::DeckWindow::renewAsked, this,
        [this, window = QPointer(window), game] {
            if (window)
                renewEditor(game, window);
        },
        Qt::QueuedConnection);
    // Editors do not keep the program running when its own window is closed.
    window->setAttribute(Qt::WA_QuitOnClose, false);
    window->show();
    window->activateWindow();
    return window;
}

/// Against the computer, at once; rules for more seats are set up first.
void MainWindow::playDeck(const QString& game, const triptych::decks::DeckList& deck)
{
    const triptych::Game* rules = triptych::match::find(game.toStdString());
    const auto ruleset = std::ranges::find(rules->rulesets(), deck.ruleset, &triptych::Ruleset::id);
    if (ruleset != rules->rulesets().end() && ruleset->minSeats > 2) {
        newMatchOf(game);
        return;
    }
    if (!m_leaving->leaveAll())
        return;
    const auto plan = NewMatchDialog::quickPlan(m_content, game, &deck);
    const QStringList problems = plan
        ? m_controller.start(*plan)
        : QStringList { tr("There is no deck of these rules for the computer to play with.") };
    if (!problems.isEmpty()) {
        messages::tell(this, tr("This match cannot be started"), problems);
    } else {
        raise();
        activateWindow();
    }
}

void MainWindow::importDeck()
{
    ImportDeckDialog dialog(m_content, m_shelf ? m_shelf->game() : gameAtHand(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (m_shelf && m_pages->currentWidget() == m_shelf) {
        showDecks(dialog.game());
        m_shelf->choose(dialog.path());
    }
}

void MainWindow::decksChanged()
{
    if (m_shelf && m_pages->currentWidget() == m_shelf)
        m_shelf->refresh();
}

/// There are other cards or pictures than before: everything that shows some is made anew.
void MainWindow::cardsChanged()
{
    m_deckRoom->refresh();
    if (m_shelf && m_pages->currentWidget() == m_shelf)
        showDecks(m_shelf->game());
}

/// What is on the clipboard: a file of cards is taken in, a list becomes a deck.
void MainWindow::paste()
{
    const QString text = QApplication::clipboard()->text();
    if (KeptFile::holdsCards(text))
        takeCards(text);
    else
        importDeck();
}

void MainWindow::takeCards(const QString& text)
{
    const KeptFile kept = KeptFile::cards(text, tr("pasted cards"));
    if (!kept.problem.isEmpty())
        messages::tell(this, tr("These cards cannot be taken in"), { kept.problem });
    else
        m_ownFolders->expectCards();
}

void MainWindow::tellProblems()
{
    m_content.readOwnFiles();
    const QStringList problems = m_content.takeProblems();
    if (!problems.isEmpty())
        m_welcome->tell(problems);
}

// --- Files that come while the program runs

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
        this, [this, paths] { takeFiles(paths); }, Qt::QueuedConnection);
}

/// One lot after the other: what is asked about one is answered before the next begins.
void MainWindow::takeFiles(const QStringList& paths, const QString& of)
{
    m_dropped.append({ paths, of });
    if (m_takingFiles)
        return;
    const QScopedValueRollback taking(m_takingFiles, true);
    while (!m_dropped.isEmpty()) {
        const Lot next = m_dropped.takeFirst();
        takeLot(next.paths, next.game);
    }
}

/// Card packs, decks and pictures go where they belong; what is none of these is told.
void MainWindow::takeLot(const QStringList& paths, const QString& of)
{
    const QString game = !of.isEmpty() ? of : m_shelf ? m_shelf->game() : gameAtHand();
    const triptych::Game* at = triptych::match::find(game.toStdString());
    QStringList problems;
    bool taken = false;
    for (const QString& path : paths) {
        const QFileInfo file(path);
        if (at && Content::isPicture(path)) {
            const QString folder = m_deckRoom->pictureFolder(game);
            QDir().mkpath(folder);
            const QString there = folder + u'/' + file.fileName();
            QFile::remove(there);
            if (QFile::copy(path, there))
                taken = true;
            else
                problems.append(tr("The picture %1 cannot be copied to %2.").arg(path, folder));
            continue;
        }
        const OpenedFile opened = OpenedFile::of(path, m_content);
        if (opened.kind == OpenedFile::Kind::SharedPack) {
            taken = takeInCards(path, false) || taken;
            continue;
        }
        if (opened.kind == OpenedFile::Kind::Match || opened.kind == OpenedFile::Kind::Trial) {
            openFile(path);
            continue;
        }
        const Content::Text text = Content::textOfFile(path);
        if (!text.problem.isEmpty()) {
            problems.append(text.problem);
            continue;
        }
        const bool cards = KeptFile::holdsCards(text.text);
        const auto deck = cards || opened.kind != OpenedFile::Kind::Deck
            ? std::nullopt
            : listOf(path, opened.game);
        if (!cards && !deck) {
            problems.append(tr("%1 is no file of cards, no deck of cards that are known, and no "
                               "picture.")
                                .arg(file.fileName()));
            continue;
        }
        const KeptFile kept
            = cards ? KeptFile::cards(text.text, file.completeBaseName()) : KeptFile::deck(*deck);
        taken = taken || kept.problem.isEmpty();
        if (!kept.problem.isEmpty())
            problems.append(kept.problem);
    }
    if (taken)
        m_ownFolders->expectCards();
    if (!problems.isEmpty())
        messages::tell(this, tr("Not everything could be taken in"), problems);
}
