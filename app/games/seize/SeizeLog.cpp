#include "app/games/seize/SeizeLog.h"

#include "app/games/seize/SeizeLogRules.h"

#include <algorithm>
#include <utility>

using reading::Json;

namespace {

/// Which of the log's colours a kind of event has.
const char* toneOf(const QString& what)
{
    static const std::pair<const char*, const char*> tones[] { { "turn", "heading" },
        { "over", "heading" }, { "time", "heading" }, { "conceded", "heading" },
        { "player-out", "heading" }, { "attack-declared", "combat" }, { "plundered", "combat" },
        { "missed", "combat" }, { "damage", "damage" }, { "loot-lost", "damage" },
        { "destroyed", "death" }, { "hired", "play" }, { "played", "play" },
        { "activated", "play" }, { "treasure", "play" }, { "equipped", "play" },
        { "acquired", "draw" } };
    for (const auto& [name, tone] : tones)
        if (what == QLatin1String(name))
            return tone;
    return "note";
}

} // namespace

SeizeLog::SeizeLog(const Snapshot& snapshot, const TableInfo& table, const SeizeCards& cards)
    : LogWriter(snapshot, table, cards.book())
{
}

QString SeizeLog::ruleOf(const Json& event) const
{
    return SeizeLogRules::of(event);
}

LogLine SeizeLog::line(const Json& event) const
{
    const QString what = kindOf(event);
    LogLine line;
    for (const auto words : { &SeizeLog::timeWords, &SeizeLog::playWords, &SeizeLog::fieldWords,
             &SeizeLog::harmWords, &SeizeLog::playerWords }) {
        if (line.text.isEmpty())
            line.text = (this->*words)(what, event);
    }
    line.kind = QLatin1String(toneOf(what));
    line.seat = reading::text(event, "player");
    for (const char* key : { "object", "other" })
        if (const QString handle = reading::text(event, key); !handle.isEmpty())
            line.keys.append(handle);
    if (is(what, { "plundered", "loot-lost", "loot-gained" }))
        line.sound = Sound::Coins;
    else if (is(what, { "stepped", "pushed", "swapped", "upstaged" }))
        line.sound = Sound::Moved;
    return line;
}

QString SeizeLog::timeWords(const QString& what, const Json& event) const
{
    if (what == u"turn")
        return LogWriter::tr("Turn %1: %2")
            .arg(reading::number(event, "amount", reading::number(event, "turn")))
            .arg(seat(event));
    if (what == u"over")
        return LogWriter::tr("The game ended.");
    if (what == u"time")
        return tr("Time was called.");
    if (what == u"conceded")
        return LogWriter::tr("%1 conceded.").arg(seat(event));
    if (what == u"player-out")
        return tr("%1 was defeated.").arg(seat(event));
    // S-FMT-ARENA-SHARED That one has taken the word oneself is no news.
    if (what == u"claimed"
        && reading::text(event, "player") != reading::text(observation(), "viewer"))
        return tr("%1 was allowed to act first.").arg(seat(event));
    return {};
}

QString SeizeLog::playWords(const QString& what, const Json& event) const
{
    const QString name = thing(event);
    if (what == u"hired")
        return tr("%1 hired %2.").arg(seat(event), name);
    if (what == u"entered")
        return tr("%1 entered on %2.").arg(name, reading::text(event, "tile"));
    if (what == u"moved" && reading::text(event, "from").endsWith(u".hand")
        && reading::text(event, "to").endsWith(u".warchest"))
        return tr("%1 put %2 into the warchest.").arg(seat(event), name);
    if (what == u"played")
        return LogWriter::tr("%1 played %2.").arg(seat(event), name);
    if (what == u"activated")
        return LogWriter::tr("%1 used an ability of %2.").arg(seat(event), name);
    if (what == u"triggered")
        return LogWriter::tr("An ability of %1 triggered.").arg(name);
    if (what == u"equipped")
        return tr("%1 was equipped with %2.").arg(thing(event, "other"), name);
    if (what == u"unequipped")
        return tr("%1 was taken off %2.").arg(name, thing(event, "other"));
    if (what == u"exited")
        return tr("%1 left the battlefield.").arg(name);
    if (what == u"fizzled")
        return tr("%1 had no effect any more.").arg(name);
    if (what == u"countered")
        return LogWriter::tr("%1 was countered.").arg(name);
    return {};
}

