#include "app/viewmodels/TrackModel.h"

void TrackModel::setMarkers(const QList<TrackMarker>& markers)
{
    if (setRows(markers))
        Q_EMIT countChanged();
}

QVariant TrackModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TrackMarker& marker = rows().at(index.row());
    switch (role) {
    case KeyRole:
        return marker.key;
    case SeatRole:
        return marker.seat;
    case LaneRole:
        return marker.lane;
    case NearRole:
        return marker.near;
    case TitleRole:
        return marker.title;
    case TileRole:
        return marker.tile;
    case AheadRole:
        return marker.ahead;
    case TravelledRole:
        return marker.travelled;
    case MarksRole:
        return marker.marks;
    case StandingsRole:
        return marker.standings;
    case VerdictRole:
        return marker.verdict;
    case SelectableRole:
        return marker.selectable;
    case PickedRole:
        return marker.picked;
    case VerbsRole:
        return marker.verbs;
    case AccessibleNameRole:
    case Qt::DisplayRole:
        return marker.accessibleName;
    }
    return {};
}

QHash<int, QByteArray> TrackModel::roleNames() const
{
    return { { KeyRole, "key" }, { SeatRole, "seat" }, { LaneRole, "lane" }, { NearRole, "near" },
        { TitleRole, "title" }, { TileRole, "tile" }, { AheadRole, "ahead" },
        { TravelledRole, "travelled" }, { MarksRole, "marks" }, { StandingsRole, "standings" },
        { VerdictRole, "verdict" }, { SelectableRole, "selectable" }, { PickedRole, "picked" },
        { VerbsRole, "verbs" }, { AccessibleNameRole, "accessibleName" } };
}
