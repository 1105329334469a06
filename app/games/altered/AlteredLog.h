#pragma once

#include "app/games/LogWriter.h"
#include "app/games/altered/AlteredCards.h"

/// Altered's events in words, and as movements.
class AlteredLog : public LogWriter
{
    Q_DECLARE_TR_FUNCTIONS(AlteredLog)

public:
    AlteredLog(const Snapshot&, const TableInfo&, const AlteredCards&);

    QList<LogLine> lines(const reading::Json& events);
    static QList<Motion> motions(const reading::Json& events);
    static QList<Motion> marks(const reading::Json& events);

private:
    LogLine line(const reading::Json& event) const override;
    QString ruleOf(const reading::Json& event) const override;
    LogLine timeLine(const QString& what, const reading::Json& event) const;
    LogLine playLine(const QString& what, const reading::Json& event) const;
    LogLine cardLine(const QString& what, const reading::Json& event) const;
    LogLine moveLine(const reading::Json& event) const;
    LogLine trackLine(const QString& what, const reading::Json& event) const;
    LogLine playerLine(const QString& what, const reading::Json& event) const;

    QString playedWords(const reading::Json& event, const QString& name) const;
    QString reactionWords(const reading::Json& event, const QString& name) const;
    QString expedition(const reading::Json& event) const;

    const AlteredCards& m_cards;
    QHash<QString, QString> m_joined; ///< Into which expedition cards went, by handle.
    QSet<QString> m_rested;           ///< What went to the Reserve because the day was over.
};
