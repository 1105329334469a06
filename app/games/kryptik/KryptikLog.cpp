#include "app/games/kryptik/KryptikLog.h"

KryptikEvent::KryptikEvent(const observed::Json& event)
    : SeenEvent(event)
    , choice(observed::text(event, "choice"))
{
}

KryptikLog::KryptikLog(const Snapshot& snapshot, const TableInfo& table, const KryptikCards& cards)
    : GameLog(snapshot, table, cards.book())
{
}

std::span<const KryptikLog::Row> KryptikLog::rows()
{
    using Log = const KryptikLog&;
    using It = const KryptikEvent&;
    static constexpr Row rows[] = {
        { "turn", "heading", "",
            [](Log log, It e) {
                return LogWriter::tr("Turn %1: %2").arg(e.number()).arg(log.seat(e));
            } },
        { "over", "heading", "", [](Log, It) { return LogWriter::tr("The game ended."); } },
        { "conceded", "heading", "3.2",
            [](Log log, It e) { return LogWriter::tr("%1 conceded.").arg(log.seat(e)); } },
        { "player-destroyed", "heading", "3.1",
            [](Log log, It e) { return LogWriter::tr("%1 was destroyed.").arg(log.seat(e)); } },
        { "recursion", "note", "2.3.1",
            [](Log log, It e) {
                return e.number() == 0
                    ? tr("%1 kept the hand.").arg(log.seat(e))
                    : tr("%1 put %n cards back to draw as many.", nullptr, e.number())
                          .arg(log.seat(e));
            } },
        // What is played
        { "cast", "play", "8",
            [](Log log, It e) { return tr("%1 cast %2.").arg(log.seat(e), log.thing(e)); } },
        { "activated", "play", "9.1",
            [](Log log, It e) {
                return LogWriter::tr("%1 used an ability of %2.").arg(log.seat(e), log.thing(e));
            } },
        { "triggered", "play", "9.3",
            [](Log log, It e) {
                return LogWriter::tr("An ability of %1 triggered.").arg(log.thing(e));
            } },
        { "removed", "note", "8.5",
            [](Log log, It e) {
                return tr("%1 had no legal target left and did nothing.").arg(log.thing(e));
            } },
        { "countered", "note", "glossary Counter",
            [](Log log, It e) { return LogWriter::tr("%1 was countered.").arg(log.thing(e)); } },
        { "soul", "play", "5.5",
            [](Log log, It e) {
                return tr("%1 placed %2 in the soul row.").arg(log.seat(e), log.thing(e));
            } },
        { "entered", "play", "5.3",
            [](Log log, It e) { return tr("%1 entered the island.").arg(log.thing(e)); } },
        // Combat and years
        { "attacked", "combat", "4.4.2",
            [](Log log, It e) { return tr("%1 attacked with %2.").arg(log.seat(e), log.thing(e)); },
            "attack" },
        { "blocked", "combat", "4.4.3",
            [](Log log, It e) {
                return tr("%1 blocked with %2.").arg(log.seat(e), log.thing(e));
            } },
        { "damage", "damage", "4.4.4.3", [](Log log, It e) { return log.damage(e); }, "damage" },
        { "player-damage", "damage", "3.1.2",
            [](Log log, It e) {
                return LogWriter::tr("%1 was dealt %n damage.", nullptr, e.number())
                    .arg(log.seat(e));
            } },
        { "row-destroyed", "damage", "6.1",
            [](Log log, It e) {
                return tr("%1 lost the 11 year card %2.").arg(log.seat(e), log.thing(e));
            },
            "reveal", Sound::Turned }, // it turns over, whatever becomes of it
        { "year-chosen", "play", "6.1",
            [](Log log, It e) {
                const QString words = e.choice == u"ability"
                    ? tr("%1 used the 11 year ability of %2.")
                    : e.choice == u"cast" ? tr("%1 cast %2 for its 11 year cost.")
                                          : tr("%1 took %2 into the hand.");
                return words.arg(log.seat(e), log.thing(e));
            } },
        // Cards
        { "died", "death", "glossary Destroyed",
            [](Log log, It e) { return tr("%1 died.").arg(log.thing(e)); }, "death" },
        { "discarded", "note", "glossary Discard",
            [](Log log, It e) {
                return LogWriter::tr("%1 discarded %2.").arg(log.seat(e), log.thing(e));
            } },
        { "revealed", "note", "",
            [](Log log, It e) { return LogWriter::tr("%1 was revealed.").arg(log.thing(e)); },
            "reveal" },
        { "attached", "note", "5.3.1",
            [](Log log, It e) {
                return tr("%1 was attached to %2.").arg(log.thing(e), log.other(e));
            } },
        { "control", "note", "7.1",
            [](Log log, It e) {
                return LogWriter::tr("%1 took control of %2.").arg(log.seat(e), log.thing(e));
            } },
        // A plain move is told by what caused it, except into the zone nobody comes back from.
        { "moved", "death", "glossary Abolish",
            [](Log log, It e) {
                return e.to.endsWith(u".abolished") ? tr("%1 was abolished.").arg(log.thing(e))
                                                    : QString();
            } },
        { "looked", "note", "",
            [](Log log, It e) { return tr("%1 looked at a hidden card.").arg(log.seat(e)); } },
        { "number", "note", "10.4",
            [](Log log, It e) { return tr("%1 chose %2.").arg(log.seat(e)).arg(e.number()); } },
        { "engaged", "", "", nullptr, "turn" },
        { "disengaged", "", "", nullptr, "ready" },
    };
    return rows;
}
