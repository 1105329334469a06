#pragma once

#include "app/scene/BoardTile.h"
#include "app/viewmodels/KeyedRows.h"

#include <QPoint>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

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
