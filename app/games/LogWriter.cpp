#include "app/games/LogWriter.h"

#include <QLocale>

#include <algorithm>
#include <utility>

using observed::Json;

LogWriter::LogWriter(
    const Snapshot& snapshot, const TableInfo& table, const CardBook& book, QString round)
    : m_snapshot(snapshot)
    , m_seen(snapshot.observation)
    , m_table(table)
    , m_book(book)
    , m_round(std::move(round))
{
}

QList<LogLine> LogWriter::lines(const Json& events) const
{
    QList<LogLine> lines;
    // A card drawn is told by two events, the move and the drawing, and often several times over.
    Draws draws;
    QString moved;
    int turn = m_seen.turn;
    const auto add = [&lines, &turn](LogLine line) {
        if (line.text.isEmpty())
            return;
        line.turn = turn;
        lines.append(line);
    };
    for (const Json& each : events) {
        const SeenEvent event(each);
        if (event.name == m_round)
            turn = event.amount.value_or(turn);
        if (event.name == u"moved" && event.from.endsWith(u".deck")
            && event.to.endsWith(u".hand")) {
            moved = event.cardName.isEmpty() ? QString() : event.object;
            continue;
        }
        if (event.name == u"drawn") {
            if (event.player != draws.seat)
                add(drawLine(std::exchange(draws, {})));
            draws.seat = event.player;
            draws.count += std::max(1, event.amount.value_or(1));
            if (!moved.isEmpty())
                draws.keys.append(std::exchange(moved, {}));
            continue;
        }
        LogLine next = line(each);
        if (next.text.isEmpty())
            continue;
        add(drawLine(std::exchange(draws, {})));
        if (next.sound == Sound::None)
            next.sound = sounds::ofKind(next.kind);
        add(next);
    }
    add(drawLine(draws));
    return lines;
}

LogLine LogWriter::drawLine(const Draws& draws) const
{
    if (draws.count == 0)
        return {};
    QStringList names;
    for (const QString& key : draws.keys)
        names.append(m_book.nameOfHandle(key));
    const QString player = m_table.nameOf(draws.seat);
    LogLine line;
    line.text = names.size() == draws.count
        ? tr("%1 drew %2.").arg(player, QLocale().createSeparatedList(names))
        : tr("%1 drew %n cards.", nullptr, draws.count).arg(player);
    line.kind = QStringLiteral("draw");
    line.seat = draws.seat;
    line.keys = draws.keys;
    return line;
}

QString LogWriter::thing(const SeenEvent& event) const
{
    return event.cardName.isEmpty() ? named(event.object) : event.cardName;
}

QString LogWriter::other(const SeenEvent& event) const
{
    return named(event.other);
}

QString LogWriter::damage(const SeenEvent& event) const
{
    return event.other.isEmpty()
        ? tr("%1 was dealt %n damage.", nullptr, event.number()).arg(thing(event))
        : tr("%1 dealt %n damage to %2.", nullptr, event.number()).arg(other(event), thing(event));
}

QString LogWriter::named(const QString& handle) const
{
    if (const QString name = m_book.nameOfHandle(handle); !name.isEmpty())
        return name;
    for (const SeatInfo& info : m_table.seats)
        if (info.key == handle)
            return info.name;
    return tr("a face-down card");
}
