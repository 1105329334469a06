// First: Qt makes words of its own of what the engine calls its slots.
#include "seize/rules/Winning.h"

#include "SeizeSample.h"
#include "app/games/seize/SeizeFace.h"

#include <QTest>

namespace {

QString statOf(const CardFace& face, const QString& sign, const char* what = "value")
{
    for (const QVariant& stat : face.stats)
        if (stat.toMap().value(QStringLiteral("sign")) == sign)
            return stat.toMap().value(QLatin1String(what)).toString();
    return {};
}

QStringList signsOn(const CardFace& face)
{
    QStringList signs;
    for (const QVariant& counter : face.counters)
        signs.append(counter.toMap().value(QStringLiteral("sign")).toString()
            + counter.toMap().value(QStringLiteral("count")).toString());
    return signs;
}

} // namespace

/// Seize in rows and words, from hand-written observations.
class TestSeizePresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void board_hasFourOrEightColumnsAndTheOwnSideNear();
    void board_marksGuildHallsFogAndPillars();
    void board_isTurnedForTheOtherSide();
    void mercenary_showsCurrentNumbersAndWhatChanged();
    void mercenary_wearsItsStatusesAsBeads();
    void hiddenCards_haveNoName();
    void phases_areTheEightOfATurn();
    void steps_areCountedInOnesOwnTurnOnly();
    void reach_walksAroundWhoStandsInTheWay();
    void reach_endsSightAtWhoStandsBetween();
    void stack_hasTheNextOnTopWithArrowsFromTheBoard();
    void seats_ofFourSitAtTheirQuarters();
    void arena_hasNoVault();
    void log_isInThePastTenseAndNamesThePlayers();
    void motions_walkTilesByThemselves();
    void marks_sayWhereSomebodyWouldStandAndWhatVaultsLose();
    void page_explainsStatuses();
    void legend_explainsEverySign();
    void sharedTurn_isOnesOwn();
    void endings_areToldInWords();
    void curtain_leavesNothingInTheScene();

private:
    std::shared_ptr<const Presenter> m_presenter = seizesample::presenter();
};

void TestSeizePresenter::board_hasFourOrEightColumnsAndTheOwnSideNear()
{
    const Scene two = seizesample::scene(QStringLiteral("two-attack"));
    QCOMPARE(two.board.size(), 24);
    QCOMPARE(seizesample::tile(two, QStringLiteral("a1")).row, 5);
    QCOMPARE(seizesample::tile(two, QStringLiteral("a1")).column, 0);
    QCOMPARE(seizesample::tile(two, QStringLiteral("d6")).row, 0);
    QCOMPARE(seizesample::tile(two, QStringLiteral("d6")).column, 3);
    QCOMPARE(seizesample::tile(two, QStringLiteral("b4")).occupant,
        QStringLiteral("gate-sergeant-obry"));
    QCOMPARE(seizesample::scene(QStringLiteral("four-move")).board.size(), 48);
}

void TestSeizePresenter::board_marksGuildHallsFogAndPillars()
{
    const Scene two = seizesample::scene(QStringLiteral("two-attack"));
    QVERIFY(seizesample::tile(two, QStringLiteral("c1")).home);
    QCOMPARE(seizesample::tile(two, QStringLiteral("c1")).side, QStringLiteral("p1"));
    QVERIFY(seizesample::tile(two, QStringLiteral("c6")).home);
    QCOMPARE(seizesample::tile(two, QStringLiteral("c6")).side, QStringLiteral("p2"));
    QVERIFY(!seizesample::tile(two, QStringLiteral("c2")).home);
    const BoardTile fogged = seizesample::tile(two, QStringLiteral("a4"));
    QCOMPARE(fogged.marks, QStringList { QStringLiteral("fog") });
    QVERIFY(fogged.accessibleName.contains(QStringLiteral("fog")));
    const Scene arena = seizesample::scene(QStringLiteral("arena-pillars"));
    const BoardTile pillar = seizesample::tile(arena, QStringLiteral("b3"));
    QCOMPARE(pillar.marks, QStringList { QStringLiteral("pillar") });
    QVERIFY(seizesample::tile(arena, QStringLiteral("c3")).selectable);
    const Scene four = seizesample::scene(QStringLiteral("four-move"));
    QCOMPARE(seizesample::tile(four, QStringLiteral("f1")).side, QStringLiteral("p3"));
    QCOMPARE(seizesample::tile(four, QStringLiteral("f6")).side, QStringLiteral("p4"));
}

