#include "app/decks/windows/DeckWindow.h"

#include "app/decks/windows/CardPagePane.h"
#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/DeckPiles.h"
#include "app/decks/windows/DrawsPane.h"
#include "app/decks/windows/FaultsPane.h"
#include "app/decks/windows/FiguresPane.h"
#include "app/decks/windows/NotesPane.h"
#include "app/decks/windows/PileView.h"
#include "app/services/Content.h"
#include "app/services/KeptFile.h"
#include "app/widgets/Messages.h"
#include "app/widgets/WindowPlace.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace deckroom {

DeckWindow::DeckWindow(DeckRoom& room, std::unique_ptr<DeckDocument> document, QWidget* parent)
    : QMainWindow(parent)
    , m_room(room)
    , m_desk(*room.desk(document->desk().id()))
    , m_pictures(*room.pictures(document->desk().id()))
    , m_document(std::move(document))
    , m_collection(new CollectionPane(m_desk, m_pictures, this))
    , m_page(new CardPagePane(room, m_desk, m_pictures, this))
    , m_figures(new FiguresPane(*m_document, this))
    , m_draws(new DrawsPane(*m_document, m_pictures, this))
    , m_faults(new FaultsPane(*m_document, this))
    , m_tabs(new QTabWidget(this))
    , m_halves(new QSplitter(this))
    , m_name(new QLineEdit(this))
    , m_rules(new QComboBox(this))
    , m_grouping(new QComboBox(this))
    , m_notes(new NotesPane(*m_document, this))
{
    setObjectName(QStringLiteral("deckWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(760, 520);
    new WindowPlace(this, QStringLiteral("deckWindow"), WindowPlace::roomy(this, QSize(1280, 800)));
    setAcceptDrops(true);
    m_collection->setDocument(m_document.get());
    m_halves->addWidget(m_collection);
    makeDeck();
    makeSide();
    m_halves->setChildrenCollapsible(false);
    setCentralWidget(m_halves);
    makeBar();
    makeMenus();

    connect(
        m_collection, &CollectionPane::addAsked, this, [this](const CardCounts& cards, bool side) {
            if (cards.isEmpty())
                return;
            // Each goes where such a card goes: a hero to the hero's place.
            const Part part
                = side && m_desk.mayHold(Part::Side, cards.first().card, m_document->ruleset())
                ? Part::Side
                : m_desk.usualPart(cards.first().card, m_document->list());
            m_document->add(part, cards);
        });
    connect(m_collection, &CollectionPane::removeAsked, this, [this](const CardCounts& cards) {
        triptych::decks::DeckList list = m_document->list();
        for (const CardCount& each : cards)
            for (const PileView* view : m_piles->piles())
                if (take(list, view->part().part(), m_desk.spelling(each.card), each.count) > 0)
                    break;
        m_document->become(list, tr("Take cards out"));
    });
    connect(m_collection, &CollectionPane::cardShown, m_page, &CardPagePane::show);
    connect(&room, &DeckRoom::refreshed, this, &DeckWindow::renewAsked);
    connect(m_faults, &FaultsPane::jumpAsked, m_piles, &DeckPiles::jump);
    connect(m_faults, &FaultsPane::fittingAsked, m_collection, &CollectionPane::showFitting);
    connect(m_faults, &FaultsPane::partAsked, this, [this](Part part) {
        if (PileView* place = pile(part))
            place->setFocus();
    });
    connect(m_faults, &FaultsPane::judged, this, [this](bool legal) { m_play->setEnabled(legal); });
    connect(m_document.get(), &DeckDocument::changed, this, &DeckWindow::follow);
    connect(m_document.get(), &DeckDocument::kept, this, [this] {
        note(tr("Kept in %1").arg(m_document->path()));
        Q_EMIT kept();
    });
    connect(m_document.get(), &DeckDocument::failed, this, [this](const QString& why) {
        messages::tell(this, tr("The deck cannot be kept"), { why });
    });
    connect(m_document.get(), &DeckDocument::changedElsewhere, this, &DeckWindow::askWhoseDeck,
        Qt::QueuedConnection);
    showPlaces();
    follow();
    if (const QByteArray geometry
        = QSettings().value(QStringLiteral("deckWindow/geometry")).toByteArray();
        !geometry.isEmpty())
        restoreGeometry(geometry);
    m_collection->view()->setFocus();
}

DeckWindow::~DeckWindow()
{
    disconnect(m_document.get(), nullptr, this, nullptr);
    m_document->keep();
    // Views and models read the document: they go first.
    delete takeCentralWidget();
    // Pictures of hundreds of cards: whoever needs some of them again has them drawn again.
    const QWidgetList open = QApplication::topLevelWidgets();
    if (std::none_of(open.begin(), open.end(), [this](QWidget* other) {
            const auto* editor = qobject_cast<DeckWindow*>(other);
            return editor && editor != this && &editor->m_pictures == &m_pictures;
        }))
        m_pictures.forget();
}

void DeckWindow::makeBar()
{
    QToolBar* bar = addToolBar(tr("Deck"));
    bar->setObjectName(QStringLiteral("deckBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_name->setObjectName(QStringLiteral("deckName"));
    m_name->setMaxLength(80);
    m_name->setMinimumWidth(200);
    m_name->setMaximumWidth(340);
    m_name->setAccessibleName(tr("Name of the deck"));
    QFont title = font();
    title.setBold(true);
    m_name->setFont(title);
    connect(m_name, &QLineEdit::textEdited, m_document.get(), &DeckDocument::setName);
    bar->addWidget(m_name);
    m_rules->setObjectName(QStringLiteral("deckRules"));
    m_rules->setAccessibleName(tr("Rules for which the deck is"));
    for (const QString& ruleset : m_desk.rulesets())
        m_rules->addItem(m_desk.rulesetTitle(ruleset), ruleset);
    connect(m_rules, &QComboBox::activated, this,
        [this] { m_document->setRuleset(m_rules->currentData().toString()); });
    bar->addWidget(m_rules);
    bar->addSeparator();
    QAction* undo = m_document->undoStack().createUndoAction(this, tr("Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_document->undoStack().createRedoAction(this, tr("Redo"));
    redo->setShortcuts(
        { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y) });
    for (QAction* action : { undo, redo }) {
        action->setIconText(action == undo ? tr("Undo") : tr("Redo"));
        action->setIcon(
            style()->standardIcon(action == undo ? QStyle::SP_ArrowBack : QStyle::SP_ArrowForward));
        connect(action, &QAction::changed, action, [action, this] {
            // The bar stays as it is; what would be undone stands in the hint.
            action->setToolTip(action->text());
        });
        bar->addAction(action);
    }
    bar->addSeparator();
    m_grouping->addItems({ tr("By cost"), tr("By type"),
        tr("By %1").arg(m_desk.facets().at(m_desk.kinship()).title.toLower()),
        tr("Side by side") });
    m_grouping->setObjectName(QStringLiteral("grouping"));
    m_grouping->setAccessibleName(tr("How the deck is grouped"));
    connect(m_grouping, &QComboBox::activated, this,
        [this](int how) { m_piles->setGrouping(static_cast<DeckPartModel::Grouping>(how)); });
    bar->addWidget(m_grouping);
    auto* spacer = new QWidget(bar);
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(spacer);
    m_play = bar->addAction(tr("Play this deck"));
    m_play->setObjectName(QStringLiteral("playDeck"));
    m_play->setEnabled(m_faults->legal());
    if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(m_play)))
        button->setAutoRaise(false); // It looks like what it is: the way to the table.
    connect(m_play, &QAction::triggered, this, [this] {
        m_document->keep();
        Q_EMIT playAsked(m_desk.id(), m_document->list());
    });
}

void DeckWindow::makeDeck()
{
    auto* deck = new QWidget(this);
    auto* column = new QVBoxLayout(deck);
    column->setContentsMargins(4, 8, 4, 0);
    column->setSpacing(2);
    m_piles = new DeckPiles(*m_document, m_pictures, deck);
    connect(m_piles, &DeckPiles::cardShown, m_page, &CardPagePane::show);
    connect(m_piles, &DeckPiles::chosen, m_draws, &DrawsPane::setCards);
    column->addWidget(m_piles, 1);
    column->addWidget(m_faults);
    m_halves->addWidget(deck);
}

void DeckWindow::makeSide()
{
    const auto scrolled = [this](QWidget* pane) {
        auto* area = new QScrollArea(this);
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setWidget(pane);
        return area;
    };
    m_tabs->setObjectName(QStringLiteral("deckTabs"));
    m_tabs->setAccessibleName(tr("Card and deck"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_page, tr("Card"));
    m_tabs->addTab(scrolled(m_figures), tr("Figures"));
    m_tabs->addTab(m_draws, tr("Draws"));
    m_tabs->addTab(m_notes, tr("Notes"));
    // All four can be seen, in large type as well.
    m_tabs->setMinimumWidth(std::max(220, m_tabs->tabBar()->sizeHint().width() + 2));
    m_halves->addWidget(m_tabs);
    m_halves->setStretchFactor(0, 5);
    m_halves->setStretchFactor(1, 6);
    m_halves->setStretchFactor(2, 2);
    m_halves->setSizes({ 520, 480, 280 }); // three cards side by side in the collection
}

PileView* DeckWindow::pile(Part part) const
{
    return m_piles->pile(part);
}

void DeckWindow::showPlaces()
{
    m_piles->showPlaces();
    const QList<DeckPlace> wanted = m_desk.places(m_document->ruleset());
    for (auto into = m_into.cbegin(); into != m_into.cend(); ++into) {
        const auto found = std::ranges::find(wanted, into.key(), &DeckPlace::part);
        if (found != wanted.end())
            into.value()->setText(tr("Put into: %1", "part of the deck").arg(found->title));
        into.value()->setVisible(found != wanted.end());
    }
}

void DeckWindow::follow()
{
    showPlaces();
    if (m_name->text() != m_document->name())
        m_name->setText(m_document->name());
    // A format within a ruleset has no entry of its own until a deck is of it.
    if (m_rules->findData(m_document->ruleset()) < 0)
        m_rules->addItem(m_desk.rulesetTitle(m_document->ruleset()), m_document->ruleset());
    m_rules->setCurrentIndex(m_rules->findData(m_document->ruleset()));
    m_rules->setEnabled(!m_document->hasPool()); // It was drafted for these.
    m_notes->follow();
    setWindowTitle(tr("%1 - %2", "name of the deck - name of the game")
                       .arg(m_document->name(), m_desk.title()));
}

void DeckWindow::note(const QString& words)
{
    statusBar()->showMessage(words, 4000);
}

void DeckWindow::askWhoseDeck()
{
    const auto& there = m_document->elsewhere();
    if (!there)
        return;
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("whoseDeck"));
    box.setWindowTitle(tr("The deck was changed elsewhere"));
    box.setText(tr("Somebody has changed the file of this deck since it was opened here: another "
                   "window or another program."));
    box.setInformativeText(there->problem.isEmpty()
            ? tr("Both can be kept: yours then goes into a new file.")
            : tr("What is in the file now cannot be used: %1").arg(there->problem));
    QPushButton* both = box.addButton(tr("Keep both"), QMessageBox::AcceptRole);
    QPushButton* mine = box.addButton(tr("Keep this one"), QMessageBox::DestructiveRole);
    QPushButton* theirs = there->problem.isEmpty()
        ? box.addButton(tr("Take the other"), QMessageBox::DestructiveRole)
        : nullptr;
    box.setDefaultButton(both);
    box.setEscapeButton(both);
    box.exec();
    m_document->settle(box.clickedButton() == mine    ? DeckDocument::Settle::Mine
            : theirs && box.clickedButton() == theirs ? DeckDocument::Settle::Theirs
                                                      : DeckDocument::Settle::Both);
}

void DeckWindow::setCardWidth(int width)
{
    width = std::clamp(width, 80, 260);
    m_collection->setCardWidth(width);
    m_piles->setCardWidth(width);
}

void DeckWindow::closeEvent(QCloseEvent* event)
{
    if (!m_document->keep() && m_document->elsewhere())
        askWhoseDeck();
    QSettings().setValue(QStringLiteral("deckWindow/geometry"), saveGeometry());
    QMainWindow::closeEvent(event);
}

void DeckWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasText() || event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void DeckWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    QStringList others;
    QString list = event->mimeData()->hasUrls() ? QString() : event->mimeData()->text();
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile())
            continue;
        const QString path = url.toLocalFile();
        if (Content::isPicture(path)) {
            others.append(path);
            continue;
        }
        const Content::Text file = Content::textOfFile(path);
        if (!file.problem.isEmpty()) {
            messages::tell(this, tr("This file cannot be read"), { file.problem });
            return;
        }
        if (KeptFile::holdsCards(file.text))
            others.append(path);
        else
            list = file.text;
    }
    // After the drop is done: what follows may ask or close this window.
    if (!list.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, list] { takeText(list); }, Qt::QueuedConnection);
    else if (KeptFile::holdsCards(event->mimeData()->text()))
        Q_EMIT cardsPasted(event->mimeData()->text());
    if (!others.isEmpty())
        Q_EMIT filesDropped(others);
}

/// A narrow window keeps collection and deck; the page folds away.
void DeckWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    const bool wide = width() >= 1000;
    if (m_tabs->isVisibleTo(this) != wide)
        m_tabs->setVisible(wide);
}

void DeckWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_piles)
        showPlaces();
}

} // namespace deckroom
