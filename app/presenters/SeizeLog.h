#pragma once

#include "app/Snapshot.h"
#include "app/presenters/SeizeCards.h"

/// Seize's events in the past tense, and as movements. Events that say nothing new to a person
/// (a pass, the beginning of a phase) give no line.
class SeizeLog
{
    Q_DECLARE_TR_FUNCTIONS(SeizeLog)

public:
    SeizeLog(const Snapshot&, const TableInfo&, const SeizeCards&);

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
    QString timeWords(const QString& what, const reading::Json& event) const;
    QString playWords(const QString& what, const reading::Json& event) const;
    QString fieldWords(const QString& what, const reading::Json& event) const;
    QString harmWords(const QString& what, const reading::Json& event) const;
    QString playerWords(const QString& what, const reading::Json& event) const;

    QString thing(const reading::Json& event, const char* key = "object") const;
    QString seat(const reading::Json& event, const char* key = "player") const;

    const Snapshot& m_snapshot;
    const TableInfo& m_table;
    const SeizeCards& m_cards;
};