void TestSeizePresenter::board_isTurnedForTheOtherSide()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-attack"));
    snapshot.viewer = "p2";
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    QCOMPARE(seizesample::tile(scene, QStringLiteral("a1")).row, 0);
    QCOMPARE(seizesample::tile(scene, QStringLiteral("a1")).column, 3);
    QCOMPARE(scene.faces.value(QStringLiteral("gate-sergeant-obry")).facing, 180);
    QCOMPARE(scene.faces.value(QStringLiteral("rime-keeper")).facing, 0);
    QVERIFY(scene.seats.at(1).boardNear && !scene.seats.at(0).boardNear);
}

void TestSeizePresenter::mercenary_showsCurrentNumbersAndWhatChanged()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-attack"));
    const CardFace obry = scene.faces.value(QStringLiteral("gate-sergeant-obry"));
    QCOMPARE(obry.tile, QStringLiteral("b4"));
    QCOMPARE(SeizeFace::of(obry).health, 5);
    QCOMPARE(SeizeFace::of(obry).maxHealth, 8);
    QCOMPARE(statOf(obry, QStringLiteral("melee")), QStringLiteral("3"));
    QCOMPARE(statOf(obry, QStringLiteral("melee"), "printed"), QStringLiteral("2"));
    QCOMPARE(statOf(obry, QStringLiteral("shield")), QStringLiteral("0"));
    QCOMPARE(statOf(obry, QStringLiteral("move"), "left"), QStringLiteral("1"));
    QCOMPARE(obry.attachedKeys, QStringList { QStringLiteral("notched-sabre") });
    const CardFace ranger = scene.faces.value(QStringLiteral("longwatch-ranger"));
    QCOMPARE(statOf(ranger, QStringLiteral("crossbow"), "distance"), QStringLiteral("2"));
    QVERIFY2(obry.accessibleName.contains(QStringLiteral("health 5 of 8")),
        qPrintable(obry.accessibleName));
    QVERIFY(obry.accessibleName.contains(QStringLiteral("ahead")));
}

void TestSeizePresenter::mercenary_wearsItsStatusesAsBeads()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-attack"));
    QCOMPARE(signsOn(scene.faces.value(QStringLiteral("gate-sergeant-obry"))),
        (QStringList { QStringLiteral("bleed2"), QStringLiteral("armor1") }));
    QCOMPARE(signsOn(scene.faces.value(QStringLiteral("rime-keeper"))),
        (QStringList { QStringLiteral("exhaust1"), QStringLiteral("silence1"),
            QStringLiteral("magic-armor2") }));
}

void TestSeizePresenter::hiddenCards_haveNoName()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-attack"));
    for (const char* zone : { "p2.hand", "p2.deck", "p1.deck" }) {
        QVERIFY(!scene.zones.value(QLatin1String(zone)).cards.isEmpty());
        for (const CardFace& card : scene.zones.value(QLatin1String(zone)).cards)
            QVERIFY(card.faceDown && card.name.isEmpty() && card.cardId.isEmpty());
    }
    // S-RALLY-FACEDOWN Its owner knows it, and it lies face down all the same.
    const QList<CardFace> chest = scene.zones.value(QStringLiteral("p1.warchest")).cards;
    QVERIFY(chest.last().faceDown);
    QCOMPARE(chest.last().name, QStringLiteral("Runaway Squire"));
    QVERIFY(chest.at(1).turned && !chest.at(0).turned);
    const CardFace theirs = scene.zones.value(QStringLiteral("p2.warchest")).cards.last();
    QVERIFY(theirs.faceDown && theirs.name.isEmpty());
}

void TestSeizePresenter::phases_areTheEightOfATurn()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-attack"));
    QStringList keys;
    for (const PhasePip& pip : scene.pips)
        keys.append(pip.key);
    QCOMPARE(
        keys.join(u' '), QStringLiteral("beginning draw acquire rally move1 attack move2 end"));
    QVERIFY(scene.pips.at(5).active);
    QVERIFY(!scene.pips.at(2).canStop);
    QCOMPARE(scene.turnText, QStringLiteral("Turn 9, Mira"));
}

