#include "app/presenters/KryptikPresenter.h"

#include "app/presenters/KryptikAnswers.h"
#include "app/presenters/KryptikLog.h"

#include <algorithm>

using reading::Json;

namespace {

struct Pip
{
    const char* phase;
    const char* step;
    bool canStop;
    const char* title;
    const char* shortTitle;
};

// 4 The turn. Nobody has priority while disengaging and drawing (8.3).
constexpr Pip turnPips[] {
    { "disengage", "", false, QT_TRANSLATE_NOOP("KryptikPresenter", "Disengage phase"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "Disengage") },
    { "draw", "", false, QT_TRANSLATE_NOOP("KryptikPresenter", "Draw phase"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "Draw") },
    { "first", "", true, QT_TRANSLATE_NOOP("KryptikPresenter", "1st phase"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "1st") },
    { "combat", "beginning", true, QT_TRANSLATE_NOOP("KryptikPresenter", "Combat: beginning"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "Combat") },
    { "combat", "attacker", true, QT_TRANSLATE_NOOP("KryptikPresenter", "Combat: command attacker"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "Attack") },
    { "combat", "blockers", true, QT_TRANSLATE_NOOP("KryptikPresenter", "Combat: command blockers"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "Block") },
    { "combat", "resolution", true, QT_TRANSLATE_NOOP("KryptikPresenter", "Combat: resolution"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "Damage") },
    { "combat", "end", true, QT_TRANSLATE_NOOP("KryptikPresenter", "Combat: end"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "After") },
    { "second", "", true, QT_TRANSLATE_NOOP("KryptikPresenter", "2nd phase"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "2nd") },
    { "end", "", true, QT_TRANSLATE_NOOP("KryptikPresenter", "End of turn"),
        QT_TRANSLATE_NOOP("KryptikPresenter", "End") },
};

QString pipKey(const QString& phase, const QString& step)
{
    return step.isEmpty() ? phase : phase + u'.' + step;
}

QVariantMap counter(const QString& symbol, const QString& label, int count)
{
    return { { QStringLiteral("symbol"), symbol }, { QStringLiteral("label"), label },
        { QStringLiteral("count"), count } };
}

QVariantMap arrow(const QString& from, const QString& to, const QString& kind, bool hostile)
{
    return { { QStringLiteral("from"), from }, { QStringLiteral("to"), to },
        { QStringLiteral("kind"), kind }, { QStringLiteral("hostile"), hostile } };
}

} // namespace

KryptikPresenter::KryptikPresenter(std::shared_ptr<const triptych::cards::Library> library)
    : m_cards(std::move(library))
{
}

QString KryptikPresenter::game() const
{
    return QStringLiteral("kryptik");
}
QString KryptikPresenter::title() const
{
    return QStringLiteral("Kryptik");
}

CardFace KryptikPresenter::printed(const QString& cardId) const
{
    CardFace face = m_cards.printed(cardId);
    face.accessibleName = KryptikCards::spoken(face, {});
    return face;
}

QString KryptikPresenter::rulesetTitle(const QString& ruleset) const
{
    if (ruleset == u"constructed")
        return tr("Constructed");
    if (ruleset == u"limited")
        return tr("Limited");
    if (ruleset == u"krucible")
        return tr("Krucible (three or four seats)");
    return ruleset;
}

QString KryptikPresenter::rulesVersion() const
{
    return tr("Kryptik: rules of 20 June 2023, in force since 30 June 2023");
}

QUrl KryptikPresenter::matUrl() const
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Triptych/Kryptik/KryptikPlaymat.qml"));
}

QStringList KryptikPresenter::zones() const
{
    return { QStringLiteral("hand"), QStringLiteral("island"), QStringLiteral("eleven_year"),
        QStringLiteral("soul_row"), QStringLiteral("deck"), QStringLiteral("limbo"),
        QStringLiteral("abolished") };
}

QSet<QString> KryptikPresenter::defaultOwnStops() const
{
    return { QStringLiteral("first"), QStringLiteral("second") };
}

QSet<QString> KryptikPresenter::defaultOtherStops() const
{
    return {};
}

Scene KryptikPresenter::scene(const Snapshot& snapshot, const TableInfo& table) const
{
    Scene scene;
    if (snapshot.observation.is_null())
        return scene;
    const QString viewer = QString::fromStdString(snapshot.viewer);
    scene.faces = m_cards.faces(snapshot.observation, table);
    fillTime(scene, snapshot, table);
    fillSeats(scene, snapshot, table);
    fillPile(scene, snapshot, table);
    fillZones(scene, table, viewer);
    KryptikAnswers(snapshot, table, m_cards).fill(scene);
    fillZones(scene, table, viewer); // once more, with what may be done on the cards
    fillArrows(scene, snapshot);
    fillOutcome(scene, snapshot, table);
    return scene;
}

