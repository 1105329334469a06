#include "app/viewmodels/DraftRows.h"

#include <numeric>

int DraftRows::cards() const
{
    return std::accumulate(rows().begin(), rows().end(), 0,
        [](int sum, const DraftRow& row) { return sum + row.count; });
}

void DraftRows::set(const QList<DraftRow>& wanted)
{
    const int before = cards();
    if (setRows(wanted) || cards() != before)
        Q_EMIT countChanged();
}

QVariant DraftRows::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DraftRow& row = rows().at(index.row());
    switch (role) {
    case KeyRole:
        return row.key;
    case FaceRole:
        return QVariant::fromValue(row.face);
    case CountRole:
        return row.count;
    case HeadingRole:
        return row.heading;
    case Qt::DisplayRole:
        return row.face.name;
    default:
        return {};
    }
}

QHash<int, QByteArray> DraftRows::roleNames() const
{
    return { { KeyRole, "key" }, { FaceRole, "face" }, { CountRole, "count" },
        { HeadingRole, "heading" } };
}
