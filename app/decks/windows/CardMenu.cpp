#include "app/decks/windows/CardMenu.h"

#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/DeckPiles.h"
#include "app/decks/windows/PileView.h"

#include <QApplication>
#include <QMenu>

#include <algorithm>

namespace deckroom {

CardMenu::CardMenu(
    QMenu* menu, DeckDocument& document, CollectionPane& collection, DeckPiles& piles)
    : QObject(menu)
    , m_menu(menu)
    , m_document(document)
    , m_collection(collection)
    , m_piles(piles)
{
    m_menu->setObjectName(QStringLiteral("cardMenu"));
    // A place is the third or the fourth part of a deck, whichever game it is of.
    const QHash<Part, Qt::Key> keys { { Part::Main, Qt::Key_1 }, { Part::Side, Qt::Key_2 },
        { Part::Hero, Qt::Key_3 }, { Part::Champion, Qt::Key_3 },
        { Part::GuildMaster, Qt::Key_4 } };
    for (const QString& ruleset : document.desk().rulesets())
        for (const DeckPlace& place : document.desk().places(ruleset))
            if (!m_into.contains(place.part))
                m_into.insert(place.part,
                    m_menu->addAction(place.title, QKeySequence(Qt::CTRL | keys.value(place.part)),
                        this, [this, part = place.part] { putInto(part); }));
    m_menu->addSeparator();
    m_menu->addAction(
        tr("&Take out of the deck"), QKeySequence(Qt::CTRL | Qt::Key_0), this, &CardMenu::takeOut);
    QList<QAbstractItemView*> lists;
    const auto offer = [this, &lists](QAbstractItemView* view) {
        lists.append(view);
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(view, &QWidget::customContextMenuRequested, this, [this, view](const QPoint& at) {
            view->setFocus();
            m_menu->popup(view->viewport()->mapToGlobal(at));
        });
    };
    for (QAbstractItemView* view : m_collection.findChildren<QAbstractItemView*>())
        if (qobject_cast<CollectionModel*>(view->model()))
            offer(view);
    for (PileView* view : m_piles.piles())
        offer(view);
    // A menu takes the keys away while it is open.
    connect(qApp, &QApplication::focusChanged, this, [this, lists](QWidget*, QWidget* now) {
        if (auto* view = qobject_cast<QAbstractItemView*>(now); lists.contains(view))
            m_chosenIn = view;
    });
}

void CardMenu::showPlaces()
{
    const QList<DeckPlace> wanted = m_document.desk().places(m_document.ruleset());
    for (auto into = m_into.cbegin(); into != m_into.cend(); ++into) {
        const auto found = std::ranges::find(wanted, into.key(), &DeckPlace::part);
        if (found != wanted.end())
            into.value()->setText(tr("Put into: %1", "part of the deck").arg(found->title));
        into.value()->setVisible(found != wanted.end());
    }
}

/// What is chosen where the keys go: out of the collection copies, out of another part the cards.
void CardMenu::putInto(Part part)
{
    const int steps = m_document.undoStack().index();
    const PileView* target = m_piles.pile(part);
    if (m_chosenIn == m_collection.view())
        m_document.add(part, m_collection.selected());
    else
        for (const PileView* view : m_piles.piles())
            if (m_chosenIn == view && view != target)
                m_document.move(view->part().part(), part, view->selected(false));
    if (m_document.undoStack().index() == steps)
        Q_EMIT noted(tr("None of the chosen cards can go there."));
}

void CardMenu::takeOut()
{
    for (const PileView* view : m_piles.piles())
        if (m_chosenIn == view)
            m_document.remove(view->part().part(), view->selected(false));
    if (m_chosenIn == m_collection.view())
        Q_EMIT m_collection.removeAsked(m_collection.selected());
}

} // namespace deckroom
