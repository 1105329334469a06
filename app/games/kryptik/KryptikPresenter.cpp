#include "app/games/kryptik/KryptikPresenter.h"
#include "app/games/kryptik/KryptikZones.h"

#include <algorithm>

namespace {

// 4 The turn. Nobody has priority while disengaging and drawing (8.3).
constexpr TableParts::Pip kryptikPips[] {
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

constexpr TableParts::Ending kryptikEndings[] {
    // 3.1.2
    { "row", TableParts::Ending::Loser,
        QT_TRANSLATE_NOOP(
            "KryptikPresenter", "%1 was dealt damage with no card left in the 11 year row."),
        QT_TRANSLATE_NOOP("KryptikPresenter",
            "The last opponent was dealt damage with no card left in the 11 year row."),
        QT_TRANSLATE_NOOP("KryptikPresenter",
            "The last players were dealt damage together, with no card left in their rows.") },
};

constexpr GameTitle::Text kryptikRulesets[] {
    { "constructed", QT_TRANSLATE_NOOP("KryptikPresenter", "Constructed") },
    { "limited", QT_TRANSLATE_NOOP("KryptikPresenter", "Limited") },
    { "krucible", QT_TRANSLATE_NOOP("KryptikPresenter", "Krucible (three or four seats)") },
};

constexpr GameTitle kryptikTitle {
    .context = "KryptikPresenter",
    .id = "kryptik",
    .title = "Kryptik",
    .version = QT_TRANSLATE_NOOP(
        "KryptikPresenter", "Kryptik: rules of 20 June 2023, in force since 30 June 2023"),
    .mat = "qrc:/qt/qml/Triptych/Kryptik/KryptikPlaymat.qml",
    .look = "dark",
    .room = "harbour",
    .score = "year",
    .zones = kryptikZones,
    .rulesets = kryptikRulesets,
};

} // namespace

KryptikPresenter::KryptikPresenter(std::shared_ptr<const triptych::cards::Library> library)
    : GamePresenter(kryptikTitle, std::move(library))
{
}

Scene KryptikPresenter::scene(const Snapshot& snapshot, const TableInfo& table) const
{
    Scene scene;
    if (snapshot.observation.is_null())
        return scene;
    const QString viewer = QString::fromStdString(snapshot.viewer);
    const KryptikView seen(snapshot.observation);
    scene.faces = m_cards.faces(seen, table);
    fillTime(scene, snapshot, seen, table);
    fillSeats(scene, snapshot, seen, table);
    fillPile(scene, snapshot, seen, table);
    KryptikAnswers(snapshot, table, seen, m_cards).fill(scene);
    TableParts::fillZones(scene, snapshot, seen, table, kryptikZones, KryptikCards::zoneTitle);
    fillWays(scene); // it counts what lies in the soul row
    fillArrows(scene, snapshot, seen);
    TableParts::fillOutcome(scene, snapshot, table,
        TableParts::tr("It took %n turns.", nullptr, scene.turn),
        TableParts::ending(snapshot, seen, table, kryptikEndings, "KryptikPresenter"));
    return scene;
}

void KryptikPresenter::fillTime(
    Scene& scene, const Snapshot& snapshot, const SeenTable& seen, const TableInfo& table) const
{
    TableParts::fillTime(scene, snapshot, seen, table, kryptikPips, "KryptikPresenter");
    scene.turnText = scene.phase == u"setup"
        ? TableParts::tr("Before the first turn")
        : TableParts::tr("Turn %1, %2").arg(scene.turn).arg(table.nameOf(seen.active));
}

void KryptikPresenter::fillSeats(
    Scene& scene, const Snapshot& snapshot, const KryptikView& seen, const TableInfo& table) const
{
    const QString& active = seen.active;
    for (const SeatInfo& info : table.seats) {
        SeatFace row
            = TableParts::seatRow(info, snapshot, seen, static_cast<int>(scene.seats.size()) + 1);
        row.active = active == info.key && scene.phase != u"setup" && !snapshot.over;
        if (seen.combat.targets.contains(info.key))
            row.ring = QStringLiteral("hostile");
        const auto size
            = [&](const char* zone) { return seen.sizeOf(info.key, QLatin1String(zone)); };
        row.purse = { TableParts::counter(
                          QStringLiteral("hand"), TableParts::tr("Cards in hand"), size("hand")),
            TableParts::counter(
                QStringLiteral("deck"), TableParts::tr("Cards in the deck"), size("deck")),
            TableParts::counter(QStringLiteral("year"), tr("11 year cards"), size("eleven_year")),
            TableParts::counter(QStringLiteral("limbo"), tr("Cards in limbo"), size("limbo")) };
        static const std::pair<const char*, const char*> energies[] {
            { "w", QT_TR_NOOP("White energy") }, { "u", QT_TR_NOOP("Blue energy") },
            { "b", QT_TR_NOOP("Black energy") }, { "g", QT_TR_NOOP("Green energy") },
            { "c", QT_TR_NOOP("Colourless energy") }
        };
        for (const auto& [symbol, label] : energies)
            if (const int count = seen.energies.value(info.key).value(QLatin1String(symbol));
                count > 0)
                row.purse.append(TableParts::counter(QLatin1String(symbol), tr(label), count));
        row.accessibleName = tr("%1, %2 cards in hand, %3 11 year cards, %4 cards in the deck")
                                 .arg(info.name)
                                 .arg(size("hand"))
                                 .arg(size("eleven_year"))
                                 .arg(size("deck"));
        scene.seats.append(row);
    }
}

void KryptikPresenter::fillPile(
    Scene& scene, const Snapshot& snapshot, const KryptikView& seen, const TableInfo& table) const
{
    static const QHash<QString, const char*> kinds {
        { QStringLiteral("citizen"), QT_TR_NOOP("Citizen being cast") },
        { QStringLiteral("spell"), QT_TR_NOOP("Spell") },
        { QStringLiteral("delayed"), QT_TR_NOOP("Later effect") },
        { QStringLiteral("year"), QT_TR_NOOP("11 year choice") },
        { QStringLiteral("year ability"), QT_TR_NOOP("11 year ability") },
    };
    for (const SeenTable::Waiting& waiting : seen.pile) {
        WaitingItem item = TableParts::waitingItem(scene, waiting, m_cards.printed(waiting.card));
        item.kindText = kinds.contains(item.kind) ? tr(kinds.value(item.kind))
                                                  : TableParts::kindText(item.kind);
        TableParts::nameItem(item, snapshot, table);
        item.text = item.kind == u"citizen" ? item.face.typeLine
            : item.kind == u"year ability"
            ? item.face.boxText
            : KryptikCards::readable(m_cards.book().ability(item.face.cardId, waiting.paragraph));
        scene.waiting.prepend(item); // the last of the array resolves next: row 0
    }
}

/// 6.1 The three ways of an 11 year card: what each costs or does, and why one of them is closed.
void KryptikPresenter::fillWays(Scene& scene) const
{
    if (!scene.lines.contains(QStringLiteral("year hand")))
        return;
    const CardFace face = scene.faces.value(scene.prompt.causeKey);
    const auto way = [&scene](const QString& line, const QString& label, const QString& text) {
        const bool open = scene.lines.contains(line);
        scene.prompt.ways.append(QVariantMap { { QStringLiteral("answer"), line },
            { QStringLiteral("label"), label }, { QStringLiteral("text"), text },
            { QStringLiteral("why"),
                open ? QString() : scene.refusals.value(line, tr("This is not possible now.")) } });
    };
    // What it costs beside what one has.
    int ready = 0;
    for (const SeatFace& seat : std::as_const(scene.seats))
        if (seat.nearSide) // the card itself lies nowhere any more
            for (const CardFace& card :
                scene.zones.value(seat.key + QStringLiteral(".soul_row")).cards)
                ready += !card.turned;
    const int cost = KryptikFace::of(face).yearCost;
    const QString price = cost < 0 ? QString() : tr("It costs %1.").arg(cost);
    const QString purse = tr("You have %n disengaged soul card(s).", nullptr, ready);
    way(QStringLiteral("year ability"), tr("Use the 11 year ability"),
        CardBook::quoted(KryptikCards::readable(face.boxText)));
    // A closed way says what it costs and what one has in its own words.
    const QString cast = QStringLiteral("year cast");
    const bool said = !scene.lines.contains(cast) && scene.refusals.contains(cast);
    way(cast, tr("Cast it for its 11 year cost"),
        price.isEmpty() || said ? QString() : price + u' ' + purse);
    way(QStringLiteral("year hand"), tr("Take the card"), tr("It goes to your hand."));
}

void KryptikPresenter::fillArrows(
    Scene& scene, const Snapshot& snapshot, const KryptikView& seen) const
{
    if (snapshot.over) // nothing is under way any more
        return;
    const auto side = [&scene](const QString& key) {
        const CardFace face = scene.faces.value(key);
        return face.key.isEmpty()       ? key.section(u'.', 0, 0)
            : face.controller.isEmpty() ? face.zone.section(u'.', 0, 0)
                                        : face.controller;
    };
    const QString& attacker = seen.combat.attacker;
    for (const QString& target : seen.combat.targets)
        scene.arrows.append(TableParts::arrow(attacker, target, QStringLiteral("attack"), true));
    for (const QString& blocker : seen.combat.blockers)
        scene.arrows.append(TableParts::arrow(blocker, attacker, QStringLiteral("block"), true));
    for (const WaitingItem& item : std::as_const(scene.waiting))
        for (const QString& target : item.targets)
            scene.arrows.append(TableParts::arrow(
                item.key, target, QStringLiteral("target"), side(target) != item.controller));
}
