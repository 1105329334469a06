#include "app/viewmodels/MatchCourse.h"

#include "app/viewmodels/SeatViewModel.h"

#include <algorithm>

namespace {

/// A row of a seat: its name and number, and what is said of it.
QVariantMap rowOf(const SeatViewModel& seat, QVariantMap said)
{
    said.insert(QStringLiteral("name"), seat.name());
    said.insert(QStringLiteral("number"), seat.number());
    return said;
}

} // namespace

void MatchCourse::clear()
{
    m_marks.clear();
    m_shares.clear();
}

void MatchCourse::note(int turn, const QList<SeatFace>& seats, const QString& symbol)
{
    if (symbol.isEmpty())
        return;
    Mark mark { turn, {} };
    for (const SeatFace& seat : seats)
        for (const QVariant& entry : seat.purse) {
            const QVariantMap counter = entry.toMap();
            if (counter.value(QStringLiteral("symbol")) != symbol)
                continue;
            m_label = counter.value(QStringLiteral("label")).toString();
            mark.values.insert(seat.key, counter.value(QStringLiteral("count")).toInt());
        }
    if (mark.values.isEmpty())
        return;
    while (!m_marks.isEmpty() && m_marks.last().turn >= mark.turn) // also what was taken back
        m_marks.removeLast();
    m_marks.append(mark);
}

QVariantMap MatchCourse::counters(const Seats& seats) const
{
    if (m_marks.size() < 2)
        return {};
    QVariantList turns;
    for (const Mark& mark : m_marks)
        turns.append(mark.turn);
    QVariantList rows;
    for (const SeatViewModel* seat : seats) {
        QVariantList values;
        for (const Mark& mark : m_marks)
            values.append(mark.values.value(seat->key()));
        rows.append(rowOf(*seat, { { QStringLiteral("values"), values } }));
    }
    return { { QStringLiteral("label"), m_label }, { QStringLiteral("turns"), turns },
        { QStringLiteral("seats"), rows } };
}

QVariantMap MatchCourse::shares(const Seats& seats) const
{
    if (m_shares.size() < 2)
        return {};
    QVariantList turns;
    for (const Snapshot::Share& share : m_shares)
        turns.append(share.turn);
    QVariantList rows;
    for (const SeatViewModel* seat : seats) {
        const auto place = static_cast<std::size_t>(seat->number() - 1);
        QVariantList values;
        for (const Snapshot::Share& share : m_shares)
            values.append(place < share.ofSeats.size() ? share.ofSeats[place] : 0.0);
        rows.append(rowOf(*seat, { { QStringLiteral("values"), values } }));
    }
    return { { QStringLiteral("turns"), turns }, { QStringLiteral("seats"), rows } };
}

QVariantList MatchCourse::deeds(const Seats& seats, const QList<LogLine>& lines)
{
    QVariantList rows;
    for (const SeatViewModel* seat : seats) {
        const auto count = [&](const char* kind) {
            return static_cast<int>(std::ranges::count_if(lines, [&](const LogLine& line) {
                return line.seat == seat->key() && line.kind == QLatin1String(kind);
            }));
        };
        rows.append(rowOf(*seat,
            { { QStringLiteral("plays"), count("play") },
                { QStringLiteral("fights"), count("combat") } }));
    }
    return rows;
}
