#pragma once

#include "app/viewmodels/KeyedRows.h"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// A marker that travels along a board of one row, and how it stands against the one it faces.
struct TrackMarker
{
    QString key;       ///< "p2.hero": what answers call it.
    QString seat;      ///< "p2"
    QString lane;      ///< Markers of the same lane face each other.
    bool near = false; ///< The viewer's own.
    QString title;     ///< "Hero expedition"
    QString tile;      ///< Where it is: a tile's key.
    QString ahead;     ///< Where it would move if it were decided now; "" it would stay.
    int travelled = 0; ///< Tiles behind it.
    QStringList marks; ///< Statuses of its own.
    /// {sign, label, value, other, counts, state}: its sums against those it faces; counts: that sum
    /// can move it where it is; state "ahead", "tied", "behind".
    QVariantList standings;
    QString verdict; ///< "Would move to region 4 by forest." as a sentence.
    bool selectable = false;
    bool picked = false;
    QVariantList verbs; ///< As MatchViewModel::optionsFor has them.
    QString accessibleName;
    bool operator==(const TrackMarker&) const = default;
};

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
