#pragma once

#include "app/scene/CardFace.h"
#include "app/viewmodels/KeyedRows.h"

/// The cards of one zone of one seat, in order (first = top or left-most). Never resets.
///
/// Roles: one for every property of CardFace under the same name (key, cardId, name, cost, ...),
/// and `face`, the whole CardFace at once. Every card of the zone is a row, also hidden ones: the
/// deck has as many rows as cards, all without a name.
class ZoneModel : public KeyedRows<CardFace>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Zones belong to a seat")
    /// "island", "hand": how the game's mat asks for it.
    Q_PROPERTY(QString name READ name CONSTANT FINAL)
    /// "p1.island": unique on the table; also the place that dropCard() takes.
    Q_PROPERTY(QString place READ place NOTIFY placeChanged FINAL)
    /// For people: "Island".
    Q_PROPERTY(QString title READ title NOTIFY titleChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// The first card, an empty face where there is none: what a pile shows.
    Q_PROPERTY(CardFace top READ top NOTIFY topChanged FINAL)
    /// How many of its cards may be picked or acted with now: such zones grow and glow.
    Q_PROPERTY(int selectableCount READ selectableCount NOTIFY selectableCountChanged FINAL)
    /// "Your island, 3 cards"
    Q_PROPERTY(QString accessibleName READ accessibleName NOTIFY accessibleNameChanged FINAL)

public:
    enum Role { FaceRole = Qt::UserRole + 1, FirstPropertyRole };
    Q_ENUM(Role)

    explicit ZoneModel(QString name, QObject* parent = nullptr);

    QString name() const { return m_name; }
    QString place() const { return m_place; }
    QString title() const { return m_title; }
    int count() const { return rowCount(); }
    CardFace top() const { return faceAt(0); }
    int selectableCount() const { return m_selectableCount; }
    QString accessibleName() const { return m_accessibleName; }

    /// The face in a row; an empty face (key "") when there is no such row.
    Q_INVOKABLE CardFace faceAt(int row) const;

    void setCards(const QList<CardFace>& cards);
    void setPlace(const QString& place);
    void setTitles(const QString& title, const QString& accessibleName);

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void placeChanged();
    void titleChanged();
    void countChanged();
    void topChanged();
    void selectableCountChanged();
    void accessibleNameChanged();

private:
    QString m_name;
    QString m_place;
    QString m_title;
    QString m_accessibleName;
    int m_selectableCount = 0;
};
