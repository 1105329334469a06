#pragma once

#include "app/scene/CardFace.h"
#include "app/scene/WaitingItem.h"
#include "app/viewmodels/KeyedRows.h"

/// What waits, row 0 = resolves next. Never resets. Roles: the members of WaitingItem by name.
class WaitingModel : public KeyedRows<WaitingItem>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("What waits belongs to the match")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,
        TitleRole,
        TextRole,
        KindRole,
        KindTextRole,
        ControllerRole,
        ControllerNameRole,
        MineRole,
        SourceKeyRole,
        FaceRole,
        TargetsRole,
        SelectableRole,
        PickedRole,
        VerbsRole,
        AccessibleNameRole
    };
    Q_ENUM(Role)

    using KeyedRows::KeyedRows;

    int count() const { return rowCount(); }
    void setItems(const QList<WaitingItem>& items);

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
};
