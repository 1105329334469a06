#include "app/presenters/AlteredPresenter.h"

#include "app/presenters/AlteredAnswers.h"
#include "app/presenters/AlteredLog.h"
#include "app/presenters/AlteredTrack.h"

#include <algorithm>

using reading::Json;

namespace {

struct Pip
{
    const char* phase;
    bool canStop;
    const char* title;
    const char* shortTitle;
};

// 4.2 The day. Only in the Afternoon does one pass (4.2.3.d); the others ask when there is a choice.
constexpr Pip dayPips[] {
    { "morning", false, QT_TRANSLATE_NOOP("AlteredPresenter", "Morning: ready, draw, expand"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Morning") },
    { "noon", false, QT_TRANSLATE_NOOP("AlteredPresenter", "Noon"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Noon") },
    { "afternoon", true, QT_TRANSLATE_NOOP("AlteredPresenter", "Afternoon: play in turns"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Afternoon") },
    { "dusk", false, QT_TRANSLATE_NOOP("AlteredPresenter", "Dusk: the expeditions move"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Dusk") },
    { "night", false, QT_TRANSLATE_NOOP("AlteredPresenter", "Night: rest and clean up"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Night") },
};

QVariantMap counter(const QString& symbol, const QString& label, int count)
{
    return { { QStringLiteral("symbol"), symbol }, { QStringLiteral("label"), label },
        { QStringLiteral("count"), count } };
}

QVariantMap tag(const QString& sign, const QString& label)
{
    return { { QStringLiteral("sign"), sign }, { QStringLiteral("label"), label } };
}

} // namespace

AlteredPresenter::AlteredPresenter(std::shared_ptr<const triptych::cards::Library> library)
    : m_cards(std::move(library))
{
}

QString AlteredPresenter::game() const
{
    return QStringLiteral("altered");
}
QString AlteredPresenter::title() const
{
    return QStringLiteral("Altered");
}

CardFace AlteredPresenter::printed(const QString& cardId) const
{
    CardFace face = m_cards.printed(cardId);
    face.accessibleName = AlteredCards::spoken(face, {});
    return face;
}

QString AlteredPresenter::rulesetTitle(const QString& ruleset) const
{
    if (ruleset == u"cr1")
        return tr("Complete rules 1.0");
    if (ruleset == u"cr4")
        return tr("Complete rules 4.0");
    return ruleset;
}

QString AlteredPresenter::rulesVersion() const
{
    return tr("Altered: complete rules 1.0 of September 2024 and 4.0 of October 2025");
}

QUrl AlteredPresenter::matUrl() const
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Triptych/Altered/AlteredPlaymat.qml"));
}

QString AlteredPresenter::matLook() const
{
    return QStringLiteral("light");
}

QStringList AlteredPresenter::zones() const
{
    return { QStringLiteral("hand"), QStringLiteral("expedition_hero"),
        QStringLiteral("expedition_companion"), QStringLiteral("reserve"), QStringLiteral("mana"),
        QStringLiteral("hero"), QStringLiteral("landmark"), QStringLiteral("deck"),
        QStringLiteral("discard") };
}

QSet<QString> AlteredPresenter::defaultOwnStops() const
{
    return { QStringLiteral("afternoon") };
}

QSet<QString> AlteredPresenter::defaultOtherStops() const
{
    return {};
}

QVariantList AlteredPresenter::legend() const
{
    return AlteredCards::legend();
}

Scene AlteredPresenter::scene(const Snapshot& snapshot, const TableInfo& table) const
{
    Scene scene;
    if (snapshot.observation.is_null())
        return scene;
    const QString viewer = QString::fromStdString(snapshot.viewer);
    scene.faces = m_cards.faces(snapshot.observation, table);
    const AlteredTrack track(snapshot.observation, table, viewer);
    scene.board = track.regions();
    scene.track = track.markers();
    fillTime(scene, snapshot, table);
    fillSeats(scene, snapshot, table);
    fillPile(scene, snapshot, table);
    AlteredAnswers(snapshot, table, m_cards).fill(scene);
    fillZones(scene, snapshot, table);
    fillOutcome(scene, snapshot, table);
    return scene;
}

void AlteredPresenter::fillTime(
    Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    const Json& observation = snapshot.observation;
    scene.turn = reading::number(observation, "turn");
    scene.phase = reading::text(observation, "phase");
    const QString running = QString::fromStdString(snapshot.runningTo);
    for (const Pip& pip : dayPips) {
        PhasePip row;
        row.key = row.phase = QLatin1String(pip.phase);
        row.title = tr(pip.title);
        row.shortTitle = tr(pip.shortTitle);
        row.active = row.key == scene.phase;
        row.canStop = pip.canStop;
        row.stopOwn = table.ownStops.contains(row.key);
        row.stopOther = table.otherStops.contains(row.key);
        row.running = row.key == running;
        if (row.active)
            scene.phaseText = row.shortTitle;
        scene.pips.append(row);
    }
    if (scene.phase == u"setup") {
        scene.phaseText = tr("Set-up");
        scene.turnText = tr("Before the first day");
    } else if (scene.phase == u"afternoon") {
        scene.turnText = tr("Day %1, %2's turn")
                             .arg(scene.turn)
                             .arg(table.nameOf(reading::text(observation, "active")));
    } else {
        scene.turnText = tr("Day %1, %2").arg(QString::number(scene.turn), scene.phaseText);
    }
}

void AlteredPresenter::fillSeats(
    Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    const Json& observation = snapshot.observation;
    const Json& players = reading::at(observation, "players");
    const AlteredTrack track(observation, table, QString::fromStdString(snapshot.viewer));
    for (const SeatInfo& info : table.seats) {
        const Json& player = reading::at(players, info.key.toStdString().c_str());
        const Json& zones = reading::at(player, "zones");
        const auto size = [&zones](const char* zone) {
            return static_cast<int>(reading::at(zones, zone).size());
        };
        SeatViewModel::Row row;
        row.key = info.key;
        row.number = static_cast<int>(scene.seats.size()) + 1;
        row.name = info.name;
        row.person = info.person;
        row.kindText = info.kindText;
        row.wins = info.wins;
        row.alive = reading::flag(player, "alive");
        row.active = scene.phase == u"afternoon" && !snapshot.over
            && reading::text(observation, "active") == info.key;
        row.deciding = snapshot.question && snapshot.question->seat == info.key.toStdString();
        row.nearSide = snapshot.viewer == info.key.toStdString();
        row.won
            = std::ranges::find(snapshot.winners, info.key.toStdString()) != snapshot.winners.end();
        const bool first = reading::flag(player, "first");
        const bool passed = reading::flag(player, "passed");
        if (first)
            row.tags.append(tag(QStringLiteral("first"), tr("First player")));
        if (passed)
            row.tags.append(tag(QStringLiteral("passed"), tr("Passed")));
        const int ready = reading::number(player, "mana_ready");
        row.purse = { counter(QStringLiteral("hand"), tr("Cards in hand"), size("hand")),
            counter(QStringLiteral("mana"), tr("Ready mana orbs, of %1").arg(size("mana")), ready),
            counter(QStringLiteral("journey"),
                tr("Regions both expeditions have travelled; 7 win the game"),
                track.travelled(info.key)) };
        QStringList words { info.name, tr("%n cards in hand", nullptr, size("hand")),
            tr("%1 of %2 mana orbs ready").arg(ready).arg(size("mana")),
            tr("%1 of 7 regions travelled").arg(track.travelled(info.key)) };
        for (const QVariant& each : std::as_const(row.tags))
            words.append(each.toMap().value(QStringLiteral("label")).toString());
        row.accessibleName = words.join(QStringLiteral(", "));
        scene.seats.append(row);
    }
}

/// Limbo: the reactions that wait (4.4), and above them the card that is being played.
void AlteredPresenter::fillPile(
    Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    const auto common = [&](PileItem& item) {
        item.controllerName = table.nameOf(item.controller);
        item.mine = item.controller.toStdString() == snapshot.viewer;
        item.title = item.face.name.isEmpty() ? item.sourceKey : item.face.name;
        item.accessibleName
            = tr("%1: %2 of %3").arg(item.kindText, item.title, item.controllerName);
    };
    for (const Json& entry : reading::at(snapshot.observation, "reactions")) {
        PileItem item;
        item.key = reading::text(entry, "item");
        item.sourceKey = reading::text(entry, "source");
        item.controller = reading::text(entry, "controller");
        item.kind = QStringLiteral("reaction");
        item.kindText = tr("Reaction");
        item.targets = reading::texts(entry, "targets");
        item.face = scene.faces.value(item.sourceKey);
        if (item.face.name.isEmpty() && !reading::text(entry, "card").isEmpty())
            item.face = m_cards.printed(reading::text(entry, "card"));
        const QString number = item.key.section(u'!', 1).section(u'~', 0, 0);
        item.text = AlteredCards::readable(m_cards.ability(item.face.cardId, number.toInt()));
        common(item);
        scene.pile.prepend(item); // the last of the array is next: row 0
    }
    for (const Json& handle : reading::at(snapshot.observation, "limbo")) {
        PileItem item;
        item.key = item.sourceKey = reading::text(handle);
        item.face = scene.faces.value(item.key);
        item.controller = item.face.controller.isEmpty() ? item.face.owner : item.face.controller;
        item.kind = QStringLiteral("limbo");
        item.kindText = tr("In Limbo, being played");
        item.text = AlteredCards::readable(item.face.text);
        common(item);
        scene.pile.prepend(item);
    }
}

void AlteredPresenter::fillZones(
    Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    const Json& players = reading::at(snapshot.observation, "players");
    for (const SeatInfo& seat : table.seats) {
        const Json& zones
            = reading::at(reading::at(players, seat.key.toStdString().c_str()), "zones");
        for (const QString& name : this->zones()) {
            Scene::Zone zone;
            zone.title = AlteredCards::zoneTitle(name);
            // By the list, not by the face: a Gigantic Character stands in both (7.4.4).
            for (const QString& key : reading::texts(zones, name.toStdString().c_str()))
                zone.cards.append(scene.faces.value(key));
            const int count = static_cast<int>(zone.cards.size());
            zone.accessibleName = seat.key.toStdString() == snapshot.viewer
                ? tr("Your %1, %n cards", nullptr, count).arg(zone.title)
                : tr("%1 of %2, %n cards", nullptr, count).arg(zone.title, seat.name);
            scene.zones.insert(seat.key + u'.' + name, zone);
        }
    }
}

void AlteredPresenter::fillOutcome(
    Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    scene.over = snapshot.over;
    if (!snapshot.over)
        return;
    scene.viewerWon
        = std::ranges::find(snapshot.winners, snapshot.viewer) != snapshot.winners.end();
    QStringList names;
    for (const std::string& winner : snapshot.winners)
        names.append(table.nameOf(QString::fromStdString(winner)));
    scene.outcomeTitle = names.isEmpty() ? tr("The game is drawn")
        : scene.viewerWon                ? tr("You have won")
                                         : tr("%1 has won").arg(names.join(QStringLiteral(", ")));
    QStringList standing;
    if (table.bestOf > 1)
        for (const SeatInfo& seat : table.seats)
            standing.append(tr("%1: %2").arg(seat.name).arg(seat.wins));
    scene.outcomeText = standing.isEmpty()
        ? tr("The journey took %n days.", nullptr, scene.turn)
        : tr("Games won so far: %1.").arg(standing.join(QStringLiteral(", ")));
}

QList<LogLine> AlteredPresenter::log(
    const Json& events, const Snapshot& snapshot, const TableInfo& table) const
{
    return AlteredLog(snapshot, table, m_cards).lines(events);
}

QList<Motion> AlteredPresenter::motions(const Json& events) const
{
    return AlteredLog::motions(events);
}

CardInspector::Page AlteredPresenter::page(
    const CardFace& face, const TableInfo& table, const QString& viewer) const
{
    return m_cards.page(face, table, viewer);
}

QStringList AlteredPresenter::drop(
    const Scene& scene, const QString& key, const QString& target) const
{
    return AlteredAnswers::drop(scene, key, target);
}

QStringList AlteredPresenter::dropTargets(const Scene& scene, const QString& key) const
{
    return AlteredAnswers::dropTargets(scene, key);
}
