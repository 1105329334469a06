#include "app/games/altered/AlteredLogRules.h"

#include <QHash>

QString AlteredLogRules::of(const reading::Json& event)
{
    static const QHash<QString, QString> numbers {
        { QStringLiteral("day"), QStringLiteral("4.2") },
        { QStringLiteral("arena"), QStringLiteral("4.3") },
        { QStringLiteral("played"), QStringLiteral("5.1.2") },
        { QStringLiteral("quick-action"), QStringLiteral("5.3") },
        { QStringLiteral("reacted"), QStringLiteral("5.4") },
        { QStringLiteral("resupplied"), QStringLiteral("7.3.22") },
        { QStringLiteral("discarded"), QStringLiteral("7.3.5") },
        { QStringLiteral("sacrificed"), QStringLiteral("7.3.25") },
        { QStringLiteral("created"), QStringLiteral("7.3.4") },
        { QStringLiteral("counters"), QStringLiteral("2.5") },
        { QStringLiteral("counters-lost"), QStringLiteral("2.5") },
        { QStringLiteral("control"), QStringLiteral("7.5.4") },
        { QStringLiteral("expedition"), QStringLiteral("4.2.4") },
        { QStringLiteral("ascended"), QStringLiteral("v4 7.3.3") },
        { QStringLiteral("region"), QStringLiteral("3.2.1") },
        { QStringLiteral("passed"), QStringLiteral("4.2.3.d") },
        { QStringLiteral("die"), QStringLiteral("7.3.19") },
    };
    static const QHash<QString, QString> phases {
        { QStringLiteral("morning"), QStringLiteral("4.2.1") },
        { QStringLiteral("noon"), QStringLiteral("4.2.2") },
        { QStringLiteral("afternoon"), QStringLiteral("4.2.3") },
        { QStringLiteral("dusk"), QStringLiteral("4.2.4") },
        { QStringLiteral("night"), QStringLiteral("4.2.5") },
    };
    static const QHash<QString, QString> statuses {
        { QStringLiteral("anchored"), QStringLiteral("2.4.2") },
        { QStringLiteral("asleep"), QStringLiteral("2.4.3") },
        { QStringLiteral("boosted"), QStringLiteral("2.4.4") },
        { QStringLiteral("exhausted"), QStringLiteral("2.4.5") },
        { QStringLiteral("fleeting"), QStringLiteral("2.4.6") },
    };
    const QString kind = reading::text(event, "event").replace(u'_', u'-');
    if (kind == u"phase")
        return phases.value(reading::text(event, "phase"));
    if (kind == u"gained" || kind == u"lost")
        return statuses.value(reading::text(event, "status").toLower());
    return numbers.value(kind);
}
