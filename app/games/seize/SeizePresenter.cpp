#include "app/games/seize/SeizePresenter.h"

#include "app/games/seize/SeizeBoard.h"
#include "app/games/seize/SeizeRefusals.h"
#include "app/games/seize/SeizeZones.h"

#include <algorithm>

namespace {

// S-TURN-0 The turn. Nobody has priority while acquiring (S-TURN-ACQUIRE).
constexpr TableParts::Pip seizePips[] {
    { "beginning", "", true, QT_TRANSLATE_NOOP("SeizePresenter", "Beginning phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Beginning") },
    { "draw", "", true, QT_TRANSLATE_NOOP("SeizePresenter", "Draw phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Draw") },
    { "acquire", "", false, QT_TRANSLATE_NOOP("SeizePresenter", "Acquire phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Acquire") },
    { "rally", "", true, QT_TRANSLATE_NOOP("SeizePresenter", "Rally phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Rally") },
    { "move1", "", true, QT_TRANSLATE_NOOP("SeizePresenter", "First movement phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "1st move") },
    { "attack", "", true, QT_TRANSLATE_NOOP("SeizePresenter", "Attack phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "Attack") },
    { "move2", "", true, QT_TRANSLATE_NOOP("SeizePresenter", "Second movement phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "2nd move") },
    { "end", "", true, QT_TRANSLATE_NOOP("SeizePresenter", "End phase"),
        QT_TRANSLATE_NOOP("SeizePresenter", "End") },
};

constexpr TableParts::Ending seizeEndings[] {
    // S-VAULT
    { "vault", TableParts::Ending::Loser,
        QT_TRANSLATE_NOOP("SeizePresenter", "%1 has no loot left in the vault."),
        QT_TRANSLATE_NOOP("SeizePresenter", "The last opponent has no loot left in the vault."),
        QT_TRANSLATE_NOOP("SeizePresenter", "Nobody has loot left in the vault.") },
    // S-FMT-GM-GOAL
    { "guild-master", TableParts::Ending::Loser,
        QT_TRANSLATE_NOOP("SeizePresenter", "The Guild Master of %1 was destroyed."),
        QT_TRANSLATE_NOOP("SeizePresenter", "The last opposing Guild Master was destroyed."),
        QT_TRANSLATE_NOOP("SeizePresenter", "The last Guild Masters fell together.") },
    // S-FMT-ARENA-GOAL
    { "arena", TableParts::Ending::Loser,
        QT_TRANSLATE_NOOP("SeizePresenter", "All mercenaries of %1 have fallen."),
        QT_TRANSLATE_NOOP("SeizePresenter", "All mercenaries of the other team have fallen."),
        QT_TRANSLATE_NOOP("SeizePresenter", "All mercenaries have fallen.") },
    { "several", TableParts::Ending::Loser, "",
        QT_TRANSLATE_NOOP("SeizePresenter", "The last opponents fell at the same time."),
        QT_TRANSLATE_NOOP("SeizePresenter", "The last players fell at the same time.") },
    // S-FMT-STD-ROUND
    { "time", TableParts::Ending::Winner,
        QT_TRANSLATE_NOOP("SeizePresenter", "Time is up: the higher vault wins."),
        QT_TRANSLATE_NOOP("SeizePresenter", "Time is up: the higher vault wins."),
        QT_TRANSLATE_NOOP("SeizePresenter", "Time is up, and the vaults are equal.") },
    { "endless", TableParts::Ending::Winner,
        QT_TRANSLATE_NOOP("SeizePresenter", "The game went on without end: the higher vault wins."),
        QT_TRANSLATE_NOOP("SeizePresenter", "The game went on without end: the higher vault wins."),
        QT_TRANSLATE_NOOP(
            "SeizePresenter", "The game went on without end, and no side is ahead.") },
    { "crowded", TableParts::Ending::Winner,
        QT_TRANSLATE_NOOP("SeizePresenter",
            "More was going on at once than the table has room for: the higher vault wins."),
        QT_TRANSLATE_NOOP("SeizePresenter",
            "More was going on at once than the table has room for: the higher vault wins."),
        QT_TRANSLATE_NOOP("SeizePresenter",
            "More was going on at once than the table has room for, and no side is ahead.") },
};

bool playsInTeams(const QString& ruleset)
{
    return ruleset.endsWith(u"2v2");
}

int teamOf(const QString& seat)
{
    return seizeboard::looksUp(seat) ? 1 : 2;
}

constexpr GameTitle::Text seizeRulesets[] {
    { "standard", QT_TRANSLATE_NOOP("SeizePresenter", "Standard, one against one") },
    { "standard-2v2", QT_TRANSLATE_NOOP("SeizePresenter", "Standard, two against two") },
    { "draft", QT_TRANSLATE_NOOP("SeizePresenter", "Draft (30 cards, 20 loot)") },
    { "arena", QT_TRANSLATE_NOOP("SeizePresenter", "Arena with champions") },
    { "arena-2v2", QT_TRANSLATE_NOOP("SeizePresenter", "Arena, two against two") },
    { "guild-master", QT_TRANSLATE_NOOP("SeizePresenter", "Guild Master (two to four seats)") },
};

constexpr GameTitle::Text seizeOptions[] {
    { "deckMinimumOnly",
        QT_TRANSLATE_NOOP("SeizePresenter", "A deck may be larger than it must be.") },
    { "siteCopyLimits",
        QT_TRANSLATE_NOOP("SeizePresenter",
            "A card with 1, 2, 3 or 4 stars may be in a deck 4, 3, 2 or 1 times.") },
    { "handSlots", QT_TRANSLATE_NOOP("SeizePresenter", "A weapon needs free hands to bear it.") },
    { "lootTransfer",
        QT_TRANSLATE_NOOP(
            "SeizePresenter", "The loot of a bounty goes into the vault of whoever earned it.") },
    { "bleedPure", QT_TRANSLATE_NOOP("SeizePresenter", "Bleed deals Pure damage.") },
    { "pillarsBlockLos", QT_TRANSLATE_NOOP("SeizePresenter", "Pillars block the line of sight.") },
};

constexpr GameTitle seizeTitle {
    .context = "SeizePresenter",
    .id = "seize",
    .title = "Seize: Guilded Treasures",
    .version = QT_TRANSLATE_NOOP(
        "SeizePresenter", "Seize: Guilded Treasures, rules document edited by Alexander King"),
    .mat = "qrc:/qt/qml/Triptych/Seize/SeizePlaymat.qml",
    .look = "dark",
    .room = "guildhall",
    .score = "vault",
    .zones = seizeZones,
    .rulesets = seizeRulesets,
    .options = seizeOptions,
};

} // namespace

SeizePresenter::SeizePresenter(std::shared_ptr<const triptych::cards::Library> library)
    : GamePresenter(seizeTitle, std::move(library))
{
}

Scene SeizePresenter::scene(const Snapshot& snapshot, const TableInfo& table) const
{
    Scene scene;
    if (snapshot.observation.is_null())
        return scene;
    const QString viewer = QString::fromStdString(snapshot.viewer);
    const SeizeView seen(snapshot.observation);
    scene.faces = m_cards.faces(seen, table, viewer);
    fillTime(scene, snapshot, seen, table);
    fillSeats(scene, snapshot, seen, table);
    fillBoard(scene, snapshot, seen, table);
    fillStack(scene, snapshot, seen, table);
    SeizeAnswers(snapshot, table, seen, m_cards).fill(scene);
    TableParts::fillZones(scene, snapshot, seen, table, seizeZones, SeizeCards::zoneTitle);
    nameChests(scene);
    nameTiles(scene, table, viewer);
    fillArrows(scene, seen);
    TableParts::fillOutcome(scene, snapshot, table,
        TableParts::tr("It took %n turns.", nullptr, scene.turn), ending(snapshot, seen, table));
    return scene;
}

QString SeizePresenter::ending(
    const Snapshot& snapshot, const SeizeView& seen, const TableInfo& table) const
{
    // S-FMT-ARENA-GOAL There are no vaults to compare.
    if (seen.endedBy == u"time" && seen.arena)
        return tr("Time is up with both sides standing.");
    return TableParts::ending(snapshot, seen, table, seizeEndings, "SeizePresenter");
}

void SeizePresenter::fillTime(
    Scene& scene, const Snapshot& snapshot, const SeizeView& seen, const TableInfo& table) const
{
    TableParts::fillTime(scene, snapshot, seen, table, seizePips, "SeizePresenter");
    scene.turnText = scene.phase == u"setup"
        ? TableParts::tr("Before the first turn")
        : TableParts::tr("Turn %1, %2").arg(scene.turn).arg(table.nameOf(seen.active));
}

void SeizePresenter::fillSeats(
    Scene& scene, const Snapshot& snapshot, const SeizeView& seen, const TableInfo& table) const
{
    const QString& active = seen.active;
    const QString viewer = QString::fromStdString(snapshot.viewer);
    const QString& ruleset = seen.ruleset;
    for (const SeatInfo& info : table.seats) {
        SeatFace row
            = TableParts::seatRow(info, snapshot, seen, static_cast<int>(scene.seats.size()) + 1);
        row.active = active == info.key && scene.phase != u"setup" && !snapshot.over;
        row.team = playsInTeams(ruleset) ? teamOf(info.key) : 0;
        const bool turned = !seizeboard::looksUp(viewer);
        const bool low = seizeboard::looksUp(info.key);
        const bool right = row.number > 2;
        row.boardRight = right != turned;
        row.boardNear = low != turned;
        const auto size
            = [&](const char* zone) { return seen.sizeOf(info.key, QLatin1String(zone)); };
        row.purse = { TableParts::counter(
                          QStringLiteral("hand"), TableParts::tr("Cards in hand"), size("hand")),
            TableParts::counter(
                QStringLiteral("deck"), TableParts::tr("Cards in the deck"), size("deck")),
            TableParts::counter(
                QStringLiteral("warchest"), tr("Cards in the warchest"), size("warchest")) };
        const std::optional<int> held = seen.players.value(info.key).vault;
        const int vault = held.value_or(0);
        const bool hasVault = held && !ruleset.startsWith(u"arena");
        if (hasVault)
            row.purse.append(
                TableParts::counter(QStringLiteral("vault"), tr("Loot in the vault"), vault));
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
        // S-FMT-STD-2V2 Every other seat is a partner.
        if (row.team > 0 && !row.nearSide && row.team == teamOf(viewer)) {
            row.tags.append(QVariantMap { { QStringLiteral("sign"), QStringLiteral("guild") },
                { QStringLiteral("label"), tr("Your partner") } });
            row.accessibleName = tr("%1, your partner").arg(row.accessibleName);
        }
        scene.seats.append(row);
    }
}

void SeizePresenter::fillBoard(
    Scene& scene, const Snapshot& snapshot, const SeizeView& seen, const TableInfo& table) const
{
    scene.board
        = seizeboard::tiles(seen, table.seats.size(), QString::fromStdString(snapshot.viewer));
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

void SeizePresenter::fillStack(
    Scene& scene, const Snapshot& snapshot, const SeizeView& seen, const TableInfo& table) const
{
    static const QHash<QString, const char*> kinds {
        { QStringLiteral("mercenary"), QT_TR_NOOP("Mercenary") },
        { QStringLiteral("ability"), QT_TR_NOOP("Ability card") },
        { QStringLiteral("attack"), QT_TR_NOOP("Attack") },
        { QStringLiteral("move"), QT_TR_NOOP("Step") },
        { QStringLiteral("step"), QT_TR_NOOP("Step") },
        { QStringLiteral("plunder"), QT_TR_NOOP("Plunder") },
        { QStringLiteral("spot"), QT_TR_NOOP("Uncovering") },
    };
    for (const SeenTable::Waiting& waiting : seen.stack) {
        WaitingItem item = TableParts::waitingItem(scene, waiting, m_cards.printed(waiting.card));
        item.kindText = kinds.contains(item.kind) ? tr(kinds.value(item.kind))
                                                  : TableParts::kindText(item.kind);
        if (!waiting.tile.isEmpty() && !item.targets.contains(waiting.tile))
            item.targets.append(waiting.tile);
        TableParts::nameItem(item, snapshot, table);
        item.text = itemText(scene, item, waiting.paragraph);
        if (item.kind == u"move" || item.kind == u"step")
            item.kindText = item.text;
        scene.waiting.prepend(item); // the last of the array resolves next: row 0
    }
}

QString SeizePresenter::itemText(const Scene& scene, const WaitingItem& item, int paragraph) const
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
    return paragraph > 0 ? m_cards.book().ability(item.face.cardId, paragraph) : item.face.text;
}

void SeizePresenter::fillArrows(Scene& scene, const SeizeView& seen) const
{
    // S-ACT-MOVE A way goes from tile to tile. While it is being chosen it is not on the stack yet.
    QHash<QString, QString> walked; // by who walks: the last tile so far
    const auto step = [&](const QString& walker, const QString& tile) {
        scene.arrows.append(
            TableParts::arrow(walked.value(walker, walker), tile, QStringLiteral("target"), false));
        walked.insert(walker, tile);
    };
    for (const QString& tile : seen.way)
        step(scene.prompt.causeKey, tile);
    const auto side = [&scene](const QString& key) {
        const CardFace face = scene.faces.value(key);
        return face.key.isEmpty() ? key : face.controller;
    };
    for (const WaitingItem& item : std::as_const(scene.waiting)) {
        const bool onBoard = !scene.faces.value(item.sourceKey).tile.isEmpty();
        if (item.kind == u"move" && onBoard) {
            step(item.sourceKey, item.targets.value(0));
            continue;
        }
        const QString from = onBoard ? item.sourceKey : item.key;
        const bool attack = item.kind == u"attack" || item.kind == u"plunder";
        for (const QString& target : item.targets)
            scene.arrows.append(TableParts::arrow(from, target,
                attack ? QStringLiteral("attack") : QStringLiteral("target"),
                !seizeboard::tileAt(target) && side(target) != item.controller));
    }
}

/// A warchest says how much of it can still pay.
void SeizePresenter::nameChests(Scene& scene) const
{
    for (auto zone = scene.zones.begin(); zone != scene.zones.end(); ++zone) {
        const auto ready = std::ranges::count(zone->cards, false, &CardFace::turned);
        if (zone.key().endsWith(u".warchest") && !zone->cards.isEmpty())
            zone->accessibleName = tr("%1, %2 ready").arg(zone->accessibleName).arg(ready);
    }
}

QStringList SeizePresenter::aimedVerbs() const
{
    return { QStringLiteral("attack"), QStringLiteral("ability"), QStringLiteral("activate") };
}

QString SeizePresenter::refusal(const Scene& scene, const QString& key, const QString& target) const
{
    return SeizeRefusals(scene, key, target).why();
}

QVariantList SeizePresenter::reach(const Scene& scene, const QString& key) const
{
    return seizeboard::reach(scene, scene.faces.value(key));
}

QVariantList SeizePresenter::legend() const
{
    return SeizeCards::legend();
}
