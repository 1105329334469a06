#include "app/games/seize/SeizeLog.h"

#include <QHash>

#include <algorithm>

SeizeEvent::SeizeEvent(const observed::Json& event)
    : SeenEvent(event)
    , status(observed::text(event, "status"))
    , victim(observed::text(event, "victim"))
{
}

SeizeLog::SeizeLog(const Snapshot& snapshot, const TableInfo& table, const SeizeCards& cards)
    : GameLog(snapshot, table, cards.book())
{
}

QString SeizeLog::ruleOf(const Row& row, const SeizeEvent& event)
{
    static const QHash<QString, QString> statuses {
        { QStringLiteral("exhaust"), QStringLiteral("S-STATUS-EXHAUST-1") },
        { QStringLiteral("bleed"), QStringLiteral("S-STATUS-BLEED-1") },
        { QStringLiteral("blind"), QStringLiteral("S-STATUS-BLIND-1") },
        { QStringLiteral("poison"), QStringLiteral("S-STATUS-POISON-1") },
        { QStringLiteral("frost"), QStringLiteral("S-STATUS-FROST-1") },
        { QStringLiteral("burn"), QStringLiteral("S-STATUS-BURN-1") },
        { QStringLiteral("silence"), QStringLiteral("S-STATUS-SILENCE") },
        { QStringLiteral("stealth"), QStringLiteral("S-STATUS-STEALTH-1") },
    };
    return event.status.isEmpty() ? QLatin1String(row.rule)
                                  : statuses.value(event.status.toLower());
}

