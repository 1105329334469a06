#include "app/decks/windows/DeckWindow.h"

#include "app/decks/windows/CardMenu.h"
#include "app/decks/windows/CardPagePane.h"
#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/DeckBar.h"
#include "app/decks/windows/DeckExchange.h"
#include "app/decks/windows/DeckPiles.h"
#include "app/decks/windows/DeckVersions.h"
#include "app/decks/windows/DrawsPane.h"
#include "app/decks/windows/FaultsPane.h"
#include "app/decks/windows/FiguresPane.h"
#include "app/decks/windows/NotesPane.h"
#include "app/decks/windows/PileView.h"
#include "app/widgets/Messages.h"
#include "app/widgets/WindowPlace.h"

#include "decks/ListFormat.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
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
    , m_bar(new DeckBar(*m_document, this))
    , m_notes(new NotesPane(*m_document, this))
    , m_exchange(new DeckExchange(*this, room, *m_document))
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
    addToolBar(m_bar);
    m_bar->setPlayable(m_faults->legal());
    makeMenus();
    followBar();
    followCollection();
    followFaults();
    followDocument();
    followExchange();
    connect(&room, &DeckRoom::refreshed, this, &DeckWindow::renewAsked);
    showPlaces();
    follow();
    if (const QByteArray geometry
        = QSettings().value(QStringLiteral("deckWindow/geometry")).toByteArray();
        !geometry.isEmpty())
        restoreGeometry(geometry);
    m_collection->view()->setFocus();
}

void DeckWindow::followBar()
{
    connect(m_bar, &DeckBar::groupingChosen, this,
        [this](int how) { m_piles->setGrouping(static_cast<DeckPartModel::Grouping>(how)); });
    connect(m_bar, &DeckBar::playAsked, this, [this] {
        m_document->keep();
        Q_EMIT playAsked(m_desk.id(), m_document->list());
    });
}

void DeckWindow::followCollection()
{
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
}

void DeckWindow::followFaults()
{
    connect(m_faults, &FaultsPane::jumpAsked, m_piles, &DeckPiles::jump);
    connect(m_faults, &FaultsPane::fittingAsked, m_collection, &CollectionPane::showFitting);
    connect(m_faults, &FaultsPane::partAsked, this, [this](Part part) {
        if (PileView* place = pile(part))
            place->setFocus();
    });
    connect(m_faults, &FaultsPane::judged, m_bar, &DeckBar::setPlayable);
}

void DeckWindow::followDocument()
{
    connect(m_document.get(), &DeckDocument::changed, this, &DeckWindow::follow);
    connect(m_document.get(), &DeckDocument::kept, this, [this] {
        note(tr("Kept in %1").arg(m_document->path()));
        Q_EMIT kept();
    });
    connect(m_document.get(), &DeckDocument::failed, this, [this](const QString& why) {
        messages::tell(this, tr("The deck cannot be kept"), { why });
    });
    connect(
        m_document.get(), &DeckDocument::changedElsewhere, this,
        [this] { DeckVersions::askWhose(this, *m_document); }, Qt::QueuedConnection);
}