void KryptikPresenter::fillTime(
    Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    const Json& observation = snapshot.observation;
    scene.turn = reading::number(observation, "turn");
    scene.phase = reading::text(observation, "phase");
    scene.step = reading::text(observation, "step");
    if (scene.step == u"none")
        scene.step.clear();
    const QString active = table.nameOf(reading::text(observation, "active"));
    const QString here = pipKey(scene.phase, scene.step);
    const QString running = QString::fromStdString(snapshot.runningTo);
    for (const Pip& pip : turnPips) {
        PhasePip row;
        row.phase = QLatin1String(pip.phase);
        row.step = QLatin1String(pip.step);
        row.key = pipKey(row.phase, row.step);
        row.title = tr(pip.title);
        row.shortTitle = tr(pip.shortTitle);
        row.active = row.key == here;
        row.canStop = pip.canStop;
        row.stopOwn = table.ownStops.contains(row.key);
        row.stopOther = table.otherStops.contains(row.key);
        row.running = row.key == running;
        if (row.active)
            scene.phaseText = row.title;
        scene.pips.append(row);
    }
    if (scene.phase == u"setup") {
        scene.phaseText = tr("Set-up");
        scene.turnText = tr("Before the first turn");
    } else {
        scene.turnText = tr("Turn %1, %2").arg(scene.turn).arg(active);
    }
}

void KryptikPresenter::fillSeats(
    Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    const Json& observation = snapshot.observation;
    const Json& players = reading::at(observation, "players");
    const QString active = reading::text(observation, "active");
    const Json& combat = reading::at(observation, "combat");
    const QStringList attacked = reading::texts(combat, "targets");
    for (const SeatInfo& info : table.seats) {
        const Json& player = reading::at(players, info.key.toStdString().c_str());
        SeatViewModel::Row row;
        row.key = info.key;
        row.number = static_cast<int>(scene.seats.size()) + 1;
        row.name = info.name;
        row.person = info.person;
        row.kindText = info.kindText;
        row.wins = info.wins;
        row.alive = reading::flag(player, "alive");
        row.active = active == info.key && scene.phase != u"setup" && !snapshot.over;
        row.deciding = snapshot.question && snapshot.question->seat == info.key.toStdString();
        row.nearSide = snapshot.viewer == info.key.toStdString();
        row.attacked = attacked.contains(info.key);
        row.won
            = std::ranges::find(snapshot.winners, info.key.toStdString()) != snapshot.winners.end();
        const Json& zones = reading::at(player, "zones");
        const auto size = [&zones](const char* zone) {
            return static_cast<int>(reading::at(zones, zone).size());
        };
        row.purse = { counter(QStringLiteral("hand"), tr("Cards in hand"), size("hand")),
            counter(QStringLiteral("deck"), tr("Cards in the deck"), size("deck")),
            counter(QStringLiteral("year"), tr("11 year cards"), size("eleven_year")),
            counter(QStringLiteral("limbo"), tr("Cards in limbo"), size("limbo")) };
        static const std::pair<const char*, const char*> energies[] {
            { "w", QT_TR_NOOP("White energy") }, { "u", QT_TR_NOOP("Blue energy") },
            { "b", QT_TR_NOOP("Black energy") }, { "g", QT_TR_NOOP("Green energy") },
            { "c", QT_TR_NOOP("Colourless energy") }
        };
        const Json& soulPile = reading::at(player, "soul_pile");
        for (const auto& [symbol, label] : energies)
            if (const int count = reading::number(soulPile, symbol); count > 0)
                row.purse.append(counter(QLatin1String(symbol), tr(label), count));
        row.accessibleName = tr("%1, %2 cards in hand, %3 11 year cards, %4 cards in the deck")
                                 .arg(info.name)
                                 .arg(size("hand"))
                                 .arg(size("eleven_year"))
                                 .arg(size("deck"));
        scene.seats.append(row);
    }
}

