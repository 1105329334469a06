#include "app/presenters/SeizePresenter.h"

#include "app/presenters/SeizeAnswers.h"
#include "app/presenters/SeizeBoard.h"
#include "app/presenters/SeizeLog.h"

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

// S-TURN-0 The turn. Nobody has priority while acquiring (S-TURN-ACQUIRE).
constexpr Pip turnPips[] {
    { "beginning", true, QT_TRANSLATE_NOOP("SeizePresenter", "Beginning phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Beginning") },
    { "draw", true, QT_TRANSLATE_NOOP("SeizePresenter", "Draw phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Draw") },
    { "acquire", false, QT_TRANSLATE_NOOP("SeizePresenter", "Acquire phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Acquire") },
    { "rally", true, QT_TRANSLATE_NOOP("SeizePresenter", "Rally phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Rally") },
    { "move1", true, QT_TRANSLATE_NOOP("SeizePresenter", "First movement phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "1st move") },
    { "attack", true, QT_TRANSLATE_NOOP("SeizePresenter", "Attack phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Attack") },
    { "move2", true, QT_TRANSLATE_NOOP("SeizePresenter", "Second movement phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "2nd move") },
    { "end", true, QT_TRANSLATE_NOOP("SeizePresenter", "End phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "End") },
};

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

bool playsInTeams(const QString& ruleset)
{
    return ruleset.endsWith(u"2v2");
}

} // namespace

SeizePresenter::SeizePresenter(std::shared_ptr<const triptych::cards::Library> library)
    : m_cards(std::move(library))
{
}

QString SeizePresenter::game() const
{
    return QStringLiteral("seize");
}
QString SeizePresenter::title() const
{
    return QStringLiteral("Seize: Guilded Treasures");
}

QString SeizePresenter::rulesetTitle(const QString& ruleset) const
{
    static const QHash<QString, const char*> titles {
        { QStringLiteral("standard"), QT_TR_NOOP("Standard, one against one") },
        { QStringLiteral("standard-2v2"), QT_TR_NOOP("Standard, two against two") },
        { QStringLiteral("draft"), QT_TR_NOOP("Draft (30 cards, 20 loot)") },
        { QStringLiteral("arena"), QT_TR_NOOP("Arena with champions") },
        { QStringLiteral("arena-2v2"), QT_TR_NOOP("Arena, two against two") },
        { QStringLiteral("guild-master"), QT_TR_NOOP("Guild Master (two to four seats)") },
    };
    const auto found = titles.find(ruleset);
    return found == titles.end() ? ruleset : tr(*found);
}

QString SeizePresenter::rulesVersion() const
{
    return tr("Seize: Guilded Treasures, rules document edited by Alexander King");
}

QUrl SeizePresenter::matUrl() const
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Triptych/Seize/SeizePlaymat.qml"));
}

QStringList SeizePresenter::zones() const
{
    return { QStringLiteral("hand"), QStringLiteral("battlefield"), QStringLiteral("warchest"),
        QStringLiteral("events"), QStringLiteral("guild_quarters"), QStringLiteral("deck"),
        QStringLiteral("discard") };
}

QSet<QString> SeizePresenter::defaultOwnStops() const
{
    return { QStringLiteral("rally"), QStringLiteral("move1"), QStringLiteral("attack") };
}

QSet<QString> SeizePresenter::defaultOtherStops() const
{
    return {};
}

Scene SeizePresenter::scene(const Snapshot& snapshot, const TableInfo& table) const
{
    Scene scene;
    if (snapshot.observation.is_null())
        return scene;
    const QString viewer = QString::fromStdString(snapshot.viewer);
    scene.faces = m_cards.faces(snapshot.observation, table, viewer);
    fillTime(scene, snapshot, table);
    fillSeats(scene, snapshot, table);
    fillBoard(scene, snapshot, table);
    fillStack(scene, snapshot, table);
    fillZones(scene, table, viewer);
    SeizeAnswers(snapshot, table, m_cards).fill(scene);
    fillZones(scene, table, viewer); // once more, with what may be done on the cards
    nameTiles(scene, table, viewer);
    fillArrows(scene);
    fillOutcome(scene, snapshot, table);
    return scene;
}

void SeizePresenter::fillTime(Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    const Json& observation = snapshot.observation;
    scene.turn = reading::number(observation, "turn");
    scene.phase = reading::text(observation, "phase");
    const QString running = QString::fromStdString(snapshot.runningTo);
    for (const Pip& pip : turnPips) {
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
            scene.phaseText = row.title;
        scene.pips.append(row);
    }
    if (scene.phase == u"setup") {
        scene.phaseText = tr("Set-up");
        scene.turnText = tr("Before the first turn");
    } else {
        scene.turnText = tr("Turn %1, %2")
                             .arg(scene.turn)
                             .arg(table.nameOf(reading::text(observation, "active")));
    }
}

void SeizePresenter::fillSeats(Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    const Json& observation = snapshot.observation;
    const Json& players = reading::at(observation, "players");
    const QString active = reading::text(observation, "active");
    const QString viewer = QString::fromStdString(snapshot.viewer);
    const QString ruleset = reading::text(observation, "ruleset");
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
        row.won
            = std::ranges::find(snapshot.winners, info.key.toStdString()) != snapshot.winners.end();
        row.team = playsInTeams(ruleset) ? 2 - row.number % 2 : 0;
        const bool turned = !seizeboard::looksUp(viewer);
        const bool low = seizeboard::looksUp(info.key);
        const bool right = row.number > 2;
        row.boardRight = right != turned;
        row.boardNear = low != turned;
        const Json& zones = reading::at(player, "zones");
        const auto size = [&zones](const char* zone) {
            return static_cast<int>(reading::at(zones, zone).size());
        };
        row.purse = { counter(QStringLiteral("hand"), tr("Cards in hand"), size("hand")),
            counter(QStringLiteral("deck"), tr("Cards in the deck"), size("deck")),
            counter(QStringLiteral("warchest"), tr("Cards in the warchest"), size("warchest")) };
        const int vault = reading::number(player, "vault");
        const bool hasVault
            = reading::at(player, "vault").is_number_integer() && !ruleset.startsWith(u"arena");
        if (hasVault)
            row.purse.append(counter(QStringLiteral("vault"), tr("Loot in the vault"), vault));
        row.accessibleName = hasVault
            ? tr("%1, %2 loot in the vault, %3 cards in hand, %4 cards in the deck")
                  .arg(info.name)
                  .arg(vault)
                  .arg(size("hand"))
                  .arg(size("deck"))
            : tr("%1, %2 cards in hand, %3 cards in the deck")
                  .arg(info.name)
                  .arg(size("hand"))
                  .arg(size("deck"));
        scene.seats.append(row);
    }
}

void SeizePresenter::fillBoard(Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    scene.board = seizeboard::tiles(
        snapshot.observation, table.seats.size(), QString::fromStdString(snapshot.viewer));
}

/// Tiles in words, once it is known what may be done with them.
void SeizePresenter::nameTiles(Scene& scene, const TableInfo& table, const QString& viewer) const
{
    for (BoardTile& tile : scene.board) {
        QStringList parts { tr("Tile %1").arg(tile.key) };
        if (tile.home)
            parts.append(tile.side == viewer ? tr("your guild hall")
                                             : tr("guild hall of %1").arg(table.nameOf(tile.side)));
        if (tile.marks.contains(QStringLiteral("fog")))
            parts.append(tr("fog"));
        if (tile.marks.contains(QStringLiteral("pillar")))
            parts.append(tr("pillar"));
        if (!tile.occupant.isEmpty())
            parts.append(scene.faces.value(tile.occupant).name);
        else if (!tile.marks.contains(QStringLiteral("pillar")))
            parts.append(tr("free"));
        for (const QVariant& verb : std::as_const(tile.verbs))
            parts.append(verb.toMap().value(QStringLiteral("label")).toString());
        tile.accessibleName = parts.join(QStringLiteral(", "));
    }
}

void SeizePresenter::fillStack(Scene& scene, const Snapshot& snapshot, const TableInfo& table) const
{
    static const QHash<QString, const char*> kinds {
        { QStringLiteral("mercenary"), QT_TR_NOOP("Mercenary") },
        { QStringLiteral("ability"), QT_TR_NOOP("Ability card") },
        { QStringLiteral("attack"), QT_TR_NOOP("Attack") },
        { QStringLiteral("move"), QT_TR_NOOP("Step") },
        { QStringLiteral("step"), QT_TR_NOOP("Step") },
        { QStringLiteral("plunder"), QT_TR_NOOP("Plunder") },
        { QStringLiteral("spot"), QT_TR_NOOP("Uncovering") },
        { QStringLiteral("activation"), QT_TR_NOOP("Activated ability") },
        { QStringLiteral("trigger"), QT_TR_NOOP("Triggered ability") },
    };
    for (const Json& entry : reading::at(snapshot.observation, "stack")) {
        PileItem item;
        item.key = reading::text(entry, "item");
        item.sourceKey = reading::text(entry, "source");
        item.controller = reading::text(entry, "controller");
        item.controllerName = table.nameOf(item.controller);
        item.mine = item.controller == QString::fromStdString(snapshot.viewer);
        item.kind = reading::text(entry, "kind");
        item.kindText = kinds.contains(item.kind) ? tr(kinds.value(item.kind)) : item.kind;
        item.targets = reading::texts(entry, "targets");
        if (const QString tile = reading::text(entry, "tile");
            !tile.isEmpty() && !item.targets.contains(tile))
            item.targets.append(tile);
        item.face = scene.faces.value(item.sourceKey);
        if (item.face.name.isEmpty() && !reading::text(entry, "card").isEmpty())
            item.face = m_cards.printed(reading::text(entry, "card"));
        item.title = item.face.name.isEmpty() ? item.sourceKey : item.face.name;
        item.text = itemText(scene, item, entry);
        if (item.kind == u"move" || item.kind == u"step")
            item.kindText = item.text;
        item.accessibleName
            = tr("%1: %2 of %3").arg(item.kindText, item.title, item.controllerName);
        scene.pile.prepend(item); // the last of the array resolves next: row 0
    }
}

QString SeizePresenter::itemText(const Scene& scene, const PileItem& item, const Json& entry) const
{
    const QString target = item.targets.value(0);
    const QString name = scene.faces.value(target).name;
    if (item.kind == u"move" || item.kind == u"step")
        return tr("Step to %1").arg(target);
    if (item.kind == u"mercenary")
        return target.isEmpty() ? item.face.typeLine : tr("Enters on %1").arg(target);
    if (item.kind == u"attack")
        return name.isEmpty() ? tr("Attacks") : tr("Attacks %1").arg(name);
    if (item.kind == u"plunder")
        return tr("Plunders the vault");
    if (item.kind == u"spot")
        return tr("Uncovers %1").arg(name);
    const int paragraph = reading::number(entry, "paragraph");
    const QStringList paragraphs = item.face.text.split(u'\n');
    return paragraph > 0 ? paragraphs.value(paragraph - 1) : item.face.text;
}

void SeizePresenter::fillArrows(Scene& scene) const
{
    const auto side = [&scene](const QString& key) {
        const CardFace face = scene.faces.value(key);
        return face.key.isEmpty() ? key : face.controller;
    };
    for (const PileItem& item : std::as_const(scene.pile)) {
        const bool onBoard = !scene.faces.value(item.sourceKey).tile.isEmpty();
        const QString from = onBoard ? item.sourceKey : item.key;
        const bool attack = item.kind == u"attack" || item.kind == u"plunder";
        for (const QString& target : item.targets)
            scene.arrows.append(
                arrow(from, target, attack ? QStringLiteral("attack") : QStringLiteral("target"),
                    !seizeboard::tileAt(target) && side(target) != item.controller));
    }
}

void SeizePresenter::fillZones(Scene& scene, const TableInfo& table, const QString& viewer) const
{
    scene.zones.clear();
    for (const SeatInfo& seat : table.seats) {
        for (const QString& name : zones()) {
            Scene::Zone zone;
            zone.title = SeizeCards::zoneTitle(name);
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
        const QString words = seat == viewer
            ? tr("Your %1, %n cards", nullptr, count).arg(zone->title)
            : tr("%1 of %2, %n cards", nullptr, count).arg(zone->title, table.nameOf(seat));
        const auto ready = std::ranges::count(zone->cards, false, &CardFace::engaged);
        zone->accessibleName = zone.key().endsWith(u".warchest") && count > 0
            ? tr("%1, %2 ready").arg(words).arg(ready)
            : words;
    }
}

void SeizePresenter::fillOutcome(
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
    else if (names.size() == 1)
        scene.outcomeTitle = tr("%1 has won").arg(names.first());
    else
        scene.outcomeTitle = tr("%1 have won").arg(names.join(tr(" and ")));
    QStringList standing;
    if (table.bestOf > 1)
        for (const SeatInfo& seat : table.seats)
            standing.append(tr("%1: %2").arg(seat.name).arg(seat.wins));
    const QString length = standing.isEmpty()
        ? tr("It took %n turns.", nullptr, scene.turn)
        : tr("Games won so far: %1.").arg(standing.join(QStringLiteral(", ")));
    scene.outcomeText
        = QStringList { timeReason(snapshot), length, matchResult(table) }.join(u' ').simplified();
}

/// Why a game ended that nobody has fought to its end.
QString SeizePresenter::timeReason(const Snapshot& snapshot) const
{
    if (!reading::flag(snapshot.observation, "time_up"))
        return {};
    if (reading::text(snapshot.observation, "ruleset").startsWith(u"arena"))
        return tr("Time is up with both sides standing.");
    return snapshot.winners.empty() ? tr("Time is up, and the vaults are equal.")
                                    : tr("Time is up: the higher vault wins.");
}

QString SeizePresenter::matchResult(const TableInfo& table) const
{
    if (table.bestOf <= 1 || (!table.timeUp && table.winner.isEmpty()))
        return {};
    QStringList names;
    for (const SeatInfo& seat : table.seats) // a team has won together
        if (!table.winner.isEmpty() && seat.wins == table.winsOf(table.winner))
            names.append(seat.name);
    const QString time = table.timeUp ? tr("No time is left for another game.") + u' ' : QString();
    if (names.isEmpty())
        return time + tr("The match is drawn.");
    return time
        + (names.size() == 1 ? tr("%1 has won the match.") : tr("%1 have won the match."))
              .arg(names.join(tr(" and ")));
}

QList<LogLine> SeizePresenter::log(
    const Json& events, const Snapshot& snapshot, const TableInfo& table) const
{
    return SeizeLog(snapshot, table, m_cards).lines(events);
}

QList<Motion> SeizePresenter::motions(const Json& events) const
{
    return SeizeLog::motions(events);
}

CardInspector::Page SeizePresenter::page(
    const CardFace& face, const TableInfo& table, const QString& viewer) const
{
    return m_cards.page(face, table, viewer);
}

QStringList SeizePresenter::drop(
    const Scene& scene, const QString& key, const QString& target) const
{
    return SeizeAnswers::drop(scene, key, target);
}

QStringList SeizePresenter::dropTargets(const Scene& scene, const QString& key) const
{
    return SeizeAnswers::dropTargets(scene, key);
}

QVariantList SeizePresenter::reach(const Scene& scene, const QString& key) const
{
    return seizeboard::reach(scene, scene.faces.value(key));
}

QVariantList SeizePresenter::legend() const
{
    return SeizeCards::legend();
}
