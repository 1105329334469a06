#include "app/games/altered/AlteredLog.h"

#include "app/games/Handles.h"
#include "app/games/altered/AlteredLogRules.h"
#include "app/games/altered/AlteredTrack.h"

using reading::Json;

namespace {

QString phaseTitle(const QString& phase)
{
    static const QHash<QString, const char*> titles {
        { QStringLiteral("morning"), QT_TRANSLATE_NOOP("AlteredPresenter", "Morning") },
        { QStringLiteral("noon"), QT_TRANSLATE_NOOP("AlteredPresenter", "Noon") },
        { QStringLiteral("afternoon"), QT_TRANSLATE_NOOP("AlteredPresenter", "Afternoon") },
        { QStringLiteral("dusk"), QT_TRANSLATE_NOOP("AlteredPresenter", "Dusk") },
        { QStringLiteral("night"), QT_TRANSLATE_NOOP("AlteredPresenter", "Night") },
    };
    const auto found = titles.find(phase);
    return found == titles.end() ? QString()
                                 : QCoreApplication::translate("AlteredPresenter", *found);
}

} // namespace

AlteredLog::AlteredLog(const Snapshot& snapshot, const TableInfo& table, const AlteredCards& cards)
    : LogWriter(snapshot, table, cards.book(), QStringLiteral("day"))
    , m_cards(cards)
{
}

/// Where something was played is told by its move, before or after. Rest goes without saying.
QList<LogLine> AlteredLog::lines(const Json& events)
{
    m_joined.clear();
    m_rested.clear();
    bool night = false;
    if (events.is_array())
        for (const Json& event : events) {
            const QString to = reading::text(event, "to");
            if (kindOf(event) == u"phase")
                night = reading::text(event, "phase") == u"night";
            if (to.contains(u".expedition_"))
                m_joined.insert(reading::text(event, "object"), to);
            else if (night && to.endsWith(u".reserve"))
                m_rested.insert(reading::text(event, "object"));
        }
    return LogWriter::lines(events);
}

QString AlteredLog::ruleOf(const Json& event) const
{
    return AlteredLogRules::of(event);
}

LogLine AlteredLog::line(const Json& event) const
{
    const QString what = kindOf(event);
    if (is(what, { "day", "phase", "first-player", "over", "arena" }))
        return timeLine(what, event);
    if (is(what, { "played", "quick-action", "triggered", "reacted", "resupplied" }))
        return playLine(what, event);
    if (is(what,
            { "discarded", "sacrificed", "created", "gained", "lost", "counters", "counters-lost",
                "control", "revealed", "moved" }))
        return cardLine(what, event);
    if (is(what, { "expedition", "ascended", "region", "marker" })) {
        LogLine line = trackLine(what, event);
        if (is(what, { "expedition", "ascended" }))
            line.sound = Sound::Moved;
        return line;
    }
    return playerLine(what, event);
}

LogLine AlteredLog::timeLine(const QString& what, const Json& event) const
{
    if (what == u"day")
        return made(tr("Day %1").arg(reading::number(observation(), "turn")), "heading");
    if (what == u"phase") {
        LogLine line = made(phaseTitle(reading::text(event, "phase")), "phase");
        if (reading::text(event, "phase") == u"dusk")
            line.sound = Sound::Dusk;
        return line;
    }
    if (what == u"first-player")
        return made(tr("%1 became the first player.").arg(seat(event)), "note",
            reading::text(event, "player"));
    if (what == u"arena")
        return made(tr("The tiebreak in the Arena began."), "heading");
    return made(LogWriter::tr("The game ended."), "heading");
}

LogLine AlteredLog::playLine(const QString& what, const Json& event) const
{
    const QString player = reading::text(event, "player");
    const QStringList keys { reading::text(event, "object"), reading::text(event, "other") };
    const QString name = thing(event, "object");
    if (what == u"played")
        return made(playedWords(event, name), "play", player, keys);
    if (what == u"quick-action")
        return made(
            tr("%1 used a quick action of %2.").arg(seat(event), name), "play", player, keys);
    if (what == u"reacted")
        return made(reactionWords(event, name), "play", player, keys);
    if (what == u"resupplied")
        return made(tr("%1 put %2 from the deck into the Reserve.").arg(seat(event), name), "draw",
            player, keys);
    return {}; // that it was triggered is told when it happens
}

