#include "app/decks/windows/CollectionPane.h"

#include "app/decks/DeckKinship.h"
#include "app/decks/windows/CardDelegate.h"
#include "app/decks/windows/FilterBar.h"
#include "app/decks/windows/QueryField.h"
#include "app/decks/windows/QueryHelp.h"
#include "app/services/Memory.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace deckroom {

namespace {

/// A grid that asks for pictures larger than it shows when cards are dragged out of it.
class CardGrid : public QListView
{
public:
    using QListView::QListView;

protected:
    void startDrag(Qt::DropActions) override
    {
        // A collection gives copies away; nothing is taken out of it.
        QListView::startDrag(Qt::CopyAction);
    }
};

void prepare(QAbstractItemView* view, CollectionModel* model)
{
    view->setModel(model);
    view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setDragEnabled(true);
    view->setAcceptDrops(true);
    view->setDragDropMode(QAbstractItemView::DragDrop);
    view->setDefaultDropAction(Qt::CopyAction);
    view->setDropIndicatorShown(false);
    view->setFrameShape(QFrame::NoFrame);
    view->setMouseTracking(true);
    view->viewport()->setAttribute(Qt::WA_Hover);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

} // namespace

CollectionPane::CollectionPane(const DeckDesk& desk, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_pictures(pictures)
    , m_model(new CollectionModel(desk, this))
    , m_search(new QueryField(this))
    , m_count(new QLabel(this))
    , m_views(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("collection"));
    setAccessibleName(tr("Collection"));
    // Laying out tens of thousands of cards for every key leaves tens of megabytes that nothing uses.
    m_resting.setSingleShot(true);
    m_resting.setInterval(800);
    connect(&m_resting, &QTimer::timeout, this, &memory::giveBack);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 4, 8);
    column->setSpacing(6);
    column->addWidget(makeFilters());
    column->addWidget(makeViews(), 1);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CollectionPane::note);
    connect(&pictures, &CardPictures::drawn, m_cards->viewport(), qOverload<>(&QWidget::update));
    note();
    m_clear->setEnabled(false);
}

QWidget* CollectionPane::makeFilters()
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_search->setPlaceholderText(tr("Words, or a question: %1")
                                     .arg(QStringLiteral("cost<=3 ") + QuerySample(m_desk).phrase));
    m_search->setAccessibleName(tr("Search the collection"));
    m_search->setToolTip(
        tr("Every word has to be found; the button beside it says what else may be "
           "asked (Ctrl+F)."));
    connect(m_search, &QLineEdit::textChanged, this, &CollectionPane::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &CollectionPane::goToCards);
    m_search->installEventFilter(this);
    auto* first = new QHBoxLayout;
    first->addWidget(m_search, 1);
    auto* help = new QToolButton(box);
    help->setText(QStringLiteral("?"));
    help->setObjectName(QStringLiteral("askHelp"));
    help->setAccessibleName(tr("How to ask for cards"));
    help->setToolTip(help->accessibleName());
    connect(help, &QToolButton::clicked, this, &CollectionPane::explain);
    first->addWidget(help);
    m_fitting = new QCheckBox(tr("Only what &fits"), box);
    m_fitting->setObjectName(QStringLiteral("onlyFitting"));
    m_fitting->setToolTip(tr("Only cards that may lie in this deck by its rules and its leader."));
    connect(m_fitting, &QCheckBox::toggled, this, &CollectionPane::filter);
    m_table = new QToolButton(box);
    m_table->setText(tr("Table"));
    m_table->setCheckable(true);
    m_table->setObjectName(QStringLiteral("asTable"));
    m_table->setToolTip(tr("Show the cards as a table (Ctrl+T)"));
    m_table->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    connect(m_table, &QToolButton::toggled, this, [this](bool on) {
        const QModelIndex current = view()->currentIndex();
        m_views->setCurrentIndex(on ? 1 : 0);
        if (current.isValid())
            view()->setCurrentIndex(current.siblingAtColumn(0));
        view()->setFocus();
    });
    column->addLayout(first);
    m_wrong = new QLabel(box);
    m_wrong->setObjectName(QStringLiteral("askProblem"));
    m_wrong->setWordWrap(true);
    m_wrong->setTextFormat(Qt::PlainText);
    m_wrong->hide();
    column->addWidget(m_wrong);
    m_bar = new FilterBar(m_desk, box);
    connect(m_bar, &FilterBar::changed, this, &CollectionPane::filter);
    m_clear = new QToolButton(m_bar);
    m_clear->setText(tr("Show all"));
    m_clear->setObjectName(QStringLiteral("clearFilters"));
    connect(m_clear, &QToolButton::clicked, this, &CollectionPane::clearFilters);
    m_bar->addToEnd(m_fitting);
    m_bar->addToEnd(m_table);
    m_bar->addToEnd(m_clear);
    m_bar->addToEnd(m_count);
    column->addWidget(m_bar);
    m_none = new QLabel(
        tr("No card answers this. \"Show all\" lifts the question and the filters."), box);
    m_none->setObjectName(QStringLiteral("nothingFound"));
    m_none->setWordWrap(true);
    m_none->hide();
    column->addWidget(m_none);
    return box;
}