void KryptikPresenter::fillPile(
    Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    static const QHash<QString, const char*> kinds {
        { QStringLiteral("citizen"), QT_TR_NOOP("Citizen being cast") },
        { QStringLiteral("spell"), QT_TR_NOOP("Spell") },
        { QStringLiteral("activation"), QT_TR_NOOP("Activated ability") },
        { QStringLiteral("trigger"), QT_TR_NOOP("Triggered ability") },
        { QStringLiteral("delayed"), QT_TR_NOOP("Later effect") },
        { QStringLiteral("year"), QT_TR_NOOP("11 year choice") },
        { QStringLiteral("year ability"), QT_TR_NOOP("11 year ability") },
    };
    for (const Json& entry : reading::at(snapshot.observation, "pile")) {
        PileItem item;
        item.key = reading::text(entry, "item");
        item.sourceKey = reading::text(entry, "source");
        item.controller = reading::text(entry, "controller");
        item.controllerName = table.nameOf(item.controller);
        item.mine = item.controller.toStdString() == snapshot.viewer;
        item.kind = reading::text(entry, "kind");
        item.kindText = kinds.contains(item.kind) ? tr(kinds.value(item.kind)) : item.kind;
        item.targets = reading::texts(entry, "targets");
        item.face = scene.faces.value(item.sourceKey);
        if (item.face.name.isEmpty() && !reading::text(entry, "card").isEmpty())
            item.face = m_cards.printed(reading::text(entry, "card"));
        item.title = item.face.name.isEmpty() ? item.sourceKey : item.face.name;
        item.text = item.kind == u"citizen" ? item.face.typeLine
            : item.kind == u"year ability"
            ? item.face.yearText
            : m_cards.paragraph(item.face.cardId, reading::number(entry, "paragraph"));
        item.accessibleName
            = tr("%1: %2 of %3").arg(item.kindText, item.title, item.controllerName);
        scene.pile.prepend(item); // the last of the array resolves next: row 0
    }
}

void KryptikPresenter::fillArrows(Scene& scene, const Snapshot& snapshot) const
{
    const auto side = [&scene](const QString& key) {
        const CardFace face = scene.faces.value(key);
        return face.key.isEmpty()       ? key.section(u'.', 0, 0)
            : face.controller.isEmpty() ? face.zone.section(u'.', 0, 0)
                                        : face.controller;
    };
    const Json& combat = reading::at(snapshot.observation, "combat");
    const QString attacker = reading::text(combat, "attacker");
    for (const QString& target : reading::texts(combat, "targets"))
        scene.arrows.append(arrow(attacker, target, QStringLiteral("attack"), true));
    for (const QString& blocker : reading::texts(combat, "blockers"))
        scene.arrows.append(arrow(blocker, attacker, QStringLiteral("block"), true));
    for (const PileItem& item : std::as_const(scene.pile))
        for (const QString& target : item.targets)
            scene.arrows.append(
                arrow(item.key, target, QStringLiteral("target"), side(target) != item.controller));
}

void KryptikPresenter::fillZones(Scene& scene, const TableInfo& table, const QString& viewer) const
{
    scene.zones.clear();
    for (const SeatInfo& seat : table.seats) {
        for (const QString& name : zones()) {
            Scene::Zone zone;
            zone.title = KryptikCards::zoneTitle(name);
            scene.zones.insert(seat.key + u'.' + name, zone);
        }
    }
    for (const CardFace& face : std::as_const(scene.faces)) {
        const auto zone = scene.zones.find(face.zone);
        if (zone != scene.zones.end())
            zone->cards.append(face);
    }
    for (auto zone = scene.zones.begin(); zone != scene.zones.end(); ++zone) {
        std::ranges::sort(zone->cards, {}, &CardFace::place);
        const QString seat = zone.key().section(u'.', 0, 0);
        const int count = static_cast<int>(zone->cards.size());
        zone->accessibleName = seat == viewer
            ? tr("Your %1, %n cards", nullptr, count).arg(zone->title)
            : tr("%1 of %2, %n cards", nullptr, count).arg(zone->title, table.nameOf(seat));
    }
}

void KryptikPresenter::fillOutcome(
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
    if (names.isEmpty())
        scene.outcomeTitle = tr("The game is drawn");
    else if (scene.viewerWon && names.size() == 1)
        scene.outcomeTitle = tr("You have won");
    else
        scene.outcomeTitle = tr("%1 has won").arg(names.join(QStringLiteral(", ")));
    QStringList standing;
    if (table.bestOf > 1)
        for (const SeatInfo& seat : table.seats)
            standing.append(tr("%1: %2").arg(seat.name).arg(seat.wins));
    scene.outcomeText = standing.isEmpty()
        ? tr("It took %n turns.", nullptr, scene.turn)
        : tr("Games won so far: %1.").arg(standing.join(QStringLiteral(", ")));
}

QList<LogLine> KryptikPresenter::log(
    const Json& events, const Snapshot& snapshot, const TableInfo& table) const
{
    return KryptikLog(snapshot, table, m_cards).lines(events);
}

QList<Motion> KryptikPresenter::motions(const Json& events) const
{
    return KryptikLog::motions(events);
}

CardInspector::Page KryptikPresenter::page(
    const CardFace& face, const TableInfo& table, const QString& viewer) const
{
    return m_cards.page(face, table, viewer);
}

QStringList KryptikPresenter::drop(
    const Scene& scene, const QString& key, const QString& target) const
{
    return KryptikAnswers::drop(scene, key, target);
}

QStringList KryptikPresenter::dropTargets(const Scene& scene, const QString& key) const
{
    return KryptikAnswers::dropTargets(scene, key);
}
