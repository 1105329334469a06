#include "app/viewmodels/SeatViewModel.h"

#include <algorithm>

SeatViewModel::SeatViewModel(const QStringList& zones, QObject* parent)
    : QObject(parent)
{
    for (const QString& zone : zones)
        m_zones.append(new ZoneModel(zone, this));
}

ZoneModel* SeatViewModel::zone(const QString& name) const
{
    const auto found = std::ranges::find(m_zones, name, &ZoneModel::name);
    return found == m_zones.end() ? nullptr : *found;
}

void SeatViewModel::setRow(const SeatFace& row)
{
    if (m_row == row)
        return;
    const bool moved = m_row.key != row.key;
    m_row = row;
    if (moved) {
        for (ZoneModel* zone : std::as_const(m_zones))
            zone->setPlace(row.key + u'.' + zone->name());
    }
    Q_EMIT changed();
}
