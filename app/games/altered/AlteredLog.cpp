#include "app/games/altered/AlteredLog.h"

#include "app/games/Handles.h"

#include <QHash>

/// Each phase is a kind of its own here, and concerns everybody; a move is a matter of whose zone the
/// card comes into.
AlteredEvent::AlteredEvent(const observed::Json& event)
    : SeenEvent(event)
    , phase(observed::text(event, "phase"))
    , status(handles::capitalised(observed::text(event, "status")))
    , counter(handles::capitalised(observed::text(event, "counter")))
    , card(observed::text(event, "card"))
    , unmet(observed::flag(event, "unmet"))
{
    if (!phase.isEmpty()) {
        name = phase;
        player.clear();
    } else if (name == u"moved") {
        player = to.section(u'.', 0, 0);
    }
}

AlteredLog::AlteredLog(const Snapshot& snapshot, const TableInfo& table, const AlteredCards& cards)
    : GameLog(snapshot, table, cards.book(), QStringLiteral("day"))
    , m_cards(cards)
{
}

/// Where something was played is told by its move, before or after. Rest goes without saying.
QList<LogLine> AlteredLog::lines(const observed::Json& events)
{
    m_joined.clear();
    m_rested.clear();
    bool night = false;
    for (const observed::Json& each : events) {
        const AlteredEvent event(each);
        if (!event.phase.isEmpty())
            night = event.phase == u"night";
        if (event.to.contains(u".expedition_"))
            m_joined.insert(event.object, event.to);
        else if (night && event.to.endsWith(u".reserve"))
            m_rested.insert(event.object);
    }
    return LogWriter::lines(events);
}

QString AlteredLog::ruleOf(const Row& row, const AlteredEvent& event)
{
    static const QHash<QString, QString> statuses {
        { QStringLiteral("Anchored"), QStringLiteral("2.4.2") },
        { QStringLiteral("Asleep"), QStringLiteral("2.4.3") },
        { QStringLiteral("Boosted"), QStringLiteral("2.4.4") },
        { QStringLiteral("Fleeting"), QStringLiteral("2.4.6") },
    };
    return event.status.isEmpty() ? QLatin1String(row.rule) : statuses.value(event.status);
}

std::span<const AlteredLog::Row> AlteredLog::rows()
{
    using Log = const AlteredLog&;
    using It = const AlteredEvent&;
    static constexpr Row rows[] = {
        { "day", "heading", "4.2", [](Log log, It) { return tr("Day %1").arg(log.seen().turn); } },
        { "morning", "phase", "4.2.1",
            [](Log, It) { return QCoreApplication::translate("AlteredPresenter", "Morning"); } },
        { "noon", "phase", "4.2.2",
            [](Log, It) { return QCoreApplication::translate("AlteredPresenter", "Noon"); } },
        { "afternoon", "phase", "4.2.3",
            [](Log, It) { return QCoreApplication::translate("AlteredPresenter", "Afternoon"); } },
        { "dusk", "phase", "4.2.4",
            [](Log, It) { return QCoreApplication::translate("AlteredPresenter", "Dusk"); }, "",
            Sound::Dusk },
        { "night", "phase", "4.2.5",
            [](Log, It) { return QCoreApplication::translate("AlteredPresenter", "Night"); } },
        { "first-player", "note", "",
            [](Log log, It e) { return tr("%1 became the first player.").arg(log.seat(e)); } },
        { "passed", "phase", "4.2.3.d",
            [](Log log, It e) { return tr("%1 passed for the day.").arg(log.seat(e)); } },
        { "arena", "heading", "4.3",
            [](Log, It) { return tr("The tiebreak in the Arena began."); } },
        { "conceded", "heading", "",
            [](Log log, It e) { return LogWriter::tr("%1 conceded.").arg(log.seat(e)); } },
        { "over", "heading", "", [](Log, It) { return LogWriter::tr("The game ended."); } },
        // What is played; that something was triggered is told when it happens
        { "played", "play", "5.1.2", [](Log log, It e) { return log.played(e); } },
        { "quick-action", "play", "5.3",
            [](Log log, It e) {
                return tr("%1 used a quick action of %2.").arg(log.seat(e), log.thing(e));
            } },
        { "reacted", "play", "5.4", [](Log log, It e) { return log.reaction(e); } },
        { "resupplied", "draw", "7.3.22",
            [](Log log, It e) {
                return tr("%1 put %2 from the deck into the Reserve.")
                    .arg(log.seat(e), log.thing(e));
            } },
        { "paid", "", "", nullptr, "", Sound::None, "turn" },
        // Cards
        { "discarded", "death", "7.3.5",
            [](Log log, It e) { return tr("%1 was discarded.").arg(log.thing(e)); }, "death" },
        { "sacrificed", "death", "7.3.25",
            [](Log log, It e) { return tr("%1 sacrificed %2.").arg(log.seat(e), log.thing(e)); },
            "death" },
        { "created", "play", "7.3.4",
            [](Log log, It e) { return tr("%1 created %2.").arg(log.seat(e), log.thing(e)); } },
        { "gained", "note", "", [](Log log, It e) { return log.became(e, true); } },
        { "lost", "note", "", [](Log log, It e) { return log.became(e, false); } },
        { "counters", "note", "2.5", [](Log log, It e) { return log.counters(e, true); }, "",
            Sound::None, "heal" },
        { "counters-lost", "note", "2.5", [](Log log, It e) { return log.counters(e, false); }, "",
            Sound::None, "damage" },
        { "control", "note", "7.5.4",
            [](Log log, It e) {
                return LogWriter::tr("%1 took control of %2.").arg(log.seat(e), log.thing(e));
            } },
        { "revealed", "note", "",
            [](Log log, It e) { return LogWriter::tr("%1 was revealed.").arg(log.thing(e)); },
            "reveal" },
        { "moved", "note", "", [](Log log, It e) { return log.moved(e); } },
        // The Adventure
        { "expedition", "combat", "4.2.4",
            [](Log log, It e) {
                return e.number() < 0 ? tr("%1 moved back.").arg(log.expedition(e))
                                      : tr("%1 moved forward.").arg(log.expedition(e));
            },
            "", Sound::Moved, "advance" },
        { "ascended", "combat", "v4 7.3.3",
            [](Log log, It e) { return tr("%1 ascended.").arg(log.expedition(e)); }, "",
            Sound::Moved },
        { "region", "reveal", "3.2.1",
            [](Log, It) { return tr("A Tumult card was turned over."); } },
        { "marker", "note", "",
            [](Log, It) { return tr("A terrain marker was put on the Adventure."); } },
        { "die", "note", "7.3.19",
            [](Log log, It e) {
                return LogWriter::tr("%1 rolled a %2.").arg(log.seat(e)).arg(e.number());
            },
            "die" },
    };
    return rows;
}

