#include "app/viewmodels/ChoiceModel.h"

void ChoiceModel::setChoices(const QList<Choice>& choices)
{
    if (setRows(choices))
        Q_EMIT countChanged();
}

QVariant ChoiceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Choice& choice = rows().at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case LabelRole:
        return choice.label;
    case LineRole:
        return choice.line;
    case HintRole:
        return choice.hint;
    case ShortcutRole:
        return choice.shortcut;
    case PrimaryRole:
        return choice.primary;
    case FaceRole:
        return QVariant::fromValue(choice.face);
    case HasFaceRole:
        return !choice.face.key.isEmpty();
    }
    return {};
}

QHash<int, QByteArray> ChoiceModel::roleNames() const
{
    return { { LabelRole, "label" }, { LineRole, "line" }, { HintRole, "hint" },
        { ShortcutRole, "shortcut" }, { PrimaryRole, "primary" }, { FaceRole, "face" },
        { HasFaceRole, "hasFace" } };
}
