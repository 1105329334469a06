#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>

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
