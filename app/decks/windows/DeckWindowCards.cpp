#include "app/decks/windows/DeckWindow.h"

#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/DeckPiles.h"
#include "app/decks/windows/FaultsPane.h"
#include "app/decks/windows/PileView.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>

// Everything that can be dragged, for those who press keys: the menu of the chosen cards, and the way
// from one part of the window to the next.
namespace deckroom {

void DeckWindow::makeCardMenu()
{
    m_cardMenu = menuBar()->addMenu(tr("&Card"));
    m_cardMenu->setObjectName(QStringLiteral("cardMenu"));
    // A place is the third or the fourth part of a deck, whichever game it is of.
    const QHash<Part, Qt::Key> keys { { Part::Main, Qt::Key_1 }, { Part::Side, Qt::Key_2 },
        { Part::Hero, Qt::Key_3 }, { Part::Champion, Qt::Key_3 },
        { Part::GuildMaster, Qt::Key_4 } };
    for (const QString& ruleset : m_desk.rulesets())
        for (const DeckPlace& place : m_desk.places(ruleset))
            if (!m_into.contains(place.part))
                m_into.insert(place.part,
                    m_cardMenu->addAction(place.title,
                        QKeySequence(Qt::CTRL | keys.value(place.part)), this,
                        [this, part = place.part] { putInto(part); }));
    m_cardMenu->addSeparator();
    m_cardMenu->addAction(tr("&Take out of the deck"), QKeySequence(Qt::CTRL | Qt::Key_0), this,
        &DeckWindow::takeOut);
    QList<QAbstractItemView*> lists;
    const auto offer = [this, &lists](QAbstractItemView* view) {
        lists.append(view);
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(view, &QWidget::customContextMenuRequested, this, [this, view](const QPoint& at) {
            view->setFocus();
            m_cardMenu->popup(view->viewport()->mapToGlobal(at));
        });
    };
    for (QAbstractItemView* view : m_collection->findChildren<QAbstractItemView*>())
        if (qobject_cast<CollectionModel*>(view->model()))
            offer(view);
    for (PileView* view : m_piles->piles())
        offer(view);
    // A menu takes the keys away while it is open.
    connect(qApp, &QApplication::focusChanged, this, [this, lists](QWidget*, QWidget* now) {
        if (auto* view = qobject_cast<QAbstractItemView*>(now); lists.contains(view))
            m_chosenIn = view;
    });
}

/// What is chosen where the keys go: out of the collection copies, out of another part the cards.
void DeckWindow::putInto(Part part)
{
    const int steps = m_document->undoStack().index();
    PileView* target = pile(part);
    if (m_chosenIn == m_collection->view())
        m_document->add(part, m_collection->selected());
    else
        for (const PileView* view : m_piles->piles())
            if (m_chosenIn == view && view != target)
                m_document->move(view->part().part(), part, view->selected(false));
    if (m_document->undoStack().index() == steps)
        note(tr("None of the chosen cards can go there."));
}

void DeckWindow::takeOut()
{
    for (const PileView* view : m_piles->piles())
        if (m_chosenIn == view)
            m_document->remove(view->part().part(), view->selected(false));
    if (m_chosenIn == m_collection->view())
        Q_EMIT m_collection->removeAsked(m_collection->selected());
}

/// Where F6 leads: the cards, the deck part by part, what is wrong with it, and the pages.
QList<QWidget*> DeckWindow::stops() const
{
    QList<QWidget*> all { m_collection->view() };
    for (PileView* view : m_piles->piles())
        all.append(view);
    all.append(m_faults->firstButton());
    all.append(m_tabs);
    all.removeIf([this](QWidget* each) { return !each || !each->isVisibleTo(this); });
    return all;
}

void DeckWindow::goOn(int direction)
{
    const QList<QWidget*> all = stops();
    const QWidget* at = focusWidget();
    qsizetype now = -1;
    for (qsizetype stop = 0; stop < all.size(); ++stop)
        if (all.at(stop) == at || (at && all.at(stop)->isAncestorOf(at)))
            now = stop;
    QWidget* next = all.at(now < 0 ? 0 : (now + direction + all.size()) % all.size());
    next->setFocus(Qt::ShortcutFocusReason);
    auto* view = qobject_cast<QAbstractItemView*>(next);
    if (view && !view->currentIndex().isValid() && view->model()->rowCount() > 0)
        view->setCurrentIndex(view->model()->index(0, 0));
}

} // namespace deckroom
