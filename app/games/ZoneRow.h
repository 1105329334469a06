#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <span>

/// A zone that a game shows. A table of them is all that the table asks of it: what it is called, whether each
/// seat has one, and how its cards lie. Those of seats come in reading order.
struct ZoneRow
{
    const char* id;    ///< As observations have it.
    const char* title; ///< To be translated; "" the one that every game gives it.
    bool ofSeats = true;
    bool heap = false; ///< The newest card, the last of the observation, lies on top.
};

namespace zonerows {

inline const ZoneRow* find(std::span<const ZoneRow> rows, const QString& id)
{
    for (const ZoneRow& row : rows)
        if (id == QLatin1String(row.id))
            return &row;
    return nullptr;
}
/// The title that a game gives a zone; "" where it leaves that to others.
inline QString title(std::span<const ZoneRow> rows, const QString& id, const char* context)
{
    const ZoneRow* row = find(rows, id);
    return row && *row->title ? QCoreApplication::translate(context, row->title) : QString();
}
inline QStringList ofSeats(std::span<const ZoneRow> rows)
{
    QStringList ids;
    for (const ZoneRow& row : rows)
        if (row.ofSeats)
            ids.append(QLatin1String(row.id));
    return ids;
}

} // namespace zonerows
