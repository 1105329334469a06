#pragma once

#include "app/games/CardBook.h"
#include "app/scene/Scene.h"
#include "app/scene/Snapshot.h"

#include <QCoreApplication>

#include <initializer_list>
#include <span>

/// Events in the past tense, and as movements: what is the same in every game. Events that say
/// nothing new to a person give no line.
class LogWriter
{
    Q_DECLARE_TR_FUNCTIONS(LogWriter)

public:
    virtual ~LogWriter() = default;

    QList<LogLine> lines(const reading::Json& events) const;

protected:
    /// A short effect on a card, or on a seat where a coin or a die is thrown.
    struct Touch
    {
        const char* event;
        const char* kind; ///< As MatchViewModel::cardTouched has it.
    };

    /// `round` is the event by which turns are counted.
    LogWriter(
        const Snapshot&, const TableInfo&, const CardBook&, QString round = QStringLiteral("turn"));

    /// One event in words; without text where there is nothing to say.
    virtual LogLine line(const reading::Json& event) const = 0;
    /// By which rule that kind of event happens, as the reference has it; "" where none is needed.
    virtual QString ruleOf(const reading::Json& event) const = 0;

    static QString kindOf(const reading::Json& event); ///< "row-destroyed"
    static bool is(const QString& what, std::initializer_list<const char*> names);
    static LogLine made(const QString& text, const char* kind, const QString& seat = {},
        const QStringList& keys = {});
    static QList<Motion> motions(const reading::Json& events, std::span<const Touch> touches);

    QString thing(const reading::Json& event, const char* key = "object") const;
    QString seat(const reading::Json& event, const char* key = "player") const;
    const TableInfo& table() const { return m_table; }
    const reading::Json& observation() const { return m_snapshot.observation; }

private:
    /// Cards that one seat has drawn one after the other.
    struct Draws
    {
        QString seat;
        int count = 0;
        QStringList keys; ///< Of those that the viewer knows.
    };
    LogLine drawLine(const Draws&) const;

    const Snapshot& m_snapshot;
    const TableInfo& m_table;
    const CardBook& m_book;
    QString m_round;
};
