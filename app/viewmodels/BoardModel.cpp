#include "app/viewmodels/BoardModel.h"

void BoardModel::setTiles(const QList<BoardTile>& tiles)
{
    int columns = 0;
    int tileRows = 0;
    for (const BoardTile& tile : tiles) {
        columns = std::max(columns, tile.column + 1);
        tileRows = std::max(tileRows, tile.row + 1);
    }
    const bool grown = columns != m_columns || tileRows != m_tileRows;
    m_columns = columns;
    m_tileRows = tileRows;
    if (grown)
        Q_EMIT sizeChanged();
    setRows(tiles);
}

QPoint BoardModel::at(const QString& key) const
{
    const int row = rowOf(key);
    return row < 0 ? QPoint(-1, -1) : QPoint(rows().at(row).column, rows().at(row).row);
}

QVariant BoardModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BoardTile& tile = rows().at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case KeyRole:
        return tile.key;
    case ColumnRole:
        return tile.column;
    case RowRole:
        return tile.row;
    case SideRole:
        return tile.side;
    case HomeRole:
        return tile.home;
    case MarksRole:
        return tile.marks;
    case OccupantRole:
        return tile.occupant;
    case SelectableRole:
        return tile.selectable;
    case PickedRole:
        return tile.picked;
    case VerbsRole:
        return tile.verbs;
    case AccessibleNameRole:
        return tile.accessibleName;
    }
    return {};
}

QHash<int, QByteArray> BoardModel::roleNames() const
{
    return { { KeyRole, "key" }, { ColumnRole, "column" }, { RowRole, "row" }, { SideRole, "side" },
        { HomeRole, "home" }, { MarksRole, "marks" }, { OccupantRole, "occupant" },
        { SelectableRole, "selectable" }, { PickedRole, "picked" }, { VerbsRole, "verbs" },
        { AccessibleNameRole, "accessibleName" } };
}
