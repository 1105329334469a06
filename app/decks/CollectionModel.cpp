#include "app/decks/CollectionModel.h"

#include "app/decks/CardMime.h"

#include <QCollator>
#include <QHash>

#include <algorithm>
#include <tuple>

namespace deckroom {

CollectionModel::CollectionModel(const DeckDesk& desk, QObject* parent)
    : QAbstractTableModel(parent)
    , m_desk(desk)
    , m_byName(desk.size())
{
    // Names are compared once, and each only once: afterwards sorting is about numbers.
    QHash<QString, std::uint32_t> places;
    for (std::size_t card = 0; card < desk.size(); ++card)
        places.insert(desk.facts(card).name, 0);
    QCollator collator;
    std::vector<std::pair<QCollatorSortKey, QString>> names;
    names.reserve(static_cast<std::size_t>(places.size()));
    for (auto each = places.cbegin(); each != places.cend(); ++each)
        names.emplace_back(collator.sortKey(each.key()), each.key());
    std::ranges::sort(names, [](const auto& one, const auto& other) {
        const int order = one.first.compare(other.first);
        return order != 0 ? order < 0 : one.second < other.second;
    });
    for (std::uint32_t place = 0; place < names.size(); ++place)
        places[names[place].second] = place;
    for (std::size_t card = 0; card < desk.size(); ++card)
        m_byName[card] = places.value(desk.facts(card).name);
    arrange();
    m_rows = m_order;
    connect(&desk, &DeckDesk::judged, this, &CollectionModel::noteCounts);
}

void CollectionModel::setDocument(DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &DeckDocument::changed, this, &CollectionModel::noteCounts);
    if (document && document->hasPool())
        fill();
    else
        noteCounts();
}

/// Of a deck with a pool the pool is the collection.
bool CollectionModel::isOffered(std::size_t card) const
{
    return !m_document || !m_document->hasPool() || m_document->pooled(card) > 0;
}

int CollectionModel::size() const
{
    return m_document && m_document->hasPool() ? m_document->poolSize()
                                               : static_cast<int>(m_desk.shownSize());
}

void CollectionModel::fill()
{
    beginResetModel();
    select(AskedFilter(m_desk.sharedIndex(), m_filter));
    endResetModel();
}

void CollectionModel::noteCounts()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(
            index(0, 0), index(rowCount() - 1, ColumnCount - 1), { Qt::DisplayRole, CountRole });
}

std::vector<AskedFilter::Problem> CollectionModel::setFilter(const CardFilter& filter)
{
    if (filter == m_filter)
        return {};
    const AskedFilter asked(m_desk.sharedIndex(), filter);
    if (!asked.problems().empty())
        return asked.problems();
    beginResetModel();
    m_filter = filter;
    select(asked);
    endResetModel();
    return {};
}

void CollectionModel::select(const AskedFilter& asked)
{
    m_rows.clear();
    for (const std::uint32_t card : m_order)
        if (isOffered(card) && asked.matches(card))
            m_rows.push_back(card);
}

qsizetype CollectionModel::facetOf(int column) const
{
    switch (static_cast<Column>(column)) {
    case KinshipColumn:
        return m_desk.kinship();
    case TypeColumn:
        return m_desk.typeFacet();
    case RarityColumn:
        return std::max(
            m_desk.facet(QStringLiteral("rarity")), m_desk.facet(QStringLiteral("stars")));
    case NameColumn:
    case CostColumn:
    case StatsColumn:
    case SetColumn:
    case CountColumn:
    case ColumnCount:
        break;
    }
    return -1;
}

