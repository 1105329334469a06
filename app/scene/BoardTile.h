#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>

/// One tile of a board that the seats share.
struct BoardTile
{
    QString key;       ///< "b3": what answers call it.
    int column = 0;    ///< From the left, as the viewer sees the board.
    int row = 0;       ///< From the far edge.
    QString side;      ///< Seat whose side it is on; "" nobody's.
    bool home = false; ///< One of the strongly marked tiles of that side.
    QStringList marks; ///< What lies on it: "fog", "pillar".
    QString occupant;  ///< Key of the card that stands on it; "" free.
    bool selectable = false;
    bool picked = false;
    QVariantList verbs; ///< Legal answers on it, as MatchViewModel::optionsFor has them.
    QString accessibleName;
    bool operator==(const BoardTile&) const = default;
};
