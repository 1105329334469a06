#include "app/match/SeatNames.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

void seatnames::tellApart(QList<MatchPlan::Seat>& seats)
{
    QMap<QString, int> howOften;
    QSet<QString> taken;
    for (const MatchPlan::Seat& seat : std::as_const(seats)) {
        ++howOften[seat.name];
        taken.insert(seat.name);
    }
    QMap<QString, int> numbers;
    for (MatchPlan::Seat& seat : seats) {
        if (howOften.value(seat.name) < 2)
            continue;
        const QString name = seat.name;
        do
            seat.name = QCoreApplication::translate("SeatNames", "%1 %2", "name and number")
                            .arg(name)
                            .arg(++numbers[name]);
        while (taken.contains(seat.name)); // Somebody may have chosen that for themselves.
        taken.insert(seat.name);
    }
}
