#include "app/games/kryptik/KryptikLog.h"

#include "app/games/kryptik/KryptikLogRules.h"

using reading::Json;

KryptikLog::KryptikLog(const Snapshot& snapshot, const TableInfo& table, const KryptikCards& cards)
    : LogWriter(snapshot, table, cards.book())
{
}

QString KryptikLog::ruleOf(const Json& event) const
{
    return KryptikLogRules::of(event);
}

LogLine KryptikLog::line(const Json& event) const
{
    LogLine line = words(event);
    if (is(kindOf(event), { "row-destroyed" })) // it turns over, whatever becomes of it
        line.sound = Sound::Turned;
    return line;
}

LogLine KryptikLog::words(const Json& event) const
{
    const QString what = kindOf(event);
    if (is(what, { "turn", "phase", "step", "over" }))
        return timeLine(what, event);
    if (is(what,
            { "cast", "activated", "triggered", "resolved", "removed", "countered", "soul",
                "entered" }))
        return playLine(what, event);
    if (is(what,
            { "attacked", "blocked", "damage", "player-damage", "row-destroyed", "year-chosen" }))
        return combatLine(what, event);
    if (is(what, { "died", "discarded", "revealed", "attached", "control", "moved" }))
        return cardLine(what, event);
    return playerLine(what, event);
}

LogLine KryptikLog::timeLine(const QString& what, const Json& event) const
{
    const QString player = reading::text(event, "player");
    if (what == u"turn")
        return made(LogWriter::tr("Turn %1: %2")
                        .arg(reading::number(event, "amount", reading::number(event, "turn")))
                        .arg(seat(event)),
            "heading", player);
    if (what == u"over")
        return made(LogWriter::tr("The game ended."), "heading");
    return {};
}

LogLine KryptikLog::playLine(const QString& what, const Json& event) const
{
    const QString player = reading::text(event, "player");
    const QStringList keys { reading::text(event, "object"), reading::text(event, "other") };
    const QString name = thing(event, "object");
    if (what == u"cast")
        return made(tr("%1 cast %2.").arg(seat(event), name), "play", player, keys);
    if (what == u"activated")
        return made(LogWriter::tr("%1 used an ability of %2.").arg(seat(event), name), "play",
            player, keys);
    if (what == u"triggered")
        return made(LogWriter::tr("An ability of %1 triggered.").arg(name), "play", player, keys);
    if (what == u"removed")
        return made(
            tr("%1 had no legal target left and did nothing.").arg(name), "note", player, keys);
    if (what == u"countered")
        return made(LogWriter::tr("%1 was countered.").arg(name), "note", player, keys);
    if (what == u"soul")
        return made(
            tr("%1 placed %2 in the soul row.").arg(seat(event), name), "play", player, keys);
    if (what == u"entered")
        return made(tr("%1 entered the island.").arg(name), "play", player, keys);
    return {};
}

LogLine KryptikLog::combatLine(const QString& what, const Json& event) const
{
    const QString player = reading::text(event, "player");
    const QStringList keys { reading::text(event, "object"), reading::text(event, "other") };
    const QString name = thing(event, "object");
    const int amount = reading::number(event, "amount");
    if (what == u"attacked")
        return made(tr("%1 attacked with %2.").arg(seat(event), name), "combat", player, keys);
    if (what == u"blocked")
        return made(tr("%1 blocked with %2.").arg(seat(event), name), "combat", player, keys);
    if (what == u"damage")
        return made(keys.at(1).isEmpty()
                ? LogWriter::tr("%1 was dealt %n damage.", nullptr, amount).arg(name)
                : LogWriter::tr("%1 dealt %n damage to %2.", nullptr, amount)
                      .arg(thing(event, "other"), name),
            "damage", player, keys);
    if (what == u"player-damage")
        return made(LogWriter::tr("%1 was dealt %n damage.", nullptr, amount).arg(seat(event)),
            "damage", player, keys);
    if (what == u"row-destroyed")
        return made(
            tr("%1 lost the 11 year card %2.").arg(seat(event), name), "damage", player, keys);
    if (what == u"year-chosen") {
        const QString choice = reading::text(event, "choice");
        if (choice == u"ability")
            return made(tr("%1 used the 11 year ability of %2.").arg(seat(event), name), "play",
                player, keys);
        if (choice == u"cast")
            return made(tr("%1 cast %2 for its 11 year cost.").arg(seat(event), name), "play",
                player, keys);
        return made(tr("%1 took %2 into the hand.").arg(seat(event), name), "play", player, keys);
    }
    return {};
}

LogLine KryptikLog::cardLine(const QString& what, const Json& event) const
{
    const QString player = reading::text(event, "player");
    const QStringList keys { reading::text(event, "object"), reading::text(event, "other") };
    const QString name = thing(event, "object");
    if (what == u"died")
        return made(tr("%1 died.").arg(name), "death", player, keys);
    if (what == u"discarded")
        return made(LogWriter::tr("%1 discarded %2.").arg(seat(event), name), "note", player, keys);
    if (what == u"revealed")
        return made(LogWriter::tr("%1 was revealed.").arg(name), "note", player, keys);
    if (what == u"attached")
        return made(
            tr("%1 was attached to %2.").arg(name, thing(event, "other")), "note", player, keys);
    if (what == u"control")
        return made(
            LogWriter::tr("%1 took control of %2.").arg(seat(event), name), "note", player, keys);
    // A plain move is told by what caused it, except into the zone nobody comes back from.
    if (what == u"moved" && reading::text(event, "to").endsWith(u".abolished"))
        return made(tr("%1 was abolished.").arg(name), "death", player, keys);
    return {};
}

LogLine KryptikLog::playerLine(const QString& what, const Json& event) const
{
    const QString player = reading::text(event, "player");
    const QStringList keys { reading::text(event, "object") };
    const int amount = reading::number(event, "amount");
    if (what == u"recursion")
        return made(amount == 0
                ? tr("%1 kept the hand.").arg(seat(event))
                : tr("%1 put %n cards back to draw as many.", nullptr, amount).arg(seat(event)),
            "note", player);
    if (what == u"looked")
        return made(tr("%1 looked at a hidden card.").arg(seat(event)), "note", player, keys);
    if (what == u"number")
        return made(tr("%1 chose %2.").arg(seat(event)).arg(amount), "note", player);
    if (what == u"conceded")
        return made(LogWriter::tr("%1 conceded.").arg(seat(event)), "heading", player);
    if (what == u"player-destroyed")
        return made(LogWriter::tr("%1 was destroyed.").arg(seat(event)), "heading", player);
    return {};
}

QList<Motion> KryptikLog::motions(const Json& events)
{
    static constexpr Touch touches[] { { "damage", "damage" }, { "died", "death" },
        { "engaged", "engage" }, { "disengaged", "disengage" }, { "attacked", "attack" },
        { "revealed", "reveal" }, { "row-destroyed", "reveal" } };
    return LogWriter::motions(events, touches);
}
