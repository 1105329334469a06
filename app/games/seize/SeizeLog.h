#pragma once

#include "app/games/LogWriter.h"
#include "app/games/seize/SeizeCards.h"

struct SeizeEvent : SeenEvent
{
    explicit SeizeEvent(const observed::Json& event);

    QString status; ///< "burn"
    QString victim; ///< Whose vault was plundered.
};

/// Seize's events in words, and as movements.
class SeizeLog : public GameLog<SeizeLog, SeizeEvent>
{
    Q_DECLARE_TR_FUNCTIONS(SeizeLog)

public:
    SeizeLog(const Snapshot&, const TableInfo&, const SeizeCards&);

    static std::span<const Row> rows();
    static QString ruleOf(const Row&, const SeizeEvent&);
    static QList<Motion> motions(const observed::Json& events);
    /// Where somebody would stand, and what the vaults would lose or win.
    static Motion markOf(const SeenEvent&, const QString& mark);
};
