#pragma once

#include "app/viewmodels/KeyedRows.h"

#include <QtQml/qqmlregistration.h>

/// One pip of the phase bar: a phase, or a step of a phase.
struct PhasePip
{
    QString key;            ///< "combat.attacker", "first": what toggleStop() and runTo() take.
    QString phase;          ///< "combat"
    QString step;           ///< "attacker"; "" for a phase without steps.
    QString title;          ///< "Command attacker"
    QString shortTitle;     ///< Fits under a pip: "Attack".
    bool active = false;    ///< The match is here.
    bool canStop = true;    ///< False where nobody is ever asked.
    bool stopOwn = false;   ///< Stop here in the viewer's own turns, even with nothing to do.
    bool stopOther = false; ///< ... in other seats' turns.
    bool running = false;   ///< runTo() is on its way here.
    bool operator==(const PhasePip&) const = default;
};

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
