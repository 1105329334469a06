#pragma once

#include "app/scene/CardFace.h"
#include "app/viewmodels/KeyedRows.h"

/// Copies of one card in a pool or a deck.
struct DraftRow
{
    QString key; ///< The card's id.
    CardFace face;
    int count = 1;
    QString heading; ///< What it stands under: its kind.
    bool operator==(const DraftRow&) const = default;
};

/// A pool or a deck, card by card, in the order in which it is shown. Roles: key, face, count,
/// heading.
class DraftRows : public KeyedRows<DraftRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Pools and decks belong to a draft")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(int cards READ cards NOTIFY countChanged FINAL) ///< All copies together.

public:
    enum Role { KeyRole = Qt::UserRole + 1, FaceRole, CountRole, HeadingRole };
    Q_ENUM(Role)

    using KeyedRows::KeyedRows;

    int count() const { return rowCount(); }
    int cards() const;
    void set(const QList<DraftRow>& wanted);

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
};
