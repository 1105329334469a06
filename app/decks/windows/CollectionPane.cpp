#include "app/decks/windows/CollectionPane.h"

#include "app/decks/CardPainter.h"
#include "app/decks/windows/CardDelegate.h"
#include "app/decks/windows/FlowLayout.h"

#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
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
    , m_search(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_views(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("collection"));
    setAccessibleName(tr("Collection"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 4, 8);
    column->setSpacing(6);
    column->addWidget(makeFilters());
    column->addWidget(makeViews(), 1);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CollectionPane::note);
    connect(&pictures, &CardPictures::drawn, m_cards->viewport(), qOverload<>(&QWidget::update));
    note();
}

QWidget* CollectionPane::makeFilters()
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_search->setObjectName(QStringLiteral("collectionSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Search names, texts and types"));
    m_search->setAccessibleName(tr("Search the collection"));
    m_search->setToolTip(
        tr("Every word has to be found; words in quotation marks together (Ctrl+F)."));
    connect(m_search, &QLineEdit::textChanged, this, &CollectionPane::filter);
    auto* first = new QHBoxLayout;
    first->addWidget(m_search, 1);
    m_fitting = new QCheckBox(tr("Only what &fits"), box);
    m_fitting->setObjectName(QStringLiteral("onlyFitting"));
    m_fitting->setToolTip(tr("Only cards that may lie in this deck by its rules and its leader."));
    connect(m_fitting, &QCheckBox::toggled, this, &CollectionPane::filter);
    first->addWidget(m_fitting);
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
    first->addWidget(m_table);
    column->addLayout(first);

    // Values of facets as buttons: one look tells what is chosen.
    auto* values = new QWidget(box);
    auto* flow = new FlowLayout(values, 3);
    for (qsizetype f = 0; f < m_desk.facets().size(); ++f) {
        const Facet& facet = m_desk.facets().at(f);
        QList<QToolButton*> buttons;
        for (qsizetype v = 0; v < facet.values.size(); ++v) {
            auto* button = new QToolButton(values);
            button->setCheckable(true);
            button->setAutoRaise(true);
            button->setText(facet.titles.at(v));
            button->setObjectName(facet.key + u'-' + facet.values.at(v));
            button->setAccessibleName(
                tr("%1: %2", "facet: value").arg(facet.title, facet.titles.at(v)));
            button->setToolTip(button->accessibleName());
            if (!facet.icons.at(v).isEmpty()) {
                const bool light = palette().color(QPalette::Window).lightness() > 128;
                button->setIcon(QIcon(QPixmap::fromImage(symbol(facet.icons.at(v),
                    light ? QStringLiteral("ink") : QStringLiteral("bone"), 36))));
                button->setToolButtonStyle(
                    f == m_desk.kinship() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
            }
            connect(button, &QToolButton::toggled, this, &CollectionPane::filter);
            flow->addWidget(button);
            buttons.append(button);
        }
        m_values.append(buttons);
        auto* line = new QFrame(values);
        line->setFrameShape(QFrame::VLine);
        line->setFixedSize(6, 22);
        flow->addWidget(line);
    }
    for (int cost = 0; cost <= 8; ++cost) {
        auto* button = new QToolButton(values);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setText(cost == 8 ? QStringLiteral("8+") : QString::number(cost));
        button->setAccessibleName(
            tr("%1: %2", "facet: value").arg(m_desk.costTitle(), button->text()));
        button->setToolTip(button->accessibleName());
        button->setObjectName(QStringLiteral("cost-%1").arg(cost));
        connect(button, &QToolButton::toggled, this, &CollectionPane::filter);
        flow->addWidget(button);
        m_costs.append(button);
    }
    auto* which = new QToolButton(values);
    which->setText(tr("Which cards"));
    which->setAutoRaise(true);
    which->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(which);
    auto* group = new QActionGroup(menu);
    for (const QString& title : { tr("All cards"), tr("Only those that can be played"),
             tr("Only those whose text is not understood"), tr("Only my own cards") }) {
        QAction* action = menu->addAction(title, this, &CollectionPane::filter);
        action->setCheckable(true);
        group->addAction(action);
        m_which.append(action);
    }
    m_which.first()->setChecked(true);
    which->setMenu(menu);
    flow->addWidget(which);
    m_clear = new QToolButton(values);
    m_clear->setText(tr("Show all"));
    m_clear->setObjectName(QStringLiteral("clearFilters"));
    connect(m_clear, &QToolButton::clicked, this, &CollectionPane::clearFilters);
    flow->addWidget(m_clear);
    flow->addWidget(m_count);
    column->addWidget(values);
    return box;
}