QString AlteredLog::playedWords(const Json& event, const QString& name) const
{
    const QString to = m_joined.value(reading::text(event, "object"));
    if (to.isEmpty())
        return LogWriter::tr("%1 played %2.").arg(seat(event), name);
    return to.endsWith(u"hero")
        ? tr("%1 played %2 into the hero expedition.").arg(seat(event), name)
        : tr("%1 played %2 into the companion expedition.").arg(seat(event), name);
}

/// What it says, in the words of the card, where it is one of the card's own abilities.
QString AlteredLog::reactionWords(const Json& event, const QString& name) const
{
    if (reading::flag(event, "unmet"))
        return tr("%1 did nothing, because what it depends on was not so.").arg(name);
    constexpr qsizetype most = 90;
    QString words = AlteredCards::readable(
        m_cards.ability(reading::text(event, "card"), reading::number(event, "amount") + 1));
    if (words.isEmpty())
        return tr("%1 reacted.").arg(name);
    if (words.size() > most)
        words = words.left(words.lastIndexOf(u' ', most)) + u'\u2026';
    return tr("%1 reacted: %2").arg(name, CardBook::quoted(words));
}

LogLine AlteredLog::cardLine(const QString& what, const Json& event) const
{
    const QString player = reading::text(event, "player");
    const QStringList keys { reading::text(event, "object"), reading::text(event, "other") };
    const QString name = thing(event, "object");
    const int amount = reading::number(event, "amount");
    const QString status = handles::capitalised(reading::text(event, "status"));
    if (what == u"discarded")
        return made(tr("%1 was discarded.").arg(name), "death", player, keys);
    if (what == u"sacrificed")
        return made(tr("%1 sacrificed %2.").arg(seat(event), name), "death", player, keys);
    if (what == u"created")
        return made(tr("%1 created %2.").arg(seat(event), name), "play", player, keys);
    if (what == u"gained" && !status.isEmpty() && status != u"Exhausted")
        return made(tr("%1 became %2.").arg(name, status), "note", player, keys);
    if (what == u"lost" && !status.isEmpty() && status != u"Exhausted")
        return made(tr("%1 was no longer %2.").arg(name, status), "note", player, keys);
    const QString counter = handles::capitalised(reading::text(event, "counter"));
    if (what == u"counters")
        return made(counter.isEmpty() || counter == u"Boost"
                ? tr("%1 gained %n boosts.", nullptr, amount).arg(name)
                : tr("%1 gained %n %2 counters.", nullptr, amount).arg(name, counter),
            "note", player, keys);
    if (what == u"counters-lost")
        return made(counter.isEmpty() || counter == u"Boost"
                ? tr("%1 lost %n boosts.", nullptr, amount).arg(name)
                : tr("%1 lost %n %2 counters.", nullptr, amount).arg(name, counter),
            "note", player, keys);
    if (what == u"control")
        return made(
            LogWriter::tr("%1 took control of %2.").arg(seat(event), name), "note", player, keys);
    if (what == u"revealed")
        return made(LogWriter::tr("%1 was revealed.").arg(name), "note", player, keys);
    return moveLine(event);
}

