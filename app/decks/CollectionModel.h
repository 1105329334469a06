#pragma once

#include "app/decks/CardFilter.h"
#include "app/decks/DeckDocument.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace deckroom {

/// What every list of cards of the deck room tells of a row, beside the usual roles.
enum CardRole {
    CardNumberRole = Qt::UserRole + 1, ///< In the library; absent for a card that is not known.
    CountRole,                         ///< Copies in the part, or in the deck.
    GroupRole,                         ///< Title of the group it lies in.
    SpellingRole,                      ///< As the deck list has it.
    FaultRole,                         ///< Why it may not be there; "" nothing.
    PoolRole ///< Copies in the pool that the deck is made of; absent without a pool.
};

/// The cards of a game as rows, filtered and sorted. With a deck at hand it says how many of each
/// are in it, gives cards to it and takes cards out of it that are dropped here.
class CollectionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        CostColumn,
        KinshipColumn,
        TypeColumn,
        StatsColumn,
        RarityColumn,
        SetColumn,
        CountColumn,
        ColumnCount
    };

    explicit CollectionModel(const DeckDesk&, QObject* parent = nullptr);

    const DeckDesk& desk() const { return m_desk; }
    void setDocument(DeckDocument*);
    /// The last one that could be asked.
    const CardFilter& filter() const { return m_filter; }
    /// What is wrong with the words of a filter; then the rows stay as they are.
    std::vector<AskedFilter::Problem> setFilter(const CardFilter&);
    /// How many cards there are without a filter: the collection, or the pool of the deck.
    int size() const;
    std::size_t cardAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    int rowOf(std::size_t card) const; ///< -1 when it is not shown.
    CardCounts cardsAt(const QModelIndexList&) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex&) const override;
    void sort(int column, Qt::SortOrder) override;

    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }
    Qt::DropActions supportedDropActions() const override
    {
        return Qt::CopyAction | Qt::MoveAction;
    }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList&) const override;
    bool canDropMimeData(const QMimeData*, Qt::DropAction, int row, int column,
        const QModelIndex& parent) const override;
    bool dropMimeData(
        const QMimeData*, Qt::DropAction, int row, int column, const QModelIndex& parent) override;

private:
    void arrange();
    void fill();
    bool isOffered(std::size_t card) const;
    void select(const AskedFilter&);
    QString words(std::size_t card, int column) const;
    qsizetype facetOf(int column) const;
    void noteCounts();

    const DeckDesk& m_desk;
    QPointer<DeckDocument> m_document;
    CardFilter m_filter;
    int m_column = -1; ///< -1: by kinship, cost and name, as in a binder.
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    std::vector<std::uint32_t> m_order;  ///< All cards, sorted.
    std::vector<std::uint32_t> m_rows;   ///< Those of them that are shown.
    std::vector<std::uint32_t> m_byName; ///< The place of each card in the order of names.
};

} // namespace deckroom
