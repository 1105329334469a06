#pragma once

#include "app/games/CardBook.h"
#include "app/games/SeenEvent.h"
#include "app/scene/Scene.h"
#include "app/scene/Snapshot.h"

#include <QCoreApplication>

#include <span>

/// Events in the past tense: what is the same in every game. Events that say nothing new to a person
/// give no line.
class LogWriter
{
    Q_DECLARE_TR_FUNCTIONS(LogWriter)

public:
    virtual ~LogWriter() = default;

    QList<LogLine> lines(const observed::Json& events) const;

    QString thing(const SeenEvent& event) const; ///< What `object` is called,
    QString other(const SeenEvent& event) const; ///< and what `other` is.
    QString seat(const SeenEvent& event) const { return m_table.nameOf(event.player); }
    QString damage(const SeenEvent& event) const; ///< "Maw dealt 2 damage to Thorn."
    const TableInfo& table() const { return m_table; }
    const SeenTable& seen() const { return m_seen; } ///< The table as it is now.

protected:
    /// `round` is the event by which turns are counted.
    LogWriter(
        const Snapshot&, const TableInfo&, const CardBook&, QString round = QStringLiteral("turn"));

    /// One event in words; without text where there is nothing to say.
    virtual LogLine line(const observed::Json& event) const = 0;

private:
    /// Cards that one seat has drawn one after the other.
    struct Draws
    {
        QString seat;
        int count = 0;
        QStringList keys; ///< Of those that the viewer knows.
    };
    LogLine drawLine(const Draws&) const;
    QString named(const QString& handle) const;

    const Snapshot& m_snapshot;
    SeenTable m_seen;
    const TableInfo& m_table;
    const CardBook& m_book;
    QString m_round;
};

/// What a log makes of one kind of event.
template <typename Log, typename Event>
struct LogRow
{
    const char* name; ///< As the observation has it.
    const char* tone; ///< LogLine::kind
    const char* rule; ///< By which it happens, as the reference has it; "" where none is needed.
    QString (*words)(const Log&, const Event&);
    /// A short effect on the card, or on the seat where a coin or a die is thrown, as
    /// MatchViewModel::cardTouched has it,
    const char* touch = "";
    Sound sound = Sound::None; ///< Where the tone has another.
    /// and one that is only marked of what has not happened yet: the table shows the rest by itself.
    const char* mark = "";
};

/// The log of a game: a table with a row for each kind of event that is told or seen (Log::rows).
template <typename Log, typename Event>
class GameLog : public LogWriter
{
public:
    using Row = LogRow<Log, Event>;

    static QList<Motion> motions(const observed::Json& events);
    /// Together with what is marked of events that have not happened yet (Log::markOf).
    static QList<Motion> marks(const observed::Json& events);

protected:
    using LogWriter::LogWriter;

private:
    static const Row* rowOf(const SeenEvent& event);
    static void addMotions(const Row*, const SeenEvent&, QList<Motion>&);
    LogLine line(const observed::Json& event) const override;
};

template <typename Log, typename Event>
auto GameLog<Log, Event>::rowOf(const SeenEvent& event) -> const Row*
{
    for (const Row& row : Log::rows())
        if (event.name == QLatin1String(row.name))
            return &row;
    return nullptr;
}

template <typename Log, typename Event>
LogLine GameLog<Log, Event>::line(const observed::Json& json) const
{
    const Event event(json);
    const Row* row = rowOf(event);
    LogLine line;
    if (!row || !row->words)
        return line;
    line.text = row->words(static_cast<const Log&>(*this), event);
    line.kind = QLatin1String(row->tone);
    line.seat = event.player;
    for (const QString& key : { event.object, event.other })
        if (!key.isEmpty())
            line.keys.append(key);
    line.rule = Log::ruleOf(*row, event);
    line.sound = row->sound;
    return line;
}

template <typename Log, typename Event>
void GameLog<Log, Event>::addMotions(const Row* row, const SeenEvent& event, QList<Motion>& motions)
{
    if (!event.object.isEmpty() && !event.from.isEmpty() && !event.to.isEmpty())
        motions.append({ event.object, event.from, event.to, {}, 0 });
    const QString touch = row ? QLatin1String(row->touch) : QString();
    const bool thrown = touch == u"coin" || touch == u"die";
    const QString key = event.object.isEmpty() && thrown ? event.player : event.object;
    if (!touch.isEmpty() && !key.isEmpty())
        motions.append({ key, {}, {}, touch, event.number() });
}

template <typename Log, typename Event>
QList<Motion> GameLog<Log, Event>::motions(const observed::Json& events)
{
    QList<Motion> motions;
    for (const observed::Json& each : events) {
        const SeenEvent event(each);
        addMotions(rowOf(event), event, motions);
    }
    return motions;
}

template <typename Log, typename Event>
QList<Motion> GameLog<Log, Event>::marks(const observed::Json& events)
{
    QList<Motion> marks = Log::motions(events);
    for (const observed::Json& each : events) {
        const SeenEvent event(each);
        if (const Row* row = rowOf(event); row && *row->mark)
            marks.append(Log::markOf(event, QLatin1String(row->mark)));
    }
    return marks;
}