QString SeizeLog::fieldWords(const QString& what, const Json& event) const
{
    const QString name = thing(event);
    const QString tile = reading::text(event, "tile");
    if (what == u"stepped")
        return tr("%1 moved to %2.").arg(name, tile);
    if (what == u"pushed")
        return tr("%1 was pushed to %2.").arg(name, tile);
    if (what == u"upstaged")
        return tr("%1 was upstaged to %2.").arg(name, tile);
    if (what == u"swapped")
        return tr("%1 changed places with %2.").arg(name, thing(event, "other"));
    if (what == u"attack-declared")
        return reading::text(event, "other").isEmpty()
            ? tr("%1 attacked.").arg(name)
            : tr("%1 attacked %2.").arg(name, thing(event, "other"));
    if (what == u"plundered")
        return tr("%1 plundered %2.").arg(name, seat(event, "victim"));
    if (what == u"spotted")
        return tr("%1 was uncovered.").arg(name);
    if (what == u"missed")
        return tr("%1 missed.").arg(name);
    if (what == u"fog")
        return tr("Fog rose on %1.").arg(tile);
    if (what == u"pillar")
        return tr("A pillar was set on %1.").arg(tile);
    return {};
}

QString SeizeLog::harmWords(const QString& what, const Json& event) const
{
    const QString name = thing(event);
    const int amount = reading::number(event, "amount");
    if (what == u"damage")
        return reading::text(event, "other").isEmpty()
            ? LogWriter::tr("%1 was dealt %n damage.", nullptr, amount).arg(name)
            : LogWriter::tr("%1 dealt %n damage to %2.", nullptr, amount)
                  .arg(thing(event, "other"), name);
    if (what == u"healed")
        return tr("%1 healed %n health.", nullptr, amount).arg(name);
    if (what == u"destroyed")
        return LogWriter::tr("%1 was destroyed.").arg(name);
    if (what == u"defense-spent")
        return tr("The defense of %1 was spent.").arg(name);
    if (what == u"status-gained" || what == u"status-lost") {
        const QString word = SeizeCards::signTitle(reading::text(event, "status"));
        if (what == u"status-lost")
            return tr("%1 lost %2.").arg(name, word);
        return amount > 1 ? tr("%1 got %2, %3 times.").arg(name, word).arg(amount)
                          : tr("%1 got %2.").arg(name, word);
    }
    return {};
}

QString SeizeLog::playerWords(const QString& what, const Json& event) const
{
    const int amount = reading::number(event, "amount");
    if (what == u"acquired")
        return tr("%1 acquired %n cards.", nullptr, std::max(1, amount)).arg(seat(event));
    if (what == u"loot-lost")
        return tr("%1 lost %n loot.", nullptr, amount).arg(seat(event));
    if (what == u"loot-gained")
        return tr("%1 gained %n loot.", nullptr, amount).arg(seat(event));
    if (what == u"rolled")
        return LogWriter::tr("%1 rolled a %2.").arg(seat(event)).arg(amount);
    if (what == u"tossed")
        return amount > 0 ? tr("%1 won the toss of a coin.").arg(seat(event))
                          : tr("%1 lost the toss of a coin.").arg(seat(event));
    if (what == u"mulligan")
        return tr("%1 drew a new hand.").arg(seat(event));
    if (what == u"discarded")
        return LogWriter::tr("%1 discarded %2.").arg(seat(event), thing(event));
    return {};
}

QList<Motion> SeizeLog::motions(const Json& events)
{
    static constexpr Touch touches[] { { "damage", "damage" }, { "healed", "heal" },
        { "destroyed", "death" }, { "attack-declared", "attack" }, { "exhausted", "engage" },
        { "readied", "disengage" }, { "revealed", "reveal" }, { "tossed", "coin" },
        { "rolled", "die" } };
    QList<Motion> motions = LogWriter::motions(events, touches);
    // From tile to tile a token walks by itself.
    motions.removeIf([](const Motion& motion) {
        return motion.kind.isEmpty() && !(motion.from.contains(u'.') && motion.to.contains(u'.'));
    });
    return motions;
}

/// Where somebody would stand, and what the vaults would lose or win.
QList<Motion> SeizeLog::marks(const Json& events)
{
    static constexpr Touch vaults[] { { "loot-lost", "damage" }, { "loot-gained", "heal" } };
    QList<Motion> marks = motions(events);
    for (const Json& event : events) {
        const QString what = kindOf(event);
        for (const Touch& touch : vaults)
            if (what == QLatin1String(touch.event))
                marks.append({ reading::text(event, "player"), {}, {}, QLatin1String(touch.kind),
                    reading::number(event, "amount") });
        if (what == u"stepped" || what == u"pushed" || what == u"upstaged" || what == u"hired")
            marks.append(
                { reading::text(event, "object"), {}, reading::text(event, "tile"), {}, 0 });
    }
    return marks;
}
