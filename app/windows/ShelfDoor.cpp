#include "app/windows/ShelfDoor.h"

#include "app/decks/DeckRoom.h"
#include "app/decks/windows/ShelfPage.h"
#include "app/services/Content.h"
#include "app/services/KeptFile.h"
#include "app/widgets/Messages.h"
#include "app/windows/Beginning.h"
#include "app/windows/DeckEditors.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/SideWindows.h"

#include <QApplication>
#include <QClipboard>
#include <QStackedWidget>

ShelfDoor::ShelfDoor(QWidget& main, QStackedWidget& pages, Content& content,
    deckroom::DeckRoom& deckRoom, DeckEditors& editors, SideWindows& side, Beginning& beginning)
    : QObject(&main)
    , m_main(main)
    , m_pages(pages)
    , m_content(content)
    , m_deckRoom(deckRoom)
    , m_editors(editors)
    , m_side(side)
    , m_beginning(beginning)
{
}

void ShelfDoor::show(const QString& game)
{
    if (!m_deckRoom.desk(game)) {
        messages::tell(&m_main, tr("The decks cannot be shown"),
            m_content.takeProblems()
                + QStringList { tr("The cards of this game could not be loaded.") });
        return;
    }
    if (m_shelf)
        m_shelf->deleteLater();
    m_shelf = new deckroom::ShelfPage(m_deckRoom, game, &m_main);
    m_pages.addWidget(m_shelf);
    m_pages.setCurrentWidget(m_shelf);
    m_shelf->refresh();
    connect(m_shelf, &deckroom::ShelfPage::backAsked, this, &ShelfDoor::backAsked);
    connect(m_shelf, &deckroom::ShelfPage::editAsked, this,
        [this, game](const QString& path, bool own) { m_editors.edit(game, path, own); });
    connect(m_shelf, &deckroom::ShelfPage::newAsked, this,
        [this, game] { m_editors.edit(game, {}, true); });
    connect(m_shelf, &deckroom::ShelfPage::importAsked, this, &ShelfDoor::importDeck);
    connect(m_shelf, &deckroom::ShelfPage::testAsked, this,
        [this, game](const triptych::decks::DeckList& deck) { m_side.testDeck(game, deck); });
    connect(m_shelf, &deckroom::ShelfPage::workshopAsked, this,
        [this, game] { m_side.openWorkshop(game); });
    connect(m_shelf, &deckroom::ShelfPage::pasteAsked, this, &ShelfDoor::paste);
    connect(m_shelf, &deckroom::ShelfPage::playAsked, this,
        [this, game](const triptych::decks::DeckList& deck) { m_beginning.playDeck(game, deck); });
    Q_EMIT shown();
}

void ShelfDoor::importDeck()
{
    ImportDeckDialog dialog(m_content, gameAtHand(), &m_main);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (isShown()) {
        show(dialog.game());
        m_shelf->choose(dialog.path());
    }
}

void ShelfDoor::refresh()
{
    if (isShown())
        m_shelf->refresh();
}

void ShelfDoor::renew()
{
    m_deckRoom.refresh();
    if (isShown())
        show(m_shelf->game());
}

/// What is on the clipboard: a file of cards is taken in, a list becomes a deck.
void ShelfDoor::paste()
{
    const QString text = QApplication::clipboard()->text();
    if (KeptFile::holdsCards(text))
        Q_EMIT cardsPasted(text);
    else
        importDeck();
}

QString ShelfDoor::gameAtHand() const
{
    return m_shelf ? m_shelf->game() : m_beginning.gameAtHand();
}

bool ShelfDoor::isShown() const
{
    return m_shelf && m_pages.currentWidget() == m_shelf;
}