QWidget* CollectionPane::makeViews()
{
    m_cards = new CardGrid(this);
    prepare(m_cards, m_model);
    m_cards->setObjectName(QStringLiteral("collectionCards"));
    m_cards->setAccessibleName(tr("Cards of the collection"));
    m_cards->setFlow(QListView::LeftToRight);
    m_cards->setWrapping(true);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setUniformItemSizes(true);
    m_cards->setSelectionRectVisible(true);
    m_cards->verticalScrollBar()->setSingleStep(40);
    m_delegate = new CardDelegate(m_pictures, this);
    m_cards->setItemDelegate(m_delegate);

    m_rows = new QTreeView(this);
    prepare(m_rows, m_model);
    m_rows->setObjectName(QStringLiteral("collectionTable"));
    m_rows->setAccessibleName(tr("Cards of the collection, as a table"));
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
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

void CollectionPane::filter()
{
    CardFilter filter;
    filter.words = m_search->text();
    for (const QList<QToolButton*>& buttons : std::as_const(m_values)) {
        std::uint32_t bits = 0;
        for (qsizetype v = 0; v < buttons.size(); ++v)
            bits |= buttons.at(v)->isChecked() ? 1U << v : 0U;
        filter.values.push_back(bits);
    }
    for (qsizetype cost = 0; cost < m_costs.size(); ++cost)
        filter.costs |= m_costs.at(cost)->isChecked() ? 1U << cost : 0U;
    for (qsizetype k = 0; k < m_which.size(); ++k)
        if (m_which.at(k)->isChecked())
            filter.which = static_cast<CardFilter::Which>(k);
    if (m_fitting->isChecked() && m_document) {
        filter.onlyFitting = true;
        filter.ruleset = m_document->ruleset();
        filter.kinship = m_desk.kinshipAllowed(m_document->list());
    }
    m_model->setFilter(filter);
}

void CollectionPane::clearFilters()
{
    const QSignalBlocker search(m_search);
    m_search->clear();
    for (const QList<QToolButton*>& buttons : std::as_const(m_values))
        for (QToolButton* button : buttons) {
            const QSignalBlocker quiet(button);
            button->setChecked(false);
        }
    for (QToolButton* button : std::as_const(m_costs)) {
        const QSignalBlocker quiet(button);
        button->setChecked(false);
    }
    const QSignalBlocker fitting(m_fitting);
    m_fitting->setChecked(false);
    m_which.first()->setChecked(true);
    filter();
}

void CollectionPane::showFitting(Part part)
{
    clearFilters();
    // Of leaders there are few types, and none of them is in the main deck: show those.
    if (isPlace(part) && m_document) {
        const qsizetype type = m_desk.typeFacet();
        for (std::size_t card = 0; card < m_desk.size(); ++card)
            if (m_desk.mayHold(part, card, m_document->ruleset())) {
                const int rank = m_desk.facts(card).rank(static_cast<std::size_t>(type));
                if (rank < m_values.at(type).size())
                    m_values.at(type).at(rank)->setChecked(true);
                break;
            }
    } else {
        m_fitting->setChecked(true);
    }
    filter();
    view()->setFocus();
}

void CollectionPane::note()
{
    const int shown = m_model->rowCount();
    m_count->setText(tr("%1 of %n cards", nullptr, static_cast<int>(m_desk.size())).arg(shown));
    CardFilter none;
    none.values.resize(static_cast<std::size_t>(m_desk.facets().size()));
    m_clear->setEnabled(!(m_model->filter() == none));
}

bool CollectionPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && watched == view()) {
        auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Plus:
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
