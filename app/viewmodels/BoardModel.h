#pragma once

#include "app/viewmodels/KeyedRows.h"

#include <QPoint>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

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

/// The board, tile by tile. Never resets. Roles: the members of BoardTile by name.
class BoardModel : public KeyedRows<BoardTile>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The board belongs to the match")
    Q_PROPERTY(int columns READ columns NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int tileRows READ tileRows NOTIFY sizeChanged FINAL)

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,
        ColumnRole,
        RowRole,
        SideRole,
        HomeRole,
        MarksRole,
        OccupantRole,
        SelectableRole,
        PickedRole,
        VerbsRole,
        AccessibleNameRole
    };
    Q_ENUM(Role)

    using KeyedRows::KeyedRows;

    int columns() const { return m_columns; }
    int tileRows() const { return m_tileRows; }
    void setTiles(const QList<BoardTile>& tiles);

    /// Column and row of a tile; (-1, -1) when there is none.
    Q_INVOKABLE QPoint at(const QString& key) const;

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void sizeChanged();

private:
    int m_columns = 0;
    int m_tileRows = 0;
};
