#include "app/viewmodels/PhaseModel.h"

QVariant PhaseModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PhasePip& pip = rows().at(index.row());
    switch (role) {
    case KeyRole:
        return pip.key;
    case PhaseRole:
        return pip.phase;
    case StepRole:
        return pip.step;
    case Qt::DisplayRole:
    case TitleRole:
        return pip.title;
    case ShortTitleRole:
        return pip.shortTitle;
    case ActiveRole:
        return pip.active;
    case CanStopRole:
        return pip.canStop;
    case StopOwnRole:
        return pip.stopOwn;
    case StopOtherRole:
        return pip.stopOther;
    case RunningRole:
        return pip.running;
    }
    return {};
}

QHash<int, QByteArray> PhaseModel::roleNames() const
{
    return { { KeyRole, "key" }, { PhaseRole, "phase" }, { StepRole, "step" },
        { TitleRole, "title" }, { ShortTitleRole, "shortTitle" }, { ActiveRole, "active" },
        { CanStopRole, "canStop" }, { StopOwnRole, "stopOwn" }, { StopOtherRole, "stopOther" },
        { RunningRole, "running" } };
}
