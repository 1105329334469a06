#include "app/windows/MainWindow.h"

#include "app/decks/DeckRoom.h"
#include "app/decks/windows/DeckWindow.h"
#include "app/draft/DraftController.h"
#include "app/widgets/Messages.h"
#include "app/windows/DraftBar.h"

#include "decks/Pool.h"

#include <QAction>

// The deck of a draft: made in the same editor as every deck, with the pool as its collection.

namespace {

/// Whether two lists are played with the same cards.
bool playsTheSame(
    const deckroom::DeckDesk& desk, triptych::decks::DeckList one, triptych::decks::DeckList other)
{
    one.side.clear();
    other.side.clear();
    return triptych::decks::counted(desk.library(), triptych::decks::cardsOf(one))
        == triptych::decks::counted(desk.library(), triptych::decks::cardsOf(other));
}

/// The deck as the draft has it, with what lies beside it and was written about it in the editor.
void layInto(deckroom::DeckDocument& document, const triptych::decks::DeckList& deck)
{
    if (playsTheSame(document.desk(), document.list(), deck))
        return;
    triptych::decks::DeckList list = document.desk().tidied(deck);
    list.name = document.list().name;
    list.side = document.list().side;
    if (!triptych::decks::poolFaults(document.desk().library(), list, document.deck().pool).empty())
        list.side.clear();
    document.become(list,
        deck.main.empty() ? MainWindow::tr("Take all out") : MainWindow::tr("Take another deck"));
}

} // namespace

deckroom::DeckWindow* MainWindow::draftEditor() const
{
    return m_builder;
}

void MainWindow::followDraft()
{
    connect(m_drafts, &DraftController::buildAsked, this, &MainWindow::buildDraft);
    connect(m_drafts, &DraftController::deckLaid, this, [this] {
        if (m_builder)
            layInto(m_builder->document(), m_drafts->building().deck);
    });
    connect(m_drafts, &DraftController::buildingOver, this, [this] {
        if (!m_builder)
            return;
        deckroom::DeckWindow* window = m_builder;
        m_builder.clear();
        window->document().keep(); // and where it is kept goes to the draft
        disconnect(&window->document(), nullptr, m_drafts, nullptr);
        window->close();
    });
}

void MainWindow::buildDraft()
{
    if (m_builder) {
        m_builder->show();
        m_builder->raise();
        m_builder->activateWindow();
        return;
    }
    const DraftController::Building building = m_drafts->building();
    const deckroom::DeckDesk* desk
        = building.game.isEmpty() ? nullptr : m_deckRoom->desk(building.game);
    if (!desk)
        return;
    std::unique_ptr<deckroom::DeckDocument> document;
    const deckroom::deckfile::Read kept = building.path.isEmpty()
        ? deckroom::deckfile::Read {}
        : deckroom::deckfile::read(building.path, building.game);
    if (!building.path.isEmpty() && kept.problem.isEmpty() && !kept.deck.pool.empty()) {
        document = std::make_unique<deckroom::DeckDocument>(*desk, building.path, kept, true);
        layInto(*document, building.deck); // the draft may have gone on without the editor
    } else {
        deckroom::NotedDeck deck;
        deck.list = desk->tidied(building.deck);
        deck.pool = building.pool;
        document = std::make_unique<deckroom::DeckDocument>(*desk, deck);
    }
    m_builder = openEditor(building.game, std::move(document));
    furnishBuilder();
}

/// The editor of a draft tells it of every step, and has its clock and the way on.
void MainWindow::furnishBuilder()
{
    deckroom::DeckDocument& document = m_builder->document();
    connect(&document, &deckroom::DeckDocument::changed, m_drafts,
        [this, &document] { m_drafts->setDeck(document.list()); });
    connect(&document, &deckroom::DeckDocument::kept, m_drafts,
        [this, &document] { m_drafts->setPath(document.path()); });
    m_drafts->setDeck(document.list());
    auto* bar = new DraftBar(*m_drafts->view(), m_builder);
    m_builder->addToolBarBreak();
    m_builder->addToolBar(bar);
    // Who plays is asked when all decks are made.
    if (auto* play = m_builder->findChild<QAction*>(QStringLiteral("playDeck")))
        play->setVisible(false);
}
