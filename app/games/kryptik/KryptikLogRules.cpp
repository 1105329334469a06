#include "app/games/kryptik/KryptikLogRules.h"

#include <QHash>

QString KryptikLogRules::of(const reading::Json& event)
{
    static const QHash<QString, QString> numbers {
        { QStringLiteral("cast"), QStringLiteral("8") },
        { QStringLiteral("activated"), QStringLiteral("9.1") },
        { QStringLiteral("triggered"), QStringLiteral("9.3") },
        { QStringLiteral("removed"), QStringLiteral("8.5") },
        { QStringLiteral("countered"), QStringLiteral("glossary Counter") },
        { QStringLiteral("soul"), QStringLiteral("5.5") },
        { QStringLiteral("entered"), QStringLiteral("5.3") },
        { QStringLiteral("attacked"), QStringLiteral("4.4.2") },
        { QStringLiteral("blocked"), QStringLiteral("4.4.3") },
        { QStringLiteral("damage"), QStringLiteral("4.4.4.3") },
        { QStringLiteral("player-damage"), QStringLiteral("3.1.2") },
        { QStringLiteral("row-destroyed"), QStringLiteral("6.1") },
        { QStringLiteral("year-chosen"), QStringLiteral("6.1") },
        { QStringLiteral("died"), QStringLiteral("glossary Destroyed") },
        { QStringLiteral("discarded"), QStringLiteral("glossary Discard") },
        { QStringLiteral("attached"), QStringLiteral("5.3.1") },
        { QStringLiteral("control"), QStringLiteral("7.1") },
        { QStringLiteral("moved"), QStringLiteral("glossary Abolish") },
        { QStringLiteral("recursion"), QStringLiteral("2.3.1") },
        { QStringLiteral("number"), QStringLiteral("10.4") },
        { QStringLiteral("conceded"), QStringLiteral("3.2") },
        { QStringLiteral("player-destroyed"), QStringLiteral("3.1") },
    };
    return numbers.value(reading::text(event, "event").replace(u'_', u'-'));
}