QString AlteredLog::played(const AlteredEvent& event) const
{
    const QString to = m_joined.value(event.object);
    const QString words = to.isEmpty() ? LogWriter::tr("%1 played %2.")
        : to.endsWith(u"hero")         ? tr("%1 played %2 into the hero expedition.")
                                       : tr("%1 played %2 into the companion expedition.");
    return words.arg(seat(event), thing(event));
}

/// What it says, in the words of the card, where it is one of the card's own abilities.
QString AlteredLog::reaction(const AlteredEvent& event) const
{
    const QString name = thing(event);
    if (event.unmet)
        return tr("%1 did nothing, because what it depends on was not so.").arg(name);
    constexpr qsizetype most = 90;
    QString words = AlteredCards::readable(m_cards.ability(event.card, event.number() + 1));
    if (words.isEmpty())
        return tr("%1 reacted.").arg(name);
    if (words.size() > most)
        words = words.left(words.lastIndexOf(u' ', most)) + u'\u2026';
    return tr("%1 reacted: %2").arg(name, CardBook::quoted(words));
}

/// Exhausted shows by itself.
QString AlteredLog::became(const AlteredEvent& event, bool any) const
{
    if (event.status.isEmpty() || event.status == u"Exhausted")
        return {};
    return any ? tr("%1 became %2.").arg(thing(event), event.status)
               : tr("%1 was no longer %2.").arg(thing(event), event.status);
}

QString AlteredLog::counters(const AlteredEvent& event, bool gained) const
{
    const int n = event.number();
    if (event.counter.isEmpty() || event.counter == u"Boost")
        return (
            gained ? tr("%1 gained %n boosts.", nullptr, n) : tr("%1 lost %n boosts.", nullptr, n))
            .arg(thing(event));
    return (gained ? tr("%1 gained %n %2 counters.", nullptr, n)
                   : tr("%1 lost %n %2 counters.", nullptr, n))
        .arg(thing(event), event.counter);
}

/// A plain move is told by what caused it, except where the card is something else there.
QString AlteredLog::moved(const AlteredEvent& event) const
{
    const QString& from = event.from;
    const bool lay = from.contains(u".expedition_") || from.endsWith(u".landmark")
        || from.endsWith(u".discard");
    if (event.to.endsWith(u".mana"))
        return from.endsWith(u".hand")
            ? tr("%1 put a card of the hand into the mana.").arg(seat(event))
            : tr("%1 became a mana orb.").arg(thing(event));
    if (event.to.endsWith(u".hand") && (lay || from.endsWith(u".reserve")))
        return tr("%1 went back to the hand.").arg(thing(event));
    if (event.to.endsWith(u".reserve") && from.endsWith(u".hand"))
        return tr("%1 put %2 from the hand into the Reserve.").arg(seat(event), thing(event));
    if (event.to.endsWith(u".reserve") && lay && !m_rested.contains(event.object))
        return tr("%1 went to the Reserve.").arg(thing(event));
    return {};
}

namespace {

/// Whose an Expedition is.
QString travellerOf(const SeenEvent& event)
{
    return event.other.contains(u'.') ? event.other.section(u'.', 0, 0) : event.player;
}

} // namespace

/// "The hero expedition of Mira"
QString AlteredLog::expedition(const AlteredEvent& event) const
{
    const QString name = table().nameOf(travellerOf(event));
    return event.other.endsWith(u"hero") ? tr("The hero expedition of %1").arg(name)
                                         : tr("The companion expedition of %1").arg(name);
}

Motion AlteredLog::markOf(const SeenEvent& event, const QString& mark)
{
    if (mark == u"turn")
        return { event.player + QStringLiteral(".mana"), {}, {}, mark, event.number() };
    if (mark != u"advance")
        return { event.object, {}, {}, mark, event.number() };
    const QString lane = event.other.endsWith(u"hero") ? QStringLiteral(".expedition_hero")
                                                       : QStringLiteral(".expedition_companion");
    return { travellerOf(event) + lane, {}, {}, mark, event.number() == 0 ? 1 : event.number() };
}
