#include "app/viewmodels/ZoneModel.h"

#include <QMetaProperty>

ZoneModel::ZoneModel(QString name, QObject* parent)
    : KeyedRows(parent)
    , m_name(std::move(name))
{
}

CardFace ZoneModel::faceAt(int row) const
{
    return row >= 0 && row < count() ? rows().at(row) : CardFace {};
}

void ZoneModel::setCards(const QList<CardFace>& cards)
{
    const auto selectable = static_cast<int>(std::ranges::count_if(cards, &CardFace::selectable));
    const CardFace before = top();
    if (setRows(cards))
        Q_EMIT countChanged();
    if (top() != before)
        Q_EMIT topChanged();
    if (m_selectableCount != selectable) {
        m_selectableCount = selectable;
        Q_EMIT selectableCountChanged();
    }
}

void ZoneModel::setPlace(const QString& place)
{
    if (m_place == place)
        return;
    m_place = place;
    Q_EMIT placeChanged();
}

void ZoneModel::setTitles(const QString& title, const QString& accessibleName)
{
    if (m_title != title) {
        m_title = title;
        Q_EMIT titleChanged();
    }
    if (m_accessibleName != accessibleName) {
        m_accessibleName = accessibleName;
        Q_EMIT accessibleNameChanged();
    }
}

QVariant ZoneModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CardFace& card = rows().at(index.row());
    if (role == FaceRole)
        return QVariant::fromValue(card);
    if (role == Qt::DisplayRole)
        return card.name;
    const QMetaObject& meta = CardFace::staticMetaObject;
    const int property = role - FirstPropertyRole;
    if (property < 0 || property >= meta.propertyCount())
        return {};
    return meta.property(property).readOnGadget(&card);
}

QHash<int, QByteArray> ZoneModel::roleNames() const
{
    QHash<int, QByteArray> names { { FaceRole, "face" } };
    const QMetaObject& meta = CardFace::staticMetaObject;
    for (int property = 0; property < meta.propertyCount(); ++property)
        names.insert(FirstPropertyRole + property, meta.property(property).name());
    return names;
}
