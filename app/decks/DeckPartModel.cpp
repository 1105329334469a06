#include "app/decks/DeckPartModel.h"

#include "app/decks/CardMime.h"

#include <algorithm>
#include <tuple>

namespace deckroom {

DeckPartModel::DeckPartModel(DeckDocument& document, Part part, QObject* parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_part(part)
    , m_rows(rowsOfDeck())
{
    connect(&document, &DeckDocument::changed, this, &DeckPartModel::follow);
}

QList<DeckPartModel::Row> DeckPartModel::rowsOfDeck() const
{
    const DeckDesk& desk = m_document.desk();
    QList<Row> rows;
    for (const triptych::decks::Entry& entry : entriesOf(m_document.list(), m_part)) {
        Row row { entry.card, desk.find(entry.card), entry.count, 99, 0 };
        if (row.card != DeckDesk::npos) {
            const CardFacts& facts = desk.facts(row.card);
            row.second = facts.cost;
            switch (m_grouping) {
            case Grouping::Cost:
                row.group = std::clamp(facts.cost, -1, 8);
                row.second = facts.rank(static_cast<std::size_t>(desk.typeFacet()));
                break;
            case Grouping::Type:
                row.group = facts.rank(static_cast<std::size_t>(desk.typeFacet()));
                break;
            case Grouping::Kinship:
                row.group = facts.rank(static_cast<std::size_t>(desk.kinship()));
                break;
            case Grouping::None:
                row.group = 0;
                break;
            }
        }
        rows.append(std::move(row));
    }
    std::ranges::sort(rows, [](const Row& one, const Row& other) {
        return std::tie(one.group, one.second, one.spelling)
            < std::tie(other.group, other.second, other.spelling);
    });
    return rows;
}

void DeckPartModel::setGrouping(Grouping grouping)
{
    if (grouping == m_grouping)
        return;
    m_grouping = grouping;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QList<std::string> cards;
    for (const QModelIndex& each : before)
        cards.append(m_rows.at(each.row()).spelling);
    m_rows = rowsOfDeck();
    QModelIndexList after;
    for (const std::string& card : cards)
        after.append(index(rowOf(card)));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

/// Rows go, come and change one by one, so that what is selected stays selected.
void DeckPartModel::follow()
{
    const QList<Row> wanted = rowsOfDeck();
    const auto isIn = [](const QList<Row>& rows, const Row& row) {
        return std::ranges::find(rows, row.spelling, &Row::spelling) != rows.end();
    };
    for (qsizetype row = m_rows.size(); row-- > 0;) {
        if (isIn(wanted, m_rows.at(row)))
            continue;
        beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
        m_rows.removeAt(row);
        endRemoveRows();
    }
    // The order of those that stay is the same: it depends on the cards alone.
    for (qsizetype row = 0; row < wanted.size(); ++row) {
        const int place = static_cast<int>(row);
        if (row >= m_rows.size() || m_rows.at(row).spelling != wanted.at(row).spelling) {
            beginInsertRows({}, place, place);
            m_rows.insert(row, wanted.at(row));
            endInsertRows();
        } else if (m_rows.at(row) != wanted.at(row)) {
            m_rows[row] = wanted.at(row);
            Q_EMIT dataChanged(index(place), index(place));
        }
    }
}

int DeckPartModel::rowOf(const std::string& spelling) const
{
    const auto found = std::ranges::find(m_rows, spelling, &Row::spelling);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

CardCounts DeckPartModel::cardsAt(const QModelIndexList& indexes, bool allCopies) const
{
    CardCounts cards;
    for (const QModelIndex& each : indexes)
        if (const Row& row = m_rows.at(each.row()); row.card != DeckDesk::npos)
            cards.append({ row.card, allCopies ? row.count : 1 });
    return cards;
}

QString DeckPartModel::groupTitle(const Row& row) const
{
    const DeckDesk& desk = m_document.desk();
    if (row.card == DeckDesk::npos)
        return tr("Not known");
    const auto facetTitle = [&](qsizetype facet) {
        return row.group == 30 ? tr("Several")
            : row.group > 30   ? tr("Without")
                               : desk.facets().at(facet).titles.value(row.group);
    };
    switch (m_grouping) {
    case Grouping::Cost:
        return row.group < 0 ? tr("No cost")
            : row.group >= 8 ? tr("8 and more")
                             : QString::number(row.group);
    case Grouping::Type:
        return facetTitle(desk.typeFacet());
    case Grouping::Kinship:
        return facetTitle(desk.kinship());
    case Grouping::None:
        return {};
    }
    return {};
}

int DeckPartModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant DeckPartModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(index.row());
    const bool known = row.card != DeckDesk::npos;
    const QString name
        = known ? m_document.desk().facts(row.card).name : QString::fromStdString(row.spelling);
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole:
        return tr("%n × %1", nullptr, row.count)
            .arg(known ? m_document.desk().face(row.card).accessibleName : name);
    case Qt::ToolTipRole:
        return known ? QVariant() : tr("There is no such card; take it out or load its pack.");
    case CardNumberRole:
        return known ? QVariant::fromValue<qulonglong>(row.card) : QVariant();
    case CountRole:
        return row.count;
    case GroupRole:
        return groupTitle(row);
    case SpellingRole:
        return QString::fromStdString(row.spelling);
    case FaultRole:
        return known && !m_document.desk().isRefused(row.card) ? QString()
            : known                                            ? tr("Not understood")
                                                               : tr("Not known");
    default:
        return {};
    }
}

// --- Drag and drop

Qt::ItemFlags DeckPartModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
        | Qt::ItemNeverHasChildren;
}

QStringList DeckPartModel::mimeTypes() const
{
    return { cardMimeType() };
}

QMimeData* DeckPartModel::mimeData(const QModelIndexList& indexes) const
{
    return toMime(m_document.desk(),
        { m_document.desk().id(), reinterpret_cast<quintptr>(&m_document), m_part,
            cardsAt(indexes, true) });
}

QMimeData* DeckPartModel::oneOfEach(const QModelIndexList& indexes) const
{
    return toMime(m_document.desk(),
        { m_document.desk().id(), reinterpret_cast<quintptr>(&m_document), m_part,
            cardsAt(indexes, false) });
}

bool DeckPartModel::canDropMimeData(
    const QMimeData* data, Qt::DropAction, int, int, const QModelIndex&) const
{
    const auto carried = fromMime(data);
    if (!carried || carried->game != m_document.desk().id())
        return false;
    if (carried->document == reinterpret_cast<quintptr>(&m_document) && carried->from == m_part)
        return false; // It lies here already.
    return std::ranges::any_of(carried->cards, [this](const CardCount& each) {
        return each.card < m_document.desk().size()
            && m_document.desk().mayHold(m_part, each.card, m_document.ruleset());
    });
}

bool DeckPartModel::dropMimeData(
    const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const auto carried = fromMime(data);
    if (carried->document == reinterpret_cast<quintptr>(&m_document))
        m_document.move(carried->from, m_part, carried->cards);
    else
        m_document.add(m_part, carried->cards);
    return true;
}

} // namespace deckroom
