#include "app/games/LogWriter.h"

#include <QLocale>

#include <algorithm>
#include <utility>

using reading::Json;

LogWriter::LogWriter(
    const Snapshot& snapshot, const TableInfo& table, const CardBook& book, QString round)
    : m_snapshot(snapshot)
    , m_table(table)
    , m_book(book)
    , m_round(std::move(round))
{
}

QString LogWriter::kindOf(const Json& event)
{
    return reading::text(event, "event").replace(u'_', u'-');
}

bool LogWriter::is(const QString& what, std::initializer_list<const char*> names)
{
    return std::ranges::any_of(
        names, [&what](const char* name) { return what == QLatin1String(name); });
}

LogLine LogWriter::made(
    const QString& text, const char* kind, const QString& seat, const QStringList& keys)
{
    LogLine line;
    line.text = text;
    line.kind = QLatin1String(kind);
    line.seat = seat;
    for (const QString& key : keys)
        if (!key.isEmpty())
            line.keys.append(key);
    return line;
}

QList<LogLine> LogWriter::lines(const Json& events) const
{
    QList<LogLine> lines;
    if (!events.is_array())
        return lines;
    // A card drawn is told by two events, the move and the drawing, and often several times over.
    Draws draws;
    QString moved;
    int turn = reading::number(m_snapshot.observation, "turn");
    const auto add = [&lines, &turn](LogLine line) {
        if (line.text.isEmpty())
            return;
        line.turn = turn;
        lines.append(line);
    };
    for (const Json& event : events) {
        const QString what = kindOf(event);
        if (what == m_round)
            turn = reading::number(event, "amount", turn);
        if (what == u"moved" && reading::text(event, "from").endsWith(u".deck")
            && reading::text(event, "to").endsWith(u".hand")) {
            moved = reading::text(event, "name").isEmpty() ? QString()
                                                           : reading::text(event, "object");
            continue;
        }
        if (what == u"drawn") {
            const QString player = reading::text(event, "player");
            if (player != draws.seat)
                add(drawLine(std::exchange(draws, {})));
            draws.seat = player;
            draws.count += std::max(1, reading::number(event, "amount", 1));
            if (!moved.isEmpty())
                draws.keys.append(std::exchange(moved, {}));
            continue;
        }
        LogLine next = line(event);
        if (next.text.isEmpty())
            continue;
        add(drawLine(std::exchange(draws, {})));
        next.rule = ruleOf(event);
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
    return made(names.size() == draws.count
            ? tr("%1 drew %2.").arg(player, QLocale().createSeparatedList(names))
            : tr("%1 drew %n cards.", nullptr, draws.count).arg(player),
        "draw", draws.seat, draws.keys);
}

QString LogWriter::thing(const Json& event, const char* key) const
{
    if (key == std::string_view("object"))
        if (const QString name = reading::text(event, "name"); !name.isEmpty())
            return name;
    const QString handle = reading::text(event, key);
    if (const QString name = m_book.nameOfHandle(handle); !name.isEmpty())
        return name;
    for (const SeatInfo& info : m_table.seats)
        if (info.key == handle)
            return info.name;
    return tr("a face-down card");
}

QString LogWriter::seat(const Json& event, const char* key) const
{
    return m_table.nameOf(reading::text(event, key));
}

QList<Motion> LogWriter::motions(const Json& events, std::span<const Touch> touches)
{
    QList<Motion> motions;
    if (!events.is_array())
        return motions;
    for (const Json& event : events) {
        const QString what = kindOf(event);
        const QString object = reading::text(event, "object");
        const QString from = reading::text(event, "from");
        const QString to = reading::text(event, "to");
        if (!object.isEmpty() && !from.isEmpty() && !to.isEmpty())
            motions.append({ object, from, to, {}, 0 });
        for (const Touch& touch : touches) {
            const QString kind = QLatin1String(touch.kind);
            const bool thrown = kind == u"coin" || kind == u"die";
            const QString key
                = object.isEmpty() && thrown ? reading::text(event, "player") : object;
            if (what == QLatin1String(touch.event) && !key.isEmpty())
                motions.append({ key, {}, {}, kind, reading::number(event, "amount") });
        }
    }
    return motions;
}
