#pragma once

#include "app/decks/CollectionModel.h"

namespace deckroom {

/// One part of a deck as rows, a row for each card with its copies, in groups. Cards are dropped
/// here from the collection or from another part; whatever happens is one step of the document.
class DeckPartModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Grouping { Cost, Type, Kinship, None };

    DeckPartModel(DeckDocument&, Part, QObject* parent = nullptr);

    Part part() const { return m_part; }
    DeckDocument& document() const { return m_document; }
    Grouping grouping() const { return m_grouping; }
    void setGrouping(Grouping);
    CardCounts cardsAt(const QModelIndexList&, bool allCopies) const;
    int rowOf(const std::string& spelling) const; ///< -1 when it is not there.
    int copiesAt(int row) const { return m_rows.at(row).count; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex&) const override;

    Qt::DropActions supportedDragActions() const override
    {
        return Qt::MoveAction | Qt::CopyAction;
    }
    Qt::DropActions supportedDropActions() const override
    {
        return Qt::MoveAction | Qt::CopyAction;
    }
    QStringList mimeTypes() const override;
    /// All copies of each row; `oneOfEach` is for a drag that takes one card off each pile.
    QMimeData* mimeData(const QModelIndexList&) const override;
    QMimeData* oneOfEach(const QModelIndexList&) const;
    bool canDropMimeData(const QMimeData*, Qt::DropAction, int row, int column,
        const QModelIndex& parent) const override;
    bool dropMimeData(
        const QMimeData*, Qt::DropAction, int row, int column, const QModelIndex& parent) override;

private:
    struct Row
    {
        std::string spelling;
        std::size_t card = DeckDesk::npos;
        int count = 0;
        int group = 0; ///< For sorting.
        int second = 0;
        bool operator==(const Row&) const = default;
    };
    QList<Row> rowsOfDeck() const;
    void follow();
    QString groupTitle(const Row&) const;

    DeckDocument& m_document;
    const Part m_part;
    Grouping m_grouping = Grouping::Cost;
    QList<Row> m_rows;
};

} // namespace deckroom
