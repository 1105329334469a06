#pragma once

#include "app/games/LogWriter.h"
#include "app/games/kryptik/KryptikCards.h"

struct KryptikEvent : SeenEvent
{
    explicit KryptikEvent(const observed::Json& event);

    QString choice; ///< 6.1 What became of an 11 year card.
};

/// Kryptik's events in words, and as movements.
class KryptikLog : public GameLog<KryptikLog, KryptikEvent>
{
    Q_DECLARE_TR_FUNCTIONS(KryptikLog)

public:
    KryptikLog(const Snapshot&, const TableInfo&, const KryptikCards&);

    static std::span<const Row> rows();
    static QString ruleOf(const Row& row, const KryptikEvent&) { return QLatin1String(row.rule); }
    static Motion markOf(const SeenEvent&, const QString&) { return {}; }
};
