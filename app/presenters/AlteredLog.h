#pragma once

#include "app/Snapshot.h"
#include "app/presenters/AlteredCards.h"

/// Altered's events in the past tense, and as movements. Events that say nothing new to a person
/// give no line.
class AlteredLog
{
    Q_DECLARE_TR_FUNCTIONS(AlteredLog)

public:
    AlteredLog(const Snapshot&, const TableInfo&, const AlteredCards&);

    QList<LogLine> lines(const reading::Json& events) const;
    static QList<Motion> motions(const reading::Json& events);

private:
    /// Cards that one seat has drawn one after the other.
    struct Draws
    {
        QString seat;
        int count = 0;
        QStringList keys; ///< Of those that the viewer knows.
    };
    LogLine drawLine(const Draws&) const;
    LogLine line(const reading::Json& event) const;
    LogLine timeLine(const QString& what, const reading::Json& event) const;
    LogLine playLine(const QString& what, const reading::Json& event) const;
    LogLine cardLine(const QString& what, const reading::Json& event) const;
    LogLine trackLine(const QString& what, const reading::Json& event) const;
    LogLine playerLine(const QString& what, const reading::Json& event) const;

    QString thing(const reading::Json& event, const char* key) const;
    QString seat(const reading::Json& event, const char* key = "player") const;
    QString expedition(const reading::Json& event) const;

    const Snapshot& m_snapshot;
    const TableInfo& m_table;
    const AlteredCards& m_cards;
};