QWidget* CollectionPane::makeViews()
{
    // How large rows are is settled before there are any: else every one of them is measured at once.
    m_cards = new CardGrid(this);
    m_cards->setUniformItemSizes(true);
    m_delegate = new CardDelegate(m_pictures, this);
    m_cards->setItemDelegate(m_delegate);
    prepare(m_cards, m_model);
    m_cards->setObjectName(QStringLiteral("collectionCards"));
    m_cards->setAccessibleName(tr("Cards of the collection"));
    m_cards->setFlow(QListView::LeftToRight);
    m_cards->setWrapping(true);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setSelectionRectVisible(true);
    m_cards->verticalScrollBar()->setSingleStep(40);

    m_rows = new QTreeView(this);
    m_rows->setUniformRowHeights(true);
    prepare(m_rows, m_model);
    m_rows->setObjectName(QStringLiteral("collectionTable"));
    m_rows->setAccessibleName(tr("Cards of the collection, as a table"));
    m_rows->setRootIsDecorated(false);
    m_rows->setAlternatingRowColors(true);
    m_rows->setAllColumnsShowFocus(true);
    m_rows->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_rows->setSortingEnabled(true);
    m_rows->header()->setStretchLastSection(false);
    m_rows->setColumnWidth(CollectionModel::NameColumn, 220);
    for (const auto column : { CollectionModel::CostColumn, CollectionModel::StatsColumn,
             CollectionModel::SetColumn, CollectionModel::CountColumn })
        m_rows->setColumnWidth(column, 80);

    m_views->addWidget(m_cards);
    m_views->addWidget(m_rows);
    for (QAbstractItemView* each :
        { static_cast<QAbstractItemView*>(m_cards), static_cast<QAbstractItemView*>(m_rows) }) {
        each->installEventFilter(this);
        each->viewport()->installEventFilter(this);
        connect(each->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid())
                    Q_EMIT cardShown(m_model->cardAt(current.row()));
            });
        connect(each, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
            Q_EMIT addAsked({ { m_model->cardAt(index.row()), 1 } }, false);
        });
    }
    return m_views;
}

QAbstractItemView* CollectionPane::view() const
{
    return m_views->currentIndex() == 0 ? static_cast<QAbstractItemView*>(m_cards)
                                        : static_cast<QAbstractItemView*>(m_rows);
}

QLineEdit* CollectionPane::search() const
{
    return m_search;
}

CardCounts CollectionPane::selected() const
{
    QModelIndexList chosen = view()->selectionModel()->selectedIndexes();
    if (chosen.isEmpty() && view()->currentIndex().isValid())
        chosen.append(view()->currentIndex());
    return m_model->cardsAt(chosen);
}

void CollectionPane::setDocument(DeckDocument* document)
{
    m_document = document;
    m_model->setDocument(document);
    connect(document, &DeckDocument::changed, this, [this] {
        if (m_fitting->isChecked())
            filter();
    });
}

