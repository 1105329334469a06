#include "app/games/TableParts.h"

#include "app/games/CardBook.h"

#include <QLocale>

#include <algorithm>

namespace {

constexpr TableParts::Ending commonEndings[] {
    { "conceded", TableParts::Ending::Loser, QT_TRANSLATE_NOOP("TableParts", "%1 conceded."),
        QT_TRANSLATE_NOOP("TableParts", "The last opponent conceded."), "" },
    { "deck", TableParts::Ending::Loser,
        QT_TRANSLATE_NOOP("TableParts", "%1 had no card left to draw."),
        QT_TRANSLATE_NOOP("TableParts", "The last opponent had no card left to draw."),
        QT_TRANSLATE_NOOP("TableParts", "Nobody had a card left to draw.") },
    { "effect", TableParts::Ending::Winner,
        QT_TRANSLATE_NOOP("TableParts", "The effect of a card decided the game."),
        QT_TRANSLATE_NOOP("TableParts", "The effect of a card decided the game."),
        QT_TRANSLATE_NOOP("TableParts", "The effect of a card decided the game.") },
    { "endless", TableParts::Ending::Winner, "", "",
        QT_TRANSLATE_NOOP("TableParts", "The game went on without end.") },
    { "crowded", TableParts::Ending::Winner, "", "",
        QT_TRANSLATE_NOOP("TableParts", "More was going on at once than the table has room for.") },
};

/// A sentence may or may not name the one whom it is about.
QString about(const QString& name, const QString& sentence)
{
    return sentence.contains(u"%1") ? sentence.arg(name) : sentence;
}

/// Sentences that stand for themselves, one below the other; without the empty ones.
QString lines(QStringList sentences)
{
    sentences.removeAll({});
    return sentences.join(u'\n');
}

} // namespace

QVariantMap TableParts::counter(const QString& symbol, const QString& label, int count)
{
    return { { QStringLiteral("symbol"), symbol }, { QStringLiteral("label"), label },
        { QStringLiteral("count"), count } };
}

QVariantMap TableParts::arrow(
    const QString& from, const QString& to, const QString& kind, bool hostile)
{
    return { { QStringLiteral("from"), from }, { QStringLiteral("to"), to },
        { QStringLiteral("kind"), kind }, { QStringLiteral("hostile"), hostile } };
}

void TableParts::fillTime(Scene& scene, const Snapshot& snapshot, const SeenTable& seen,
    const TableInfo& table, std::span<const Pip> pips, const char* context)
{
    scene.turn = seen.turn;
    scene.phase = seen.phase;
    scene.step = seen.step;
    if (scene.step == u"none")
        scene.step.clear();
    const auto keyOf = [](const QString& phase, const QString& step) {
        return step.isEmpty() ? phase : phase + u'.' + step;
    };
    const QString here = keyOf(scene.phase, scene.step);
    const QString running = QString::fromStdString(snapshot.runningTo);
    for (const Pip& pip : pips) {
        PhasePip row;
        row.phase = QLatin1String(pip.phase);
        row.step = QLatin1String(pip.step);
        row.key = keyOf(row.phase, row.step);
        row.title = QCoreApplication::translate(context, pip.title);
        row.shortTitle = QCoreApplication::translate(context, pip.shortTitle);
        row.active = row.key == here;
        row.canStop = pip.canStop;
        row.stopOwn = table.ownStops.contains(row.key);
        row.stopOther = table.otherStops.contains(row.key);
        row.running = row.key == running;
        if (row.active)
            scene.phaseText = row.title;
        scene.pips.append(row);
    }
    if (scene.phase == u"setup")
        scene.phaseText = tr("Set-up");
}

SeatFace TableParts::seatRow(
    const SeatInfo& info, const Snapshot& snapshot, const SeenTable& seen, int number)
{
    const std::string key = info.key.toStdString();
    SeatFace row;
    row.key = info.key;
    row.number = number;
    row.name = info.name;
    row.person = info.person;
    row.kindText = info.kindText;
    row.wins = info.wins;
    row.alive = seen.alive.contains(info.key);
    row.deciding = snapshot.question && snapshot.question->seat == key;
    row.nearSide = snapshot.viewer == key;
    row.won = std::ranges::find(snapshot.winners, key) != snapshot.winners.end();
    return row;
}

void TableParts::fillZones(Scene& scene, const Snapshot& snapshot, const SeenTable& seen,
    const TableInfo& table, std::span<const ZoneRow> zones, ZoneTitle title)
{
    for (const SeatInfo& seat : table.seats) {
        for (const ZoneRow& row : zones) {
            if (!row.ofSeats)
                continue;
            const QString name = QLatin1String(row.id);
            Scene::Zone zone;
            zone.title = title(name);
            // By the list, not by the face: some stand in two places.
            for (const QString& key : seen.cardsIn(seat.key, name))
                zone.cards.append(scene.faces.value(key));
            if (row.heap)
                std::ranges::reverse(zone.cards);
            const int count = static_cast<int>(zone.cards.size());
            zone.accessibleName = seat.key.toStdString() == snapshot.viewer
                ? tr("Your %1, %n cards", nullptr, count).arg(zone.title)
                : tr("%1 of %2, %n cards", nullptr, count).arg(zone.title, seat.name);
            scene.zones.insert(seat.key + u'.' + name, zone);
        }
    }
}

