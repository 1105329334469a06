#include "app/decks/CollectionModel.h"

#include "app/decks/CardMime.h"

#include <QCollator>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace deckroom {

CollectionModel::CollectionModel(const DeckDesk& desk, QObject* parent)
    : QAbstractTableModel(parent)
    , m_desk(desk)
    , m_byName(desk.size())
{
    // Names are compared once: afterwards sorting is about numbers.
    std::vector<std::uint32_t> order(desk.size());
    std::iota(order.begin(), order.end(), 0U);
    QCollator collator;
    std::vector<QCollatorSortKey> keys;
    keys.reserve(desk.size());
    for (std::size_t card = 0; card < desk.size(); ++card)
        keys.push_back(collator.sortKey(desk.facts(card).name));
    std::ranges::stable_sort(
        order, [&keys](auto one, auto other) { return keys[one] < keys[other]; });
    for (std::uint32_t place = 0; place < order.size(); ++place)
        m_byName[order[place]] = place;
    m_filter.values.resize(static_cast<std::size_t>(desk.facets().size()));
    m_rows = matching(desk, m_filter);
    arrange();
}

void CollectionModel::setDocument(DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &DeckDocument::changed, this, &CollectionModel::noteCounts);
    noteCounts();
}

void CollectionModel::noteCounts()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(
            index(0, 0), index(rowCount() - 1, ColumnCount - 1), { Qt::DisplayRole, CountRole });
}

void CollectionModel::setFilter(const CardFilter& filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    m_filter.values.resize(static_cast<std::size_t>(m_desk.facets().size()));
    m_rows = matching(m_desk, m_filter);
    arrange();
    endResetModel();
}

qsizetype CollectionModel::facetOf(int column) const
{
    switch (column) {
    case KinshipColumn:
        return m_desk.kinship();
    case TypeColumn:
        return m_desk.typeFacet();
    case RarityColumn:
        return std::max(
            m_desk.facet(QStringLiteral("rarity")), m_desk.facet(QStringLiteral("stars")));
    default:
        return -1;
    }
}

/// In the order of numbers that were found before: a whole collection takes a few milliseconds.
void CollectionModel::arrange()
{
    const auto kin = static_cast<std::size_t>(m_desk.kinship());
    const auto key = [&](std::uint32_t card) {
        const CardFacts& facts = m_desk.facts(card);
        std::tuple<int, int> first { 0, 0 };
        if (m_column < 0)
            first = { facts.rank(kin), facts.cost };
        else if (const qsizetype facet = facetOf(m_column); facet >= 0)
            first = { facts.rank(static_cast<std::size_t>(facet)), facts.cost };
        else if (m_column == CostColumn)
            first = { facts.cost, 0 };
        else if (m_column == CountColumn && m_document)
            first = { m_document->copies(card), 0 };
        return std::tuple_cat(first, std::tuple(m_byName[card]));
    };
    struct Keyed
    {
        std::tuple<int, int, std::uint32_t> key;
        std::uint32_t card;
    };
    std::vector<Keyed> keyed;
    keyed.reserve(m_rows.size());
    for (const std::uint32_t card : m_rows)
        keyed.push_back({ key(card), card });
    if (m_column == SetColumn || m_column == StatsColumn) {
        const auto text = [&](const Keyed& each) -> const QString& {
            const CardFacts& facts = m_desk.facts(each.card);
            return m_column == SetColumn ? facts.set : facts.stats;
        };
        std::ranges::sort(keyed, [&](const Keyed& one, const Keyed& other) {
            const int order = text(one).compare(text(other));
            return order != 0 ? order < 0 : one.key < other.key;
        });
    } else {
        std::ranges::sort(keyed, {}, &Keyed::key);
    }
    if (m_order == Qt::DescendingOrder)
        std::ranges::reverse(keyed);
    std::ranges::transform(keyed, m_rows.begin(), &Keyed::card);
}

void CollectionModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> cards;
    for (const QModelIndex& each : before)
        cards.push_back(m_rows[static_cast<std::size_t>(each.row())]);
    m_column = column;
    m_order = order;
    arrange();
    QModelIndexList after;
    for (qsizetype k = 0; k < before.size(); ++k)
        after.append(index(rowOf(cards[static_cast<std::size_t>(k)]), before.at(k).column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

int CollectionModel::rowOf(std::size_t card) const
{
    const auto found = std::ranges::find(m_rows, static_cast<std::uint32_t>(card));
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

CardCounts CollectionModel::cardsAt(const QModelIndexList& indexes) const
{
    CardCounts cards;
    for (const QModelIndex& each : indexes) {
        const CardCount one { cardAt(each.row()), 1 };
        if (!cards.contains(one)) // A row of a table has many cells.
            cards.append(one);
    }
    return cards;
}

int CollectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CollectionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString CollectionModel::words(std::size_t card, int column) const
{
    const CardFacts& facts = m_desk.facts(card);
    if (const qsizetype facet = facetOf(column); facet >= 0) {
        QStringList titles;
        const Facet& all = m_desk.facets().at(facet);
        for (int value = 0; value < all.values.size(); ++value)
            if (facts.has(static_cast<std::size_t>(facet), value))
                titles.append(all.titles.at(value));
        return titles.join(QStringLiteral(", "));
    }
    switch (column) {
    case NameColumn:
        return facts.name;
    case CostColumn:
        return facts.cost < 0 ? QString() : QString::number(facts.cost);
    case StatsColumn:
        return facts.stats;
    case SetColumn:
        return facts.set;
    case CountColumn: {
        const int copies = m_document ? m_document->copies(card) : 0;
        return copies > 0 ? QString::number(copies) : QString();
    }
    default:
        return {};
    }
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t card = cardAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return words(card, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == CostColumn || index.column() == CountColumn
            ? int(Qt::AlignRight | Qt::AlignVCenter)
            : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::AccessibleTextRole: {
        const int copies = m_document ? m_document->copies(card) : 0;
        const QString face = m_desk.face(card).accessibleName;
        return copies > 0 ? tr("%1; %n in the deck", nullptr, copies).arg(face) : face;
    }
    case Qt::ToolTipRole:
        return m_desk.facts(card).understood
            ? QVariant()
            : tr("Its text is not understood, so it cannot be played.");
    case CardNumberRole:
        return QVariant::fromValue<qulonglong>(card);
    case CountRole:
        return m_document ? m_document->copies(card) : 0;
    case SpellingRole:
        return QString::fromStdString(m_desk.spelling(card));
    case FaultRole:
        return m_desk.facts(card).understood ? QString() : tr("Not understood");
    default:
        return {};
    }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case CostColumn:
        return m_desk.costTitle();
    case StatsColumn:
        return tr("Numbers");
    case SetColumn:
        return tr("Set");
    case CountColumn:
        return tr("In the deck");
    default:
        return facetOf(section) >= 0 ? m_desk.facets().at(facetOf(section)).title : QVariant();
    }
}

// --- Drag and drop

Qt::ItemFlags CollectionModel::flags(const QModelIndex& index) const
{
    // Only the list as a whole takes cards: a drop on a card would mean nothing.
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
        | Qt::ItemNeverHasChildren;
}

QStringList CollectionModel::mimeTypes() const
{
    return { cardMimeType() };
}

QMimeData* CollectionModel::mimeData(const QModelIndexList& indexes) const
{
    return toMime(m_desk, { m_desk.id(), 0, Part::Main, cardsAt(indexes) });
}

bool CollectionModel::canDropMimeData(
    const QMimeData* data, Qt::DropAction, int, int, const QModelIndex&) const
{
    const auto carried = fromMime(data);
    return carried && m_document
        && carried->document == reinterpret_cast<quintptr>(m_document.data());
}

bool CollectionModel::dropMimeData(
    const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const auto carried = fromMime(data);
    m_document->remove(carried->from, carried->cards);
    return true;
}

} // namespace deckroom
