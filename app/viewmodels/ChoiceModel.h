#pragma once

#include "app/scene/CardFace.h"
#include "app/scene/Choice.h"
#include "app/viewmodels/KeyedRows.h"

/// Answers as rows. Roles: label, line, hint, shortcut, primary, face (cardFace), hasFace.
class ChoiceModel : public KeyedRows<Choice>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Choices belong to the prompt")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        LabelRole = Qt::UserRole + 1,
        LineRole,
        HintRole,
        ShortcutRole,
        PrimaryRole,
        FaceRole,
        HasFaceRole
    };
    Q_ENUM(Role)

    using KeyedRows::KeyedRows;

    int count() const { return rowCount(); }
    void setChoices(const QList<Choice>& choices);

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
};
