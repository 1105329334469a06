#pragma once

#include "app/scene/TrackMarker.h"
#include "app/viewmodels/KeyedRows.h"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// The markers of a track. Never resets. Roles: the members of TrackMarker by name.
class TrackModel : public KeyedRows<TrackMarker>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The track belongs to the match")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,
        SeatRole,
        LaneRole,
        NearRole,
        TitleRole,
        TileRole,
        AheadRole,
        TravelledRole,
        MarksRole,
        StandingsRole,
        VerdictRole,
        SelectableRole,
        PickedRole,
        VerbsRole,
        AccessibleNameRole
    };
    Q_ENUM(Role)

    using KeyedRows::KeyedRows;

    int count() const { return rowCount(); }
    void setMarkers(const QList<TrackMarker>& markers);

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
};
