#pragma once

#include "app/games/LogWriter.h"
#include "app/games/kryptik/KryptikCards.h"

/// Kryptik's events in words, and as movements.
class KryptikLog : public LogWriter
{
    Q_DECLARE_TR_FUNCTIONS(KryptikLog)

public:
    KryptikLog(const Snapshot&, const TableInfo&, const KryptikCards&);

    static QList<Motion> motions(const reading::Json& events);
    static QList<Motion> marks(const reading::Json& events) { return motions(events); }

private:
    LogLine line(const reading::Json& event) const override;
    QString ruleOf(const reading::Json& event) const override;
    LogLine words(const reading::Json& event) const;
    LogLine timeLine(const QString& what, const reading::Json& event) const;
    LogLine playLine(const QString& what, const reading::Json& event) const;
    LogLine combatLine(const QString& what, const reading::Json& event) const;
    LogLine cardLine(const QString& what, const reading::Json& event) const;
    LogLine playerLine(const QString& what, const reading::Json& event) const;
};