void TestSeizePresenter::steps_areCountedInOnesOwnTurnOnly()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-attack"));
    const auto steps = [&](const char* key) {
        return m_presenter
            ->page(scene.faces.value(QLatin1String(key)), seizesample::info(), QStringLiteral("p1"))
            .modifications.join(u' ');
    };
    QVERIFY(steps("longwatch-ranger").contains(QStringLiteral("left this turn")));
    QVERIFY(!steps("alley-ghost").contains(QStringLiteral("left this turn")));
}

void TestSeizePresenter::reach_walksAroundWhoStandsInTheWay()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-move"));
    QHash<QString, int> steps;
    for (const QVariant& row : m_presenter->reach(scene, QStringLiteral("gate-sergeant-obry"))) {
        const QVariantMap map = row.toMap();
        if (map.value(QStringLiteral("kind")).toString() == u"move")
            steps.insert(map.value(QStringLiteral("tile")).toString(),
                map.value(QStringLiteral("steps")).toInt());
    }
    QCOMPARE(steps.value(QStringLiteral("b4")), 1);
    QCOMPARE(steps.value(QStringLiteral("b5")), 2);
    QCOMPARE(steps.value(QStringLiteral("c4")), 2);
    QVERIFY2(!steps.contains(QStringLiteral("c3")), "somebody stands there");
    QVERIFY2(!steps.contains(QStringLiteral("d3")), "that is behind somebody");
    QVERIFY2(!steps.contains(QStringLiteral("b6")), "that is three steps away");
}

void TestSeizePresenter::reach_endsSightAtWhoStandsBetween()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-attack"));
    QHash<QString, bool> blocked;
    for (const QVariant& row : m_presenter->reach(scene, QStringLiteral("longwatch-ranger"))) {
        const QVariantMap map = row.toMap();
        if (map.value(QStringLiteral("kind")).toString() == u"ranged")
            blocked.insert(map.value(QStringLiteral("tile")).toString(),
                map.value(QStringLiteral("blocked")).toBool());
    }
    QVERIFY(blocked.contains(QStringLiteral("c4")) && !blocked.value(QStringLiteral("c4")));
    QVERIFY2(blocked.value(QStringLiteral("c5")), "behind the Rime Keeper");
    QVERIFY(blocked.contains(QStringLiteral("a4")) && !blocked.value(QStringLiteral("a4")));
    QVERIFY2(!blocked.contains(QStringLiteral("c3")), "a shot never reaches the next tile");
}

void TestSeizePresenter::stack_hasTheNextOnTopWithArrowsFromTheBoard()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-stack"));
    QCOMPARE(scene.waiting.size(), 2);
    QCOMPARE(scene.waiting.first().title, QStringLiteral("Second Wind"));
    QCOMPARE(scene.waiting.last().kindText, QStringLiteral("Attack"));
    QCOMPARE(scene.waiting.last().text, QStringLiteral("Attacks Rime Keeper"));
    const QVariantMap arrow = scene.arrows.last().toMap();
    QCOMPARE(arrow.value(QStringLiteral("from")).toString(), QStringLiteral("longwatch-ranger"));
    QCOMPARE(arrow.value(QStringLiteral("to")).toString(), QStringLiteral("rime-keeper"));
    QVERIFY(arrow.value(QStringLiteral("hostile")).toBool());
    QVERIFY2(
        scene.prompt.text.contains(QStringLiteral("Second Wind")), qPrintable(scene.prompt.text));
}

void TestSeizePresenter::seats_ofFourSitAtTheirQuarters()
{
    const Scene scene = seizesample::scene(QStringLiteral("four-move"));
    const auto at = [&scene](int seat) {
        const SeatFace row = scene.seats.at(seat);
        return std::pair(row.boardRight, row.boardNear);
    };
    QCOMPARE(at(0), std::pair(false, true));
    QCOMPARE(at(1), std::pair(false, false));
    QCOMPARE(at(2), std::pair(true, true));
    QCOMPARE(at(3), std::pair(true, false));
    QCOMPARE(scene.seats.at(0).team, scene.seats.at(2).team);
    QVERIFY(scene.seats.at(0).team != scene.seats.at(1).team);
    QVERIFY(scene.seats.at(0).tags.isEmpty() && scene.seats.at(1).tags.isEmpty());
    QVERIFY(scene.seats.at(2).accessibleName.endsWith(QStringLiteral("your partner")));
}