std::span<const SeizeLog::Row> SeizeLog::rows()
{
    using Log = const SeizeLog&;
    using It = const SeizeEvent&;
    static constexpr Row rows[] = {
        { "turn", "heading", "",
            [](Log log, It e) {
                return LogWriter::tr("Turn %1: %2").arg(e.number()).arg(log.seat(e));
            } },
        { "over", "heading", "", [](Log, It) { return LogWriter::tr("The game ended."); } },
        { "time", "heading", "S-FMT-STD-ROUND", [](Log, It) { return tr("Time was called."); } },
        { "conceded", "heading", "",
            [](Log log, It e) { return LogWriter::tr("%1 conceded.").arg(log.seat(e)); } },
        { "player-out", "heading", "S-VAULT",
            [](Log log, It e) { return tr("%1 was defeated.").arg(log.seat(e)); } },
        // S-FMT-ARENA-SHARED That one has taken the word oneself is no news.
        { "claimed", "note", "",
            [](Log log, It e) {
                return e.player == log.seen().viewer
                    ? QString()
                    : tr("%1 was allowed to act first.").arg(log.seat(e));
            } },
        { "rolled", "note", "S-PRE-FIRST",
            [](Log log, It e) {
                return LogWriter::tr("%1 rolled a %2.").arg(log.seat(e)).arg(e.number());
            },
            "die" },
        { "tossed", "note", "S-STATUS-BLIND-1",
            [](Log log, It e) {
                return e.number() > 0 ? tr("%1 won the toss of a coin.").arg(log.seat(e))
                                      : tr("%1 lost the toss of a coin.").arg(log.seat(e));
            },
            "coin" },
        { "mulligan", "note", "S-PRE-MULLIGAN",
            [](Log log, It e) { return tr("%1 drew a new hand.").arg(log.seat(e)); } },
        { "acquired", "draw", "S-TURN-ACQUIRE",
            [](Log log, It e) {
                return tr("%1 acquired %n cards.", nullptr, std::max(1, e.number()))
                    .arg(log.seat(e));
            } },
        { "discarded", "note", "",
            [](Log log, It e) {
                return LogWriter::tr("%1 discarded %2.").arg(log.seat(e), log.thing(e));
            } },
        { "revealed", "", "", nullptr, "reveal" },
        // What is played
        { "hired", "play", "S-RALLY-BACK8",
            [](Log log, It e) { return tr("%1 hired %2.").arg(log.seat(e), log.thing(e)); }, "",
            Sound::None, "stand" },
        { "entered", "note", "",
            [](Log log, It e) { return tr("%1 entered on %2.").arg(log.thing(e), e.tile); } },
        { "moved", "note", "S-RALLY-TREASURE",
            [](Log log, It e) {
                return e.from.endsWith(u".hand") && e.to.endsWith(u".warchest")
                    ? tr("%1 put %2 into the warchest.").arg(log.seat(e), log.thing(e))
                    : QString();
            } },
        { "played", "play", "S-ABIL-1",
            [](Log log, It e) {
                return LogWriter::tr("%1 played %2.").arg(log.seat(e), log.thing(e));
            } },
        { "activated", "play", "S-MERC-ACTIVE",
            [](Log log, It e) {
                return LogWriter::tr("%1 used an ability of %2.").arg(log.seat(e), log.thing(e));
            } },
        { "triggered", "note", "S-MERC-F",
            [](Log log, It e) {
                return LogWriter::tr("An ability of %1 triggered.").arg(log.thing(e));
            } },
        { "equipped", "play", "S-RALLY-EQUIP",
            [](Log log, It e) {
                return tr("%1 was equipped with %2.").arg(log.other(e), log.thing(e));
            } },
        { "unequipped", "note", "S-RALLY-UNEQUIP",
            [](Log log, It e) {
                return tr("%1 was taken off %2.").arg(log.thing(e), log.other(e));
            } },
        { "exited", "note", "S-RALLY-EXIT",
            [](Log log, It e) { return tr("%1 left the battlefield.").arg(log.thing(e)); } },
        { "fizzled", "note", "S-STACK-5",
            [](Log log, It e) { return tr("%1 had no effect any more.").arg(log.thing(e)); } },
        { "countered", "note", "",
            [](Log log, It e) { return LogWriter::tr("%1 was countered.").arg(log.thing(e)); } },
        // On the battlefield
        { "stepped", "note", "S-ACT-MOVE",
            [](Log log, It e) { return tr("%1 moved to %2.").arg(log.thing(e), e.tile); }, "",
            Sound::Moved, "stand" },
        { "pushed", "note", "",
            [](Log log, It e) { return tr("%1 was pushed to %2.").arg(log.thing(e), e.tile); }, "",
            Sound::Moved, "stand" },
        { "upstaged", "note", "S-RALLY-UPSTAGE-1",
            [](Log log, It e) { return tr("%1 was upstaged to %2.").arg(log.thing(e), e.tile); },
            "", Sound::Moved, "stand" },
        { "swapped", "note", "",
            [](Log log, It e) {
                return tr("%1 changed places with %2.").arg(log.thing(e), log.other(e));
            },
            "", Sound::Moved },
        { "attack-declared", "combat", "S-ACT-ATTACK",
            [](Log log, It e) {
                return e.other.isEmpty() ? tr("%1 attacked.").arg(log.thing(e))
                                         : tr("%1 attacked %2.").arg(log.thing(e), log.other(e));
            },
            "attack" },
        { "plundered", "combat", "S-ACT-PLUNDER",
            [](Log log, It e) {
                return tr("%1 plundered %2.").arg(log.thing(e), log.table().nameOf(e.victim));
            },
            "", Sound::Coins },
        { "spotted", "note", "S-STATUS-STEALTH-4",
            [](Log log, It e) { return tr("%1 was uncovered.").arg(log.thing(e)); } },
        { "missed", "combat", "S-STATUS-BLIND-1",
            [](Log log, It e) { return tr("%1 missed.").arg(log.thing(e)); } },
        { "fog", "note", "S-STATUS-FOG-1",
            [](Log, It e) { return tr("Fog rose on %1.").arg(e.tile); } },
        { "pillar", "note", "S-FMT-ARENA-PILLARS",
            [](Log, It e) { return tr("A pillar was set on %1.").arg(e.tile); } },
        { "exhausted", "", "", nullptr, "turn" },
        { "readied", "", "", nullptr, "ready" },
        // Harm
        { "damage", "damage", "", [](Log log, It e) { return log.damage(e); }, "damage" },
        { "healed", "note", "S-HEAL",
            [](Log log, It e) {
                return tr("%1 healed %n health.", nullptr, e.number()).arg(log.thing(e));
            },
            "heal" },
        { "destroyed", "death", "S-DMG-DESTROY",
            [](Log log, It e) { return LogWriter::tr("%1 was destroyed.").arg(log.thing(e)); },
            "death" },
        { "defense-spent", "note", "S-RED-DEFENSE",
            [](Log log, It e) { return tr("The defense of %1 was spent.").arg(log.thing(e)); } },
        { "status-gained", "note", "",
            [](Log log, It e) {
                const QString status = SeizeCards::signTitle(e.status);
                return e.number() > 1
                    ? tr("%1 got %2, %3 times.").arg(log.thing(e), status).arg(e.number())
                    : tr("%1 got %2.").arg(log.thing(e), status);
            } },
        { "status-lost", "note", "",
            [](Log log, It e) {
                return tr("%1 lost %2.").arg(log.thing(e), SeizeCards::signTitle(e.status));
            } },
        { "loot-lost", "damage", "S-VAULT",
            [](Log log, It e) {
                return tr("%1 lost %n loot.", nullptr, e.number()).arg(log.seat(e));
            },
            "", Sound::Coins, "damage" },
        { "loot-gained", "note", "",
            [](Log log, It e) {
                return tr("%1 gained %n loot.", nullptr, e.number()).arg(log.seat(e));
            },
            "", Sound::Coins, "heal" },
    };
    return rows;
}

QList<Motion> SeizeLog::motions(const observed::Json& events)
{
    QList<Motion> motions = GameLog::motions(events);
    // From tile to tile a token walks by itself.
    motions.removeIf([](const Motion& motion) {
        return motion.kind.isEmpty() && !(motion.from.contains(u'.') && motion.to.contains(u'.'));
    });
    return motions;
}

Motion SeizeLog::markOf(const SeenEvent& event, const QString& mark)
{
    if (mark == u"stand")
        return { event.object, {}, event.tile, {}, 0 };
    return { event.player, {}, {}, mark, event.number() };
}