/// A plain move is told by what caused it, except where the card is something else there.
LogLine AlteredLog::moveLine(const Json& event) const
{
    const QString object = reading::text(event, "object");
    const QStringList keys { object };
    const QString name = thing(event, "object");
    const QString from = reading::text(event, "from");
    const QString to = reading::text(event, "to");
    const QString owner = to.section(u'.', 0, 0);
    const bool lay = from.contains(u".expedition_") || from.endsWith(u".landmark")
        || from.endsWith(u".discard");
    if (to.endsWith(u".mana"))
        return made(from.endsWith(u".hand")
                ? tr("%1 put a card of the hand into the mana.").arg(table().nameOf(owner))
                : tr("%1 became a mana orb.").arg(name),
            "note", owner, keys);
    if (to.endsWith(u".hand") && (lay || from.endsWith(u".reserve")))
        return made(tr("%1 went back to the hand.").arg(name), "note", owner, keys);
    if (to.endsWith(u".reserve") && from.endsWith(u".hand"))
        return made(
            tr("%1 put %2 from the hand into the Reserve.").arg(table().nameOf(owner), name),
            "note", owner, keys);
    if (to.endsWith(u".reserve") && lay && !m_rested.contains(object))
        return made(tr("%1 went to the Reserve.").arg(name), "note", owner, keys);
    return {};
}

LogLine AlteredLog::trackLine(const QString& what, const Json& event) const
{
    const QString player = reading::text(event, "player");
    const QStringList keys { reading::text(event, "other") };
    const int amount = reading::number(event, "amount");
    if (what == u"expedition")
        return made(amount < 0 ? tr("%1 moved back.").arg(expedition(event))
                               : tr("%1 moved forward.").arg(expedition(event)),
            "combat", player, keys);
    if (what == u"ascended")
        return made(tr("%1 ascended.").arg(expedition(event)), "combat", player, keys);
    if (what == u"region")
        return made(tr("A Tumult card was turned over."), "reveal", player, keys);
    return made(tr("A terrain marker was put on the Adventure."), "note", player, keys);
}

LogLine AlteredLog::playerLine(const QString& what, const Json& event) const
{
    const QString player = reading::text(event, "player");
    const QStringList keys { reading::text(event, "object") };
    if (what == u"passed")
        return made(tr("%1 passed for the day.").arg(seat(event)), "phase", player);
    if (what == u"die")
        return made(
            LogWriter::tr("%1 rolled a %2.").arg(seat(event)).arg(reading::number(event, "amount")),
            "note", player, keys);
    if (what == u"conceded")
        return made(LogWriter::tr("%1 conceded.").arg(seat(event)), "heading", player);
    return {};
}

/// "The hero expedition of Mira"
QString AlteredLog::expedition(const Json& event) const
{
    const QString key = reading::text(event, "other");
    const QString name = table().nameOf(
        key.contains(u'.') ? key.section(u'.', 0, 0) : reading::text(event, "player"));
    return key.endsWith(u"hero") ? tr("The hero expedition of %1").arg(name)
                                 : tr("The companion expedition of %1").arg(name);
}

QList<Motion> AlteredLog::motions(const Json& events)
{
    static constexpr Touch touches[] { { "discarded", "death" }, { "sacrificed", "death" },
        { "revealed", "reveal" }, { "die", "die" } };
    return LogWriter::motions(events, touches);
}

/// Boosts, mana and Expeditions that would move: the mat shows these by itself once they have happened.
QList<Motion> AlteredLog::marks(const Json& events)
{
    QList<Motion> marks = motions(events);
    for (const Json& event : events) {
        const QString what = kindOf(event);
        const QString object = reading::text(event, "object");
        const QString player = reading::text(event, "player");
        const int amount = reading::number(event, "amount");
        if (what == u"counters")
            marks.append({ object, {}, {}, QStringLiteral("heal"), amount });
        else if (what == u"counters-lost")
            marks.append({ object, {}, {}, QStringLiteral("damage"), amount });
        else if (what == u"paid")
            marks.append(
                { player + QStringLiteral(".mana"), {}, {}, QStringLiteral("engage"), amount });
        else if (what == u"expedition") {
            const QString key = reading::text(event, "other");
            marks.append({ (key.contains(u'.') ? key.section(u'.', 0, 0) : player)
                    + (key.endsWith(u"hero") ? QStringLiteral(".expedition_hero")
                                             : QStringLiteral(".expedition_companion")),
                {}, {}, QStringLiteral("advance"), amount == 0 ? 1 : amount });
        }
    }
    return marks;
}