void TestSeizePresenter::arena_hasNoVault()
{
    const auto hasVault = [](const SeatFace& seat) {
        return std::ranges::any_of(seat.purse, [](const QVariant& entry) {
            return entry.toMap().value(QStringLiteral("symbol")).toString() == u"vault";
        });
    };
    QVERIFY(!hasVault(seizesample::scene(QStringLiteral("arena-pillars")).seats.first()));
    QVERIFY(hasVault(seizesample::scene(QStringLiteral("two-attack")).seats.first()));
}

void TestSeizePresenter::log_isInThePastTenseAndNamesThePlayers()
{
    const Snapshot snapshot = seizesample::snapshot(QStringLiteral("log"));
    const QList<LogLine> log = m_presenter->log(snapshot.events, snapshot, seizesample::info());
    QStringList texts;
    for (const LogLine& line : log) {
        texts.append(line.text);
        QVERIFY2(!line.text.contains(u'%') && !line.text.contains(QStringLiteral("p1")),
            qPrintable(line.text));
        QVERIFY2(line.kind == u"heading" || line.text.endsWith(u'.'), qPrintable(line.text));
    }
    QCOMPARE(texts,
        (QStringList { QStringLiteral("Mira rolled a 5."), QStringLiteral("Turn 2: Mira"),
            QStringLiteral("Mira drew Second Wind."), QStringLiteral("Joss drew 2 cards."),
            QStringLiteral("Mira hired Fen Stalker."), QStringLiteral("Fen Stalker entered on b2."),
            QStringLiteral("Fen Stalker moved to b3."),
            QStringLiteral("Fen Stalker attacked Rime Keeper."),
            QStringLiteral("Mira won the toss of a coin."),
            QStringLiteral("Fen Stalker dealt 2 damage to Rime Keeper."),
            QStringLiteral("Rime Keeper got Poison, 2 times."),
            QStringLiteral("Rime Keeper was destroyed."), QStringLiteral("Joss lost 3 loot.") }));
}

void TestSeizePresenter::motions_walkTilesByThemselves()
{
    const Snapshot snapshot = seizesample::snapshot(QStringLiteral("log"));
    const QList<Motion> motions = m_presenter->motions(snapshot.events);
    const auto is = [&motions](const char* kind, int amount) {
        return std::ranges::any_of(motions, [&](const Motion& motion) {
            return motion.kind == QLatin1String(kind) && motion.amount == amount;
        });
    };
    QVERIFY(is("die", 5) && is("coin", 1) && is("damage", 2) && is("death", 0));
    QVERIFY(std::ranges::none_of(motions, [](const Motion& motion) {
        return !motion.from.isEmpty() && !motion.from.contains(u'.');
    }));
}

/// Before it is done the table shows what the mat tells by itself once it has happened.
void TestSeizePresenter::marks_sayWhereSomebodyWouldStandAndWhatVaultsLose()
{
    const auto events = nlohmann::ordered_json::parse(R"([
        {"event": "stepped", "object": "obry", "tile": "b3"},
        {"event": "damage", "object": "bruiser", "amount": 2},
        {"event": "destroyed", "object": "bruiser"},
        {"event": "loot-lost", "player": "p2", "amount": 7},
        {"event": "loot-gained", "player": "p1", "amount": 7}])");
    const QList<Motion> marks = m_presenter->marks(events);
    QVERIFY(marks.contains({ QStringLiteral("obry"), {}, QStringLiteral("b3"), {}, 0 }));
    QVERIFY(marks.contains({ QStringLiteral("bruiser"), {}, {}, QStringLiteral("damage"), 2 }));
    QVERIFY(marks.contains({ QStringLiteral("bruiser"), {}, {}, QStringLiteral("death"), 0 }));
    QVERIFY(marks.contains({ QStringLiteral("p2"), {}, {}, QStringLiteral("damage"), 7 }));
    QVERIFY(marks.contains({ QStringLiteral("p1"), {}, {}, QStringLiteral("heal"), 7 }));
    // What has happened is not told twice.
    for (const Motion& motion : m_presenter->motions(events))
        QVERIFY2(motion.key.size() > 2, qPrintable(motion.key));
}