QString TableParts::zoneWords(const QString& zone, const TableInfo& table, ZoneTitle title)
{
    if (!zone.contains(u'.'))
        return zone.isEmpty() ? QString() : title(zone);
    return tr("%1 of %2", "zone of a seat")
        .arg(title(zone.section(u'.', 1)), table.nameOf(zone.section(u'.', 0, 0)));
}

QString TableParts::placeWords(
    const QString& zone, const TableInfo& table, const QString& viewer, ZoneTitle title)
{
    return zone.section(u'.', 0, 0) == viewer
        ? CardBook::tr("%1, yours").arg(title(zone.section(u'.', 1)))
        : zoneWords(zone, table, title);
}

CardFace TableParts::face(const QString& key, const SeenObject& object)
{
    CardFace face;
    face.key = key;
    face.cardId = object.card;
    face.name = object.name;
    face.owner = object.owner;
    face.controller = object.controller;
    face.zone = object.zone;
    return face;
}

QString TableParts::kindText(const QString& kind)
{
    return kind == u"activation" ? tr("Activated ability")
        : kind == u"trigger"     ? tr("Triggered ability")
                                 : kind;
}

WaitingItem TableParts::waitingItem(
    const Scene& scene, const SeenTable::Waiting& waiting, const CardFace& printed)
{
    WaitingItem item;
    item.key = waiting.item;
    item.sourceKey = waiting.source;
    item.controller = waiting.controller;
    item.kind = waiting.kind;
    item.targets = waiting.targets;
    item.face = scene.faces.value(item.sourceKey);
    if (item.face.name.isEmpty() && !waiting.card.isEmpty())
        item.face = printed;
    return item;
}

void TableParts::nameItem(WaitingItem& item, const Snapshot& snapshot, const TableInfo& table)
{
    item.controllerName = table.nameOf(item.controller);
    item.mine = item.controller.toStdString() == snapshot.viewer;
    item.title = item.face.name.isEmpty() ? item.sourceKey : item.face.name;
    item.accessibleName = tr("%1: %2 of %3", "kind: card of a seat")
                              .arg(item.kindText, item.title, item.controllerName);
    if (!item.text.isEmpty())
        item.accessibleName
            = tr("%1. %2", "what waits, what it does").arg(item.accessibleName, item.text);
}

void TableParts::fillOutcome(Scene& scene, const Snapshot& snapshot, const TableInfo& table,
    const QString& took, const QString& reason)
{
    scene.over = snapshot.over;
    if (!snapshot.over)
        return;
    scene.viewerWon
        = std::ranges::find(snapshot.winners, snapshot.viewer) != snapshot.winners.end();
    QStringList names;
    for (const std::string& winner : snapshot.winners)
        names.append(table.nameOf(QString::fromStdString(winner)));
    if (names.isEmpty())
        scene.outcomeTitle = tr("The game is drawn");
    else if (scene.viewerWon && names.size() == 1)
        scene.outcomeTitle = tr("You have won");
    else if (names.size() == 1)
        scene.outcomeTitle = tr("%1 has won").arg(names.first());
    else
        scene.outcomeTitle = tr("%1 have won").arg(QLocale().createSeparatedList(names));
    QStringList standing;
    if (table.bestOf > 1)
        for (const SeatInfo& seat : table.seats)
            standing.append(tr("%1: %2", "seat: games won").arg(seat.name).arg(seat.wins));
    const QString length = standing.isEmpty()
        ? took
        : tr("Games won so far: %1.").arg(QLocale().createSeparatedList(standing));
    scene.outcomeText = lines({ reason, length, matchResult(table) });
}

QString TableParts::ending(const Snapshot& snapshot, const SeenTable& seen, const TableInfo& table,
    std::span<const Ending> endings, const char* context)
{
    const QString how = seen.endedBy;
    const auto find = [&how](std::span<const Ending> list) -> const Ending* {
        const auto found = std::ranges::find_if(
            list, [&how](const Ending& each) { return how == QLatin1String(each.key); });
        return found == list.end() ? nullptr : &*found;
    };
    const Ending* words = find(endings);
    if (!words && (words = find(commonEndings)))
        context = "TableParts";
    if (!words)
        return {};
    if (snapshot.winners.empty())
        return QCoreApplication::translate(context, words->draw);
    QStringList names;
    for (const SeatInfo& seat : table.seats) {
        const bool won
            = std::ranges::find(snapshot.winners, seat.key.toStdString()) != snapshot.winners.end();
        if (won == (words->about == Ending::Winner))
            names.append(seat.name);
    }
    if (names.size() != 1)
        return QCoreApplication::translate(context, words->several);
    return about(names.first(), QCoreApplication::translate(context, words->one));
}

QString TableParts::matchResult(const TableInfo& table)
{
    if (table.bestOf <= 1 || (!table.timeUp && table.winner.isEmpty()))
        return {};
    QStringList names;
    for (const SeatInfo& seat : table.seats) // a team has won together
        if (!table.winner.isEmpty() && seat.wins == table.winsOf(table.winner))
            names.append(seat.name);
    const QString time = table.timeUp ? tr("No time is left for another game.") : QString();
    const QString result = names.isEmpty() ? tr("The match is drawn.")
        : names.size() == 1
        ? tr("%1 has won the match.").arg(names.first())
        : tr("%1 have won the match.").arg(QLocale().createSeparatedList(names));
    return lines({ time, result });
}
