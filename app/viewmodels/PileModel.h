#pragma once

#include "app/scene/CardFace.h"
#include "app/viewmodels/KeyedRows.h"

/// Something that waits to resolve.
struct PileItem
{
    QString key;        ///< The item's name: "toll.1".
    QString title;      ///< The source's name.
    QString text;       ///< Its words.
    QString kind;       ///< "spell", "active", "triggered", ...: chooses the icon.
    QString kindText;   ///< For people: "Triggered ability".
    QString controller; ///< "p1"
    QString controllerName;
    bool mine = false;
    QString sourceKey;       ///< The card it came from.
    CardFace face;           ///< Its picture and printed words.
    QStringList targets;     ///< Keys of cards, seats or other items: arrows go there.
    bool selectable = false; ///< It may be targeted or picked itself.
    bool picked = false;
    QVariantList verbs; ///< {label, line, verb}
    QString accessibleName;
    bool operator==(const PileItem&) const = default;
};

/// What waits, row 0 = resolves next. Never resets. Roles: the members of PileItem by name.
class PileModel : public KeyedRows<PileItem>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The pile belongs to the match")
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
    void setItems(const QList<PileItem>& items);

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
};
