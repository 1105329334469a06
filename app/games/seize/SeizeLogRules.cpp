#include "app/games/seize/SeizeLogRules.h"

#include <QHash>

QString SeizeLogRules::of(const reading::Json& event)
{
    static const QHash<QString, QString> numbers {
        { QStringLiteral("player-out"), QStringLiteral("S-VAULT") },
        { QStringLiteral("time"), QStringLiteral("S-FMT-STD-ROUND") },
        { QStringLiteral("hired"), QStringLiteral("S-RALLY-BACK8") },
        { QStringLiteral("played"), QStringLiteral("S-ABIL-1") },
        { QStringLiteral("activated"), QStringLiteral("S-MERC-ACTIVE") },
        { QStringLiteral("triggered"), QStringLiteral("S-MERC-F") },
        { QStringLiteral("moved"), QStringLiteral("S-RALLY-TREASURE") },
        { QStringLiteral("equipped"), QStringLiteral("S-RALLY-EQUIP") },
        { QStringLiteral("unequipped"), QStringLiteral("S-RALLY-UNEQUIP") },
        { QStringLiteral("exited"), QStringLiteral("S-RALLY-EXIT") },
        { QStringLiteral("fizzled"), QStringLiteral("S-STACK-5") },
        { QStringLiteral("stepped"), QStringLiteral("S-ACT-MOVE") },
        { QStringLiteral("upstaged"), QStringLiteral("S-RALLY-UPSTAGE-1") },
        { QStringLiteral("attack-declared"), QStringLiteral("S-ACT-ATTACK") },
        { QStringLiteral("plundered"), QStringLiteral("S-ACT-PLUNDER") },
        { QStringLiteral("spotted"), QStringLiteral("S-STATUS-STEALTH-4") },
        { QStringLiteral("missed"), QStringLiteral("S-STATUS-BLIND-1") },
        { QStringLiteral("fog"), QStringLiteral("S-STATUS-FOG-1") },
        { QStringLiteral("pillar"), QStringLiteral("S-FMT-ARENA-PILLARS") },
        { QStringLiteral("healed"), QStringLiteral("S-HEAL") },
        { QStringLiteral("destroyed"), QStringLiteral("S-DMG-DESTROY") },
        { QStringLiteral("defense-spent"), QStringLiteral("S-RED-DEFENSE") },
        { QStringLiteral("acquired"), QStringLiteral("S-TURN-ACQUIRE") },
        { QStringLiteral("loot-lost"), QStringLiteral("S-VAULT") },
        { QStringLiteral("rolled"), QStringLiteral("S-PRE-FIRST") },
        { QStringLiteral("tossed"), QStringLiteral("S-STATUS-BLIND-1") },
        { QStringLiteral("mulligan"), QStringLiteral("S-PRE-MULLIGAN") },
    };
    static const QHash<QString, QString> statuses {
        { QStringLiteral("exhaust"), QStringLiteral("S-STATUS-EXHAUST-1") },
        { QStringLiteral("bleed"), QStringLiteral("S-STATUS-BLEED-1") },
        { QStringLiteral("blind"), QStringLiteral("S-STATUS-BLIND-1") },
        { QStringLiteral("poison"), QStringLiteral("S-STATUS-POISON-1") },
        { QStringLiteral("frost"), QStringLiteral("S-STATUS-FROST-1") },
        { QStringLiteral("burn"), QStringLiteral("S-STATUS-BURN-1") },
        { QStringLiteral("silence"), QStringLiteral("S-STATUS-SILENCE") },
        { QStringLiteral("stealth"), QStringLiteral("S-STATUS-STEALTH-1") },
        { QStringLiteral("regen"), QStringLiteral("S-BEN-REGEN") },
        { QStringLiteral("fortify"), QStringLiteral("S-BEN-FORTIFY") },
        { QStringLiteral("leech"), QStringLiteral("S-BEN-LEECH") },
    };
    const QString kind = reading::text(event, "event").replace(u'_', u'-');
    return kind.startsWith(u"status-") ? statuses.value(reading::text(event, "status").toLower())
                                       : numbers.value(kind);
}
