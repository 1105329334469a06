#pragma once

#include "app/scene/PhasePip.h"
#include "app/viewmodels/KeyedRows.h"

#include <QtQml/qqmlregistration.h>

/// The phase bar. Roles: the members of PhasePip by name.
class PhaseModel : public KeyedRows<PhasePip>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Phases belong to the match")

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,
        PhaseRole,
        StepRole,
        TitleRole,
        ShortTitleRole,
        ActiveRole,
        CanStopRole,
        StopOwnRole,
        StopOtherRole,
        RunningRole
    };
    Q_ENUM(Role)

    using KeyedRows::KeyedRows;

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
};
