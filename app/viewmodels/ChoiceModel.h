#pragma once

#include "app/scene/CardFace.h"
#include "app/viewmodels/KeyedRows.h"

/// One answer offered as a button or as a row of the choice panel.
struct Choice
{
    QString key;      ///< Unique in its list: the line.
    QString label;    ///< What happens then: "To combat", "No block", "Take the card".
    QString line;     ///< What answer() takes.
    QString hint;     ///< A sentence for tooltip and screen reader; may be empty.
    QString shortcut; ///< One upper-case letter or a key name ("Space"); may be empty.
    bool primary = false;
    CardFace face; ///< The card it is about, when that is not on the mat; key "" otherwise.
    bool operator==(const Choice&) const = default;
};

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