/// All cards once, so that a key in the filter sorts nothing.
void CollectionModel::arrange()
{
    const auto kin = static_cast<std::size_t>(m_desk.kinship());
    const auto key = [&](std::uint32_t card) {
        const CardFacts& facts = m_desk.facts(card);
        std::pair<int, int> first { 0, 0 };
        if (m_column < 0)
            first = { facts.rank(kin), facts.cost };
        else if (const qsizetype facet = facetOf(m_column); facet >= 0)
            first = { facts.rank(static_cast<std::size_t>(facet)), facts.cost };
        else if (m_column == CostColumn)
            first = { facts.cost, 0 };
        else if (m_column == CountColumn && m_document)
            first = { m_document->copies(card), 0 };
        return std::tuple(first.first, first.second, m_byName[card], card);
    };
    using Key = decltype(key(0));
    std::vector<Key> keys;
    keys.reserve(m_desk.size());
    for (std::uint32_t card = 0; card < m_desk.size(); ++card)
        if (!m_desk.isSuperseded(card)) // Another card has its number now.
            keys.push_back(key(card));
    if (m_column == SetColumn || m_column == StatsColumn) {
        const auto text = [&](const Key& each) -> const QString& {
            const CardFacts& facts = m_desk.facts(std::get<3>(each));
            return m_column == SetColumn ? facts.set : facts.stats;
        };
        std::ranges::sort(keys, [&](const Key& one, const Key& other) {
            const int order = text(one).compare(text(other));
            return order != 0 ? order < 0 : one < other;
        });
    } else {
        std::ranges::sort(keys);
    }
    if (m_direction == Qt::DescendingOrder)
        std::ranges::reverse(keys);
    m_order.clear();
    for (const Key& each : keys)
        m_order.push_back(std::get<3>(each));
}

void CollectionModel::sort(int column, Qt::SortOrder order)
{
    // A table sorts as soon as it can; what depends on the deck is sorted anew.
    if (column == m_column && order == m_direction && column != CountColumn)
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> cards;
    for (const QModelIndex& each : before)
        cards.push_back(m_rows[static_cast<std::size_t>(each.row())]);
    m_column = column;
    m_direction = order;
    arrange();
    select(AskedFilter(m_desk.sharedIndex(), m_filter));
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
    switch (static_cast<Column>(column)) {
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
        if (m_document && m_document->hasPool())
            return tr("%1 of %2", "copies in the deck of those in the pool")
                .arg(copies)
                .arg(m_document->pooled(card));
        return copies > 0 ? QString::number(copies) : QString();
    }
    case KinshipColumn: // a facet, where the game has it
    case TypeColumn:
    case RarityColumn:
    case ColumnCount:
        break;
    }
    return {};
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
        QString face = m_desk.face(card).accessibleName;
        if (m_desk.corrected(card) != DeckDesk::npos)
            face = tr("%1, your own wording").arg(face);
        if (m_document && m_document->hasPool())
            return tr("%1; %2 of %3 in the deck")
                .arg(face)
                .arg(copies)
                .arg(m_document->pooled(card));
        return copies > 0 ? tr("%1; %n in the deck", nullptr, copies).arg(face) : face;
    }
    case Qt::ToolTipRole:
        return m_desk.isRefused(card) ? tr("Its text is not understood, so it cannot be played.")
            : m_desk.corrected(card) != DeckDesk::npos
            ? tr("Your own wording, in place of the card that comes with the program.")
            : QVariant();
    case CardNumberRole:
        return QVariant::fromValue<qulonglong>(card);
    case CountRole:
        return m_document ? m_document->copies(card) : 0;
    case SpellingRole:
        return QString::fromStdString(m_desk.spelling(card));
    case PoolRole:
        return m_document && m_document->hasPool() ? QVariant(m_document->pooled(card))
                                                   : QVariant();
    case FaultRole:
        return m_desk.isRefused(card) ? tr("Not understood") : QString();
    default:
        return {};
    }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (const qsizetype facet = facetOf(section); facet >= 0)
        return m_desk.facets().at(facet).title;
    switch (static_cast<Column>(section)) {
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
    case KinshipColumn:
    case TypeColumn:
    case RarityColumn:
    case ColumnCount:
        break;
    }
    return {};
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
