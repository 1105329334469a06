#pragma once

#include "app/games/LogWriter.h"
#include "app/games/seize/SeizeCards.h"

/// Seize's events in words, and as movements.
class SeizeLog : public LogWriter
{
    Q_DECLARE_TR_FUNCTIONS(SeizeLog)

public:
    SeizeLog(const Snapshot&, const TableInfo&, const SeizeCards&);

    static QList<Motion> motions(const reading::Json& events);
    static QList<Motion> marks(const reading::Json& events);

private:
    LogLine line(const reading::Json& event) const override;
    QString ruleOf(const reading::Json& event) const override;
    QString timeWords(const QString& what, const reading::Json& event) const;
    QString playWords(const QString& what, const reading::Json& event) const;
    QString fieldWords(const QString& what, const reading::Json& event) const;
    QString harmWords(const QString& what, const reading::Json& event) const;
    QString playerWords(const QString& what, const reading::Json& event) const;
};
