#include "app/viewmodels/WaitingModel.h"

void WaitingModel::setItems(const QList<WaitingItem>& items)
{
    if (setRows(items))
        Q_EMIT countChanged();
}

QVariant WaitingModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const WaitingItem& item = rows().at(index.row());
    switch (role) {
    case KeyRole:
        return item.key;
    case Qt::DisplayRole:
    case TitleRole:
        return item.title;
    case TextRole:
        return item.text;
    case KindRole:
        return item.kind;
    case KindTextRole:
        return item.kindText;
    case ControllerRole:
        return item.controller;
    case ControllerNameRole:
        return item.controllerName;
    case MineRole:
        return item.mine;
    case SourceKeyRole:
        return item.sourceKey;
    case FaceRole:
        return QVariant::fromValue(item.face);
    case TargetsRole:
        return item.targets;
    case SelectableRole:
        return item.selectable;
    case PickedRole:
        return item.picked;
    case VerbsRole:
        return item.verbs;
    case AccessibleNameRole:
        return item.accessibleName;
    }
    return {};
}

QHash<int, QByteArray> WaitingModel::roleNames() const
{
    return { { KeyRole, "key" }, { TitleRole, "title" }, { TextRole, "text" }, { KindRole, "kind" },
        { KindTextRole, "kindText" }, { ControllerRole, "controller" },
        { ControllerNameRole, "controllerName" }, { MineRole, "mine" },
        { SourceKeyRole, "sourceKey" }, { FaceRole, "face" }, { TargetsRole, "targets" },
        { SelectableRole, "selectable" }, { PickedRole, "picked" }, { VerbsRole, "verbs" },
        { AccessibleNameRole, "accessibleName" } };
}
