#pragma once

#include "app/Snapshot.h"
#include "app/presenters/KryptikCards.h"

/// Kryptik's events in the past tense, and as movements. Events that say nothing new to a person
/// (a pass, the beginning of a step) give no line.
class KryptikLog
{
    Q_DECLARE_TR_FUNCTIONS(KryptikLog)

public:
    KryptikLog(const Snapshot&, const TableInfo&, const KryptikCards&);

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
    LogLine combatLine(const QString& what, const reading::Json& event) const;
    LogLine cardLine(const QString& what, const reading::Json& event) const;
    LogLine playerLine(const QString& what, const reading::Json& event) const;

    QString thing(const reading::Json& event, const char* key) const;
    QString seat(const reading::Json& event, const char* key = "player") const;

    const Snapshot& m_snapshot;
    const TableInfo& m_table;
    const KryptikCards& m_cards;
};
