#include "app/windows/DraftEditor.h"

#include "app/decks/DeckRoom.h"
#include "app/decks/windows/DeckWindow.h"
#include "app/draft/DraftController.h"
#include "app/windows/DraftBar.h"

#include "decks/Pool.h"

#include <QAction>

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
        deck.main.empty() ? DraftEditor::tr("Take all out") : DraftEditor::tr("Take another deck"));
}

} // namespace

DraftEditor::DraftEditor(
    DraftController& draft, deckroom::DeckRoom& room, Open open, QObject* parent)
    : QObject(parent)
    , m_draft(draft)
    , m_room(room)
    , m_open(std::move(open))
{
    connect(&m_draft, &DraftController::buildAsked, this, &DraftEditor::build);
    connect(&m_draft, &DraftController::deckLaid, this, &DraftEditor::layAnew);
    connect(&m_draft, &DraftController::buildingOver, this, &DraftEditor::end);
}

void DraftEditor::build()
{
    if (m_window) {
        m_window->show();
        m_window->raise();
        m_window->activateWindow();
        return;
    }
    const DraftController::Building building = m_draft.building();
    const deckroom::DeckDesk* desk = building.game.isEmpty() ? nullptr : m_room.desk(building.game);
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
    become(m_open(building.game, std::move(document)));
}

void DraftEditor::layAnew()
{
    if (m_window)
        layInto(m_window->document(), m_draft.building().deck);
}

void DraftEditor::end()
{
    if (!m_window)
        return;
    deckroom::DeckWindow* window = m_window;
    m_window.clear();
    window->document().keep(); // and where it is kept goes to the draft
    disconnect(&window->document(), nullptr, this, nullptr);
    window->close();
}

/// It tells the draft of every step, and has its clock and the way on.
void DraftEditor::become(deckroom::DeckWindow* window)
{
    if (m_window)
        disconnect(&m_window->document(), nullptr, this, nullptr);
    m_window = window;
    deckroom::DeckDocument& document = window->document();
    connect(&document, &deckroom::DeckDocument::changed, this,
        [this, &document] { m_draft.setDeck(document.list()); });
    connect(&document, &deckroom::DeckDocument::kept, this,
        [this, &document] { m_draft.setPath(document.path()); });
    m_draft.setDeck(document.list());
    window->addToolBarBreak();
    window->addToolBar(new DraftBar(*m_draft.view(), window));
    // Who plays is asked when all decks are made.
    if (auto* play = window->findChild<QAction*>(QStringLiteral("playDeck")))
        play->setVisible(false);
}
