#pragma once

#include "app/games/LogWriter.h"
#include "app/games/altered/AlteredCards.h"

struct AlteredEvent : SeenEvent
{
    explicit AlteredEvent(const observed::Json& event);

    QString phase;
    QString status;     ///< "Asleep"
    QString counter;    ///< "Boost"
    QString card;       ///< The id of the printed card.
    bool unmet = false; ///< What a Reaction depends on was not so.
};

/// Altered's events in words, and as movements.
class AlteredLog : public GameLog<AlteredLog, AlteredEvent>
{
    Q_DECLARE_TR_FUNCTIONS(AlteredLog)

public:
    AlteredLog(const Snapshot&, const TableInfo&, const AlteredCards&);

    QList<LogLine> lines(const observed::Json& events);
    static std::span<const Row> rows();
    static QString ruleOf(const Row&, const AlteredEvent&);
    /// Boosts, mana and Expeditions that would move.
    static Motion markOf(const SeenEvent&, const QString& mark);

private:
    QString played(const AlteredEvent&) const;
    QString reaction(const AlteredEvent&) const;
    QString became(const AlteredEvent&, bool any) const;
    QString counters(const AlteredEvent&, bool gained) const;
    QString moved(const AlteredEvent&) const;
    QString expedition(const AlteredEvent&) const;

    const AlteredCards& m_cards;
    QHash<QString, QString> m_joined; ///< Into which expedition cards went, by handle.
    QSet<QString> m_rested;           ///< What went to the Reserve because the day was over.
};