void CollectionPane::setCardWidth(int width)
{
    m_width = width;
    m_delegate->setCardWidth(width);
    m_cards->doItemsLayout();
}

/// A question that cannot be asked yet changes nothing: it is said why, and where.
void CollectionPane::filter()
{
    CardFilter filter { m_search->text(), m_bar->questions() };
    if (m_fitting->isChecked() && m_document) {
        filter.chosen.append(QStringLiteral("legal:") + m_document->ruleset());
        const std::uint32_t allowed = kinshipAllowed(m_desk, m_document->list());
        QStringList kin;
        for (qsizetype v = 0; v < m_desk.facets().at(m_desk.kinship()).values.size(); ++v)
            if (allowed >> v & 1U)
                kin.append(m_desk.question(m_desk.kinship(), v));
        if (!kin.isEmpty())
            filter.chosen.append(u'(' + kin.join(QStringLiteral(" or ")) + u')');
    }
    const std::vector<AskedFilter::Problem> problems = m_model->setFilter(filter);
    m_search->mark(problems);
    m_wrong->setVisible(!problems.empty());
    m_wrong->setText(
        problems.empty() ? QString() : QStringLiteral("\u26a0 ") + problems.front().text);
    m_search->setAccessibleDescription(m_wrong->text());
    m_clear->setEnabled(!filter.isEmpty());
    m_resting.start();
}

void CollectionPane::explain()
{
    if (!m_help) {
        m_help = new QueryHelp(m_desk, this);
        connect(m_help, &QueryHelp::asked, m_search, &QLineEdit::setText);
    }
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

/// From the question to what it found.
void CollectionPane::goToCards()
{
    if (m_model->rowCount() == 0)
        return;
    view()->setFocus();
    view()->setCurrentIndex(m_model->index(0, 0));
}

void CollectionPane::clearFilters()
{
    const QSignalBlocker search(m_search);
    m_search->clear();
    const QSignalBlocker fitting(m_fitting);
    m_fitting->setChecked(false);
    m_bar->clear();
}

void CollectionPane::showFitting(Part part)
{
    clearFilters();
    // Of leaders there are few types, and none of them is in the main deck: show those.
    if (isPlace(part) && m_document) {
        const qsizetype type = m_desk.typeFacet();
        for (std::size_t card = 0; card < m_desk.size(); ++card)
            if (m_desk.mayHold(part, card, m_document->ruleset())) {
                m_bar->choose(type, m_desk.facts(card).rank(static_cast<std::size_t>(type)));
                break;
            }
    } else {
        m_fitting->setChecked(true);
    }
    view()->setFocus();
}

void CollectionPane::note()
{
    int shown = m_model->rowCount();
    m_none->setVisible(shown == 0 && m_model->size() > 0);
    if (m_document && m_document->hasPool()) { // A row of it may be several cards.
        shown = 0;
        for (int row = 0; row < m_model->rowCount(); ++row)
            shown += m_document->pooled(m_model->cardAt(row));
        m_count->setText(tr("%1 of %n cards of the pool", nullptr, m_model->size()).arg(shown));
        return;
    }
    m_count->setText(tr("%1 of %n cards", nullptr, m_model->size()).arg(shown));
}

void CollectionPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_bar->fit(contentsRect().size());
}

bool CollectionPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && watched == m_search
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
        goToCards();
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == view()) {
        auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Plus: // Shift is part of typing it on many keyboards and asks for nothing
            Q_EMIT addAsked(selected(), false);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Insert:
            Q_EMIT addAsked(selected(), key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        case Qt::Key_Minus:
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            Q_EMIT removeAsked(selected());
            return true;
        default:
            break;
        }
    }
    if (event->type() == QEvent::HoverMove && watched == view()->viewport()) {
        const QModelIndex index
            = view()->indexAt(static_cast<QHoverEvent*>(event)->position().toPoint());
        if (index.isValid())
            Q_EMIT cardShown(m_model->cardAt(index.row()));
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace deckroom
