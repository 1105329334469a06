#pragma once

#include "app/scene/LogLine.h"
#include "app/scene/SeatFace.h"
#include "app/scene/Snapshot.h"

#include <QHash>
#include <QList>
#include <QVariantMap>

class SeatViewModel;

/// How a match went, turn by turn, for those who look back at it. `seats` are in the order of the rows.
class MatchCourse
{
public:
    using Seats = QList<SeatViewModel*>;

    void clear();
    /// Remembers how the seats stand, once a turn: by the counter of that symbol.
    void note(int turn, const QList<SeatFace>& seats, const QString& symbol);
    void setShares(const std::vector<Snapshot::Share>& shares) { m_shares = shares; }

    /// {label, turns: [1, 2], seats: [{name, number, values: [0, 3]}]}; empty before the second turn.
    QVariantMap counters(const Seats& seats) const;
    /// {turns: [1, 2], seats: [{name, number, values: [0.5, 0.7]}]}; empty until they are known.
    QVariantMap shares(const Seats& seats) const;
    /// What each seat did in the log: {name, number, plays, fights}.
    static QVariantList deeds(const Seats& seats, const QList<LogLine>& lines);

private:
    /// A number of each seat at the end of a turn.
    struct Mark
    {
        int turn = 0;
        QHash<QString, int> values;
    };
    QList<Mark> m_marks;
    QString m_label;
    std::vector<Snapshot::Share> m_shares; ///< Of the match that is over.
};