void TestSeizePresenter::page_explainsStatuses()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-attack"));
    const CardPage page = m_presenter->page(scene.faces.value(QStringLiteral("gate-sergeant-obry")),
        seizesample::info(), QStringLiteral("p1"));
    QVERIFY(page.modifications.contains(QStringLiteral("5 of 8 health left.")));
    QVERIFY(page.modifications.contains(QStringLiteral("Melee 3 instead of 2.")));
    QVERIFY(std::ranges::any_of(page.explanation,
        [](const QString& line) { return line.startsWith(QStringLiteral("Bleed 2: ")); }));
    const CardPage hidden
        = m_presenter->page(scene.zones.value(QStringLiteral("p2.hand")).cards.first(),
            seizesample::info(), QStringLiteral("p1"));
    QVERIFY(hidden.face.name.isEmpty() && hidden.explanation.size() == 1);
}

void TestSeizePresenter::legend_explainsEverySign()
{
    const QVariantList legend = m_presenter->legend();
    QStringList signs;
    for (const QVariant& row : legend) {
        signs.append(row.toMap().value(QStringLiteral("sign")).toString());
        QVERIFY(!row.toMap().value(QStringLiteral("title")).toString().isEmpty());
        QVERIFY(row.toMap().value(QStringLiteral("text")).toString().endsWith(u'.'));
    }
    for (const char* sign : { "exhaust", "bleed", "blind", "poison", "fog", "frost", "burn",
             "silence", "stealth", "regen", "fortify", "leech", "armor", "magic-armor" })
        QVERIFY2(signs.contains(QLatin1String(sign)), sign);
}

/// S-FMT-ARENA-SHARED Whoever of the team the turn is called after: the phase is for both.
void TestSeizePresenter::sharedTurn_isOnesOwn()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("four-move"));
    QCOMPARE(snapshot.viewer, std::string("p1"));
    const auto text
        = [&] { return m_presenter->scene(snapshot, seizesample::info(4)).prompt.text; };
    const QString own = text();
    snapshot.observation["active"] = "p3";
    QVERIFY(text() != own);
    snapshot.observation["asked"]["claimants"] = { "p3" };
    QCOMPARE(text(), own);
}

/// Whatever ends a match, the panel at its end says it: of a draw, of one loser, of several.
void TestSeizePresenter::endings_areToldInWords()
{
    namespace seize = triptych::seize;
    const auto told = [this](const char* sample, const std::string& how,
                          const std::vector<std::string>& winners) {
        Snapshot snapshot = seizesample::snapshot(QString::fromLatin1(sample));
        snapshot.over = true;
        snapshot.winners = winners;
        snapshot.observation["over"] = true;
        snapshot.observation["ended_by"] = how;
        snapshot.observation["arena"] = QLatin1String(sample).startsWith(QLatin1String("arena"));
        const int seats = winners.size() > 1 ? 4 : 2;
        const QString text = m_presenter->scene(snapshot, seizesample::info(seats)).outcomeText;
        return text.contains(u'\n') ? text.section(u'\n', 0, 0) : QString();
    };
    seize::State state;
    for (state.over = 1; state.over <= static_cast<int>(seize::Ending::Crowded); ++state.over) {
        const std::string how(seize::endingName(state));
        if (how != "several")
            QVERIFY2(!told("two-move", how, { "p1" }).isEmpty(), how.c_str());
        QVERIFY2(!told("four-move", how, { "p1", "p3" }).isEmpty(), how.c_str());
        if (how != "conceded") // nobody concedes together with another
            QVERIFY2(!told("two-move", how, {}).isEmpty(), how.c_str());
    }
    const QString loser = seizesample::info().nameOf(QStringLiteral("p2"));
    QCOMPARE(told("two-move", "vault", { "p1" }),
        QStringLiteral("%1 has no loot left in the vault.").arg(loser));
    QCOMPARE(told("two-move", "deck", {}), QStringLiteral("Nobody had a card left to draw."));
    QCOMPARE(
        told("arena-pillars", "time", {}), QStringLiteral("Time is up with both sides standing."));
}

void TestSeizePresenter::curtain_leavesNothingInTheScene()
{
    Snapshot curtain;
    curtain.curtain = "p2";
    const Scene scene = m_presenter->scene(curtain, seizesample::info());
    QVERIFY(scene.faces.isEmpty() && scene.board.isEmpty() && scene.zones.isEmpty());
    QVERIFY(scene.seats.isEmpty() && scene.lines.isEmpty() && !scene.prompt.present);
}

QTEST_GUILESS_MAIN(TestSeizePresenter)

#include "tst_seizepresenter.moc"