void DeckWindow::followExchange()
{
    connect(m_exchange, &DeckExchange::noted, this, &DeckWindow::note);
    connect(m_exchange, &DeckExchange::uniquesKept, this, &DeckWindow::uniquesKept);
    connect(m_exchange, &DeckExchange::cardsPasted, this, &DeckWindow::cardsPasted);
    connect(m_exchange, &DeckExchange::filesDropped, this, &DeckWindow::filesDropped);
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

void DeckWindow::makeMenus()
{
    QMenu* deck = menuBar()->addMenu(tr("&Deck"));
    deck->addAction(tr("&Paste a list"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), m_exchange,
        &DeckExchange::paste);
    deck->addAction(
        tr("&Read a list from a file…"), QKeySequence::Open, m_exchange, &DeckExchange::readFile);
    deck->addSeparator();
    deck->addAction(tr("&Copy the list"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this,
        [this] { m_exchange->copyAs(*triptych::decks::formatNamed(m_desk.game(), "text")); });
    QMenu* copy = deck->addMenu(tr("Copy &as"));
    copy->setObjectName(QStringLiteral("copyAs"));
    QMenu* save = deck->addMenu(tr("&Save as"));
    save->setObjectName(QStringLiteral("saveAs"));
    for (const triptych::decks::ListFormat* format : triptych::decks::formatsOf(m_desk.game())) {
        const QString title = DeckExchange::titleOf(*format);
        copy->addAction(title, this, [this, format] { m_exchange->copyAs(*format); });
        save->addAction(title + u'…', this, [this, format] { m_exchange->saveList(*format); });
    }
    save->addSeparator();
    for (const auto& [title, what] :
        { std::pair(tr("&Picture…"), "picture"), std::pair(tr("Deck &sheet as PDF…"), "sheet"),
            std::pair(tr("&Own cards to cut out, as PDF…"), "proxies") })
        save->addAction(
            title, this, [this, what = QString::fromLatin1(what)] { m_exchange->saveAs(what); });
    deck->addSeparator();
    deck->addAction(tr("&Test it against other decks…"), this, [this] {
        m_document->keep();
        Q_EMIT testAsked(m_desk.id(), m_document->list());
    });
    deck->addAction(tr("Co&mpare with another deck…"), this,
        [this] { DeckVersions::compare(this, m_room, *m_document); });
    deck->addAction(tr("Keep this &version…"), this, [this] {
        bool agreed = false;
        const QString title = QInputDialog::getText(this, tr("Keep this version"),
            tr("What is it called?"), QLineEdit::Normal, {}, &agreed);
        if (agreed)
            m_document->keepVersion(title.isEmpty() ? tr("kept") : title);
    });
    deck->addAction(
        tr("Earlier &versions…"), this, [this] { DeckVersions::takeUp(this, *m_document); });
    deck->addSeparator();
    deck->addAction(tr("C&lose"), QKeySequence::Close, this, &QWidget::close);

    m_cards = new CardMenu(menuBar()->addMenu(tr("&Card")), *m_document, *m_collection, *m_piles);
    connect(m_cards, &CardMenu::noted, this, &DeckWindow::note);
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(
        tr("&Next part of the window"), QKeySequence(Qt::Key_F6), this, [this] { goOn(1); });
    view->addAction(tr("&Previous part of the window"), QKeySequence(Qt::SHIFT | Qt::Key_F6), this,
        [this] { goOn(-1); });
    view->addSeparator();
    view->addAction(tr("&Larger cards"), QKeySequence::ZoomIn, this,
        [this] { setCardWidth(m_collection->cardWidth() + 20); });
    view->addAction(tr("&Smaller cards"), QKeySequence::ZoomOut, this,
        [this] { setCardWidth(m_collection->cardWidth() - 20); });
    view->addSeparator();
    view->addAction(tr("&Find cards"), QKeySequence::Find, this, [this] {
        m_collection->search()->setFocus();
        m_collection->search()->selectAll();
    });
    view->addAction(tr("Show &full screen"), QKeySequence(Qt::Key_F11), this,
        [this] { isFullScreen() ? showNormal() : showFullScreen(); });
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

void DeckWindow::takeText(const QString& text)
{
    m_exchange->takeText(text);
}

PileView* DeckWindow::pile(Part part) const
{
    return m_piles->pile(part);
}

void DeckWindow::showPlaces()
{
    m_piles->showPlaces();
    m_cards->showPlaces();
}

void DeckWindow::follow()
{
    showPlaces();
    m_bar->follow();
    m_notes->follow();
    setWindowTitle(tr("%1 - %2", "name of the deck - name of the game")
                       .arg(m_document->name(), m_desk.title()));
}

void DeckWindow::note(const QString& words)
{
    statusBar()->showMessage(words, 4000);
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

void DeckWindow::setCardWidth(int width)
{
    width = std::clamp(width, 80, 260);
    m_collection->setCardWidth(width);
    m_piles->setCardWidth(width);
}

void DeckWindow::closeEvent(QCloseEvent* event)
{
    if (!m_document->keep() && m_document->elsewhere())
        DeckVersions::askWhose(this, *m_document);
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
    m_exchange->takeDrop(*event->mimeData());
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
    if (event->type() == QEvent::FontChange && m_cards)
        showPlaces();
}

} // namespace deckroom
