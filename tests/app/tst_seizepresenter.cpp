#include "SeizeSample.h"

#include <QTest>

namespace {

const BoardTile& tileOf(const Scene& scene, const QString& key)
{
    static const BoardTile none;
    for (const BoardTile& tile : scene.board)
        if (tile.key == key)
            return tile;
    return none;
}

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

private slots:
    void everyLegalAnswer_isOfferedSomewhereWithWords_data();
    void everyLegalAnswer_isOfferedSomewhereWithWords();
    void board_hasFourOrEightColumnsAndTheOwnSideNear();
    void board_marksGuildHallsFogAndPillars();
    void board_isTurnedForTheOtherSide();
    void mercenary_showsCurrentNumbersAndWhatChanged();
    void mercenary_wearsItsStatusesAsBeads();
    void hiddenCards_haveNoName();
    void phases_areTheEightOfATurn();
    void pass_isLabelledByWhatHappensNext();
    void acquire_saysWhatItCostsAndWarns();
    void acquire_anewSaysWhatIsLeft();
    void prompts_citeTheRuleOfWhatIsAsked();
    void prompts_sayWhatPassingMeans();
    void walk_showsTheWaySoFar();
    void champion_isPutOnATileAtOnce();
    void steps_areCountedInOnesOwnTurnOnly();
    void refusals_sayWhyNot_data();
    void refusals_sayWhyNot();
    void hire_namesTheTileAndTheTreasure();
    void drop_onATileHires();
    void drop_onAnEnemyAttacksInTheWayThatReaches();
    void drop_ofATreasureOnAMercenaryEquips();
    void exit_isADropOnTheDiscardPile();
    void reach_walksAroundWhoStandsInTheWay();
    void reach_endsSightAtWhoStandsBetween();
    void stack_hasTheNextOnTopWithArrowsFromTheBoard();
    void seats_ofFourSitAtTheirQuarters();
    void arena_hasNoVault();
    void log_isInThePastTenseAndNamesThePlayers();
    void motions_walkTilesByThemselves();
    void page_explainsStatuses();
    void legend_explainsEverySign();
    void curtain_leavesNothingInTheScene();

private:
    Scene scene(const QString& name) const
    {
        const Snapshot snapshot = seizesample::snapshot(name);
        return m_presenter->scene(snapshot, seizesample::info(seizesample::seatsOf(snapshot)));
    }
    std::shared_ptr<const Presenter> m_presenter = seizesample::presenter();
};

void TestSeizePresenter::everyLegalAnswer_isOfferedSomewhereWithWords_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : { "two-attack", "two-stack", "two-rally", "two-move", "two-acquire",
             "four-move", "four-guild-master", "arena-pillars" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestSeizePresenter::everyLegalAnswer_isOfferedSomewhereWithWords()
{
    QFETCH(QString, name);
    const Scene scene = this->scene(name);
    QVERIFY(scene.prompt.mine);
    QVERIFY(scene.prompt.text.endsWith(u'.'));
    QVERIFY(!scene.prompt.ruleText.isEmpty());
    QHash<QString, QString> labels;
    for (const QList<Choice>& choices : { scene.buttons, scene.list })
        for (const Choice& choice : choices)
            labels.insert(choice.line, choice.label);
    for (auto rows = scene.answers.begin(); rows != scene.answers.end(); ++rows) {
        const bool shown
            = scene.faces.contains(rows.key()) || !tileOf(scene, rows.key()).key.isEmpty();
        QVERIFY2(shown, qPrintable(rows.key()));
        for (const QVariant& row : rows.value())
            labels.insert(row.toMap().value(QStringLiteral("line")).toString(),
                row.toMap().value(QStringLiteral("label")).toString());
    }
    for (const QString& line : scene.lines) {
        const QString label = labels.value(line);
        QVERIFY2(!label.isEmpty() && label != line, qPrintable(line));
        QVERIFY2(!label.contains(u'%'), qPrintable(label));
    }
}

void TestSeizePresenter::board_hasFourOrEightColumnsAndTheOwnSideNear()
{
    const Scene two = scene(QStringLiteral("two-attack"));
    QCOMPARE(two.board.size(), 24);
    QCOMPARE(tileOf(two, QStringLiteral("a1")).row, 5);
    QCOMPARE(tileOf(two, QStringLiteral("a1")).column, 0);
    QCOMPARE(tileOf(two, QStringLiteral("d6")).row, 0);
    QCOMPARE(tileOf(two, QStringLiteral("d6")).column, 3);
    QCOMPARE(tileOf(two, QStringLiteral("b4")).occupant, QStringLiteral("gate-sergeant-obry"));
    QCOMPARE(scene(QStringLiteral("four-move")).board.size(), 48);
}

void TestSeizePresenter::board_marksGuildHallsFogAndPillars()
{
    const Scene two = scene(QStringLiteral("two-attack"));
    QVERIFY(tileOf(two, QStringLiteral("c1")).home);
    QCOMPARE(tileOf(two, QStringLiteral("c1")).side, QStringLiteral("p1"));
    QVERIFY(tileOf(two, QStringLiteral("c6")).home);
    QCOMPARE(tileOf(two, QStringLiteral("c6")).side, QStringLiteral("p2"));
    QVERIFY(!tileOf(two, QStringLiteral("c2")).home);
    const BoardTile fogged = tileOf(two, QStringLiteral("a4"));
    QCOMPARE(fogged.marks, QStringList { QStringLiteral("fog") });
    QVERIFY(fogged.accessibleName.contains(QStringLiteral("fog")));
    const Scene arena = scene(QStringLiteral("arena-pillars"));
    const BoardTile pillar = tileOf(arena, QStringLiteral("b3"));
    QCOMPARE(pillar.marks, QStringList { QStringLiteral("pillar") });
    QVERIFY(tileOf(arena, QStringLiteral("c3")).selectable);
    const Scene four = scene(QStringLiteral("four-move"));
    QCOMPARE(tileOf(four, QStringLiteral("f1")).side, QStringLiteral("p3"));
    QCOMPARE(tileOf(four, QStringLiteral("f6")).side, QStringLiteral("p4"));
}

void TestSeizePresenter::board_isTurnedForTheOtherSide()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-attack"));
    snapshot.viewer = "p2";
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    QCOMPARE(tileOf(scene, QStringLiteral("a1")).row, 0);
    QCOMPARE(tileOf(scene, QStringLiteral("a1")).column, 3);
    QCOMPARE(scene.faces.value(QStringLiteral("gate-sergeant-obry")).facing, 180);
    QCOMPARE(scene.faces.value(QStringLiteral("rime-keeper")).facing, 0);
    QVERIFY(scene.seats.at(1).boardNear && !scene.seats.at(0).boardNear);
}

void TestSeizePresenter::mercenary_showsCurrentNumbersAndWhatChanged()
{
    const Scene scene = this->scene(QStringLiteral("two-attack"));
    const CardFace obry = scene.faces.value(QStringLiteral("gate-sergeant-obry"));
    QCOMPARE(obry.tile, QStringLiteral("b4"));
    QCOMPARE(obry.health, 5);
    QCOMPARE(obry.maxHealth, 8);
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
    const Scene scene = this->scene(QStringLiteral("two-attack"));
    QCOMPARE(signsOn(scene.faces.value(QStringLiteral("gate-sergeant-obry"))),
        (QStringList { QStringLiteral("bleed2"), QStringLiteral("armor1") }));
    QCOMPARE(signsOn(scene.faces.value(QStringLiteral("rime-keeper"))),
        (QStringList { QStringLiteral("exhaust1"), QStringLiteral("silence1"),
            QStringLiteral("magic-armor2") }));
}

void TestSeizePresenter::hiddenCards_haveNoName()
{
    const Scene scene = this->scene(QStringLiteral("two-attack"));
    for (const char* zone : { "p2.hand", "p2.deck", "p1.deck" }) {
        QVERIFY(!scene.zones.value(QLatin1String(zone)).cards.isEmpty());
        for (const CardFace& card : scene.zones.value(QLatin1String(zone)).cards)
            QVERIFY(card.faceDown && card.name.isEmpty() && card.cardId.isEmpty());
    }
    // S-RALLY-FACEDOWN Its owner knows it, and it lies face down all the same.
    const QList<CardFace> chest = scene.zones.value(QStringLiteral("p1.warchest")).cards;
    QVERIFY(chest.last().faceDown);
    QCOMPARE(chest.last().name, QStringLiteral("Runaway Squire"));
    QVERIFY(chest.at(1).engaged && !chest.at(0).engaged);
    const CardFace theirs = scene.zones.value(QStringLiteral("p2.warchest")).cards.last();
    QVERIFY(theirs.faceDown && theirs.name.isEmpty());
}

void TestSeizePresenter::phases_areTheEightOfATurn()
{
    const Scene scene = this->scene(QStringLiteral("two-attack"));
    QStringList keys;
    for (const PhasePip& pip : scene.pips)
        keys.append(pip.key);
    QCOMPARE(
        keys.join(u' '), QStringLiteral("beginning draw acquire rally move1 attack move2 end"));
    QVERIFY(scene.pips.at(5).active);
    QVERIFY(!scene.pips.at(2).canStop);
    QCOMPARE(scene.turnText, QStringLiteral("Turn 9, Mira"));
}

void TestSeizePresenter::pass_isLabelledByWhatHappensNext()
{
    const std::pair<const char*, const char*> expected[] { { "two-attack",
                                                               "To the second movement" },
        { "two-rally", "To the first movement" }, { "two-move", "To the attack" },
        { "two-acquire", "Acquire nothing" }, { "two-stack", "No response" } };
    for (const auto& [name, label] : expected) {
        const Scene scene = this->scene(QLatin1String(name));
        const auto pass = std::ranges::find(scene.buttons, QStringLiteral("pass"), &Choice::line);
        QVERIFY(pass != scene.buttons.end());
        QCOMPARE(pass->label, QLatin1String(label));
        QCOMPARE(pass->shortcut, QStringLiteral("P"));
        QVERIFY(pass->primary);
    }
}

void TestSeizePresenter::acquire_saysWhatItCostsAndWarns()
{
    const Scene scene = this->scene(QStringLiteral("two-acquire"));
    QCOMPARE(scene.buttons.size(), 1);
    QCOMPARE(scene.list.size(), 4);
    QCOMPARE(scene.list.at(1).label,
        QStringLiteral("Acquire %n cards").replace(QStringLiteral("%n"), QStringLiteral("2")));
    QCOMPARE(scene.list.at(1).shortcut, QStringLiteral("2"));
    QVERIFY2(scene.prompt.detail.contains(QStringLiteral("at 0 you lose")),
        qPrintable(scene.prompt.detail));
}

void TestSeizePresenter::acquire_anewSaysWhatIsLeft()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-acquire"));
    std::erase_if(snapshot.question->lines,
        [](const std::string& line) { return line == "acquire 3" || line == "acquire 4"; });
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    QVERIFY2(scene.prompt.text.contains(QStringLiteral("more")), qPrintable(scene.prompt.text));
    const auto pass = std::ranges::find(scene.buttons, QStringLiteral("pass"), &Choice::line);
    QVERIFY(pass != scene.buttons.end());
    QCOMPARE(pass->label, QStringLiteral("Acquire no more"));
}

void TestSeizePresenter::prompts_citeTheRuleOfWhatIsAsked()
{
    const std::tuple<const char*, const char*, const char*> expected[] { { "two-rally", "rally",
                                                                             "S-TURN-RALLY" },
        { "two-rally", "beginning", "S-TURN-BEGIN" }, { "two-rally", "draw", "S-TURN-DRAW" },
        { "two-move", "move1", "S-TURN-MOVE1" }, { "two-attack", "attack", "S-TURN-ATTACK" },
        { "two-move", "move2", "S-TURN-MOVE2" }, { "two-rally", "end", "S-TURN-END" },
        { "two-stack", "attack", "S-STACK-2" }, { "two-acquire", "acquire", "S-TURN-ACQUIRE" } };
    for (const auto& [name, phase, rule] : expected) {
        Snapshot snapshot = seizesample::snapshot(QLatin1String(name));
        snapshot.observation["phase"] = phase;
        if (snapshot.question->prompt == "priority")
            snapshot.question->rule = "seize S-PRIO";
        const Scene scene = m_presenter->scene(snapshot, seizesample::info());
        QCOMPARE(scene.prompt.ruleText, QLatin1String(rule));
    }
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-attack"));
    snapshot.question->prompt = "target";
    snapshot.question->rule = "seize S-ABIL-1";
    const auto ruleOf = [&](const char* kind, const char* source) {
        snapshot.observation["announcing"] = { { "kind", kind }, { "source", source } };
        return m_presenter->scene(snapshot, seizesample::info()).prompt.ruleText;
    };
    QCOMPARE(ruleOf("activation", "cinder-adept"), QStringLiteral("S-MERC-ACTIVE"));
    QCOMPARE(ruleOf("trigger", "cinder-adept"), QStringLiteral("S-MERC-F"));
    QCOMPARE(ruleOf("ability", "second-wind"), QStringLiteral("S-ABIL-INSTANT"));
    QCOMPARE(ruleOf("ability", "headsmans-stroke"), QStringLiteral("S-ABIL-ATTACK"));
}

void TestSeizePresenter::prompts_sayWhatPassingMeans()
{
    Snapshot discards = seizesample::snapshot(QStringLiteral("two-rally"));
    discards.question->prompt = "hand-limit";
    discards.question->lines = { "choose mother-quill", "choose notched-sabre" };
    discards.observation["asked"] = { { "min", 4 }, { "max", 4 }, { "picked", 0 } };
    QCOMPARE(m_presenter->scene(discards, seizesample::info()).prompt.detail,
        QStringLiteral("0 of 4 chosen."));
    discards.question->picks = { "mother-quill" };
    QCOMPARE(m_presenter->scene(discards, seizesample::info()).prompt.detail,
        QStringLiteral("1 of 4 chosen."));
    QCOMPARE(scene(QStringLiteral("two-rally")).prompt.detail,
        QStringLiteral("If all pass, the phase ends."));
    QCOMPARE(scene(QStringLiteral("two-stack")).prompt.detail,
        QStringLiteral("If all pass, it resolves."));
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-move"));
    std::erase_if(snapshot.question->lines,
        [](const std::string& line) { return line.starts_with("move "); });
    QVERIFY(m_presenter->scene(snapshot, seizesample::info())
                .prompt.text.contains(QStringLiteral("none of yours can move")));
}

void TestSeizePresenter::walk_showsTheWaySoFar()
{
    const QString obry = QStringLiteral("gate-sergeant-obry");
    QCOMPARE(m_presenter->drop(scene(QStringLiteral("two-move")), obry, QStringLiteral("b4")),
        (QStringList {
            QStringLiteral("move gate-sergeant-obry b4"), QStringLiteral("move none") }));
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-move"));
    snapshot.observation["cause"] = obry.toStdString();
    snapshot.question->prompt = "walk";
    snapshot.question->rule = "seize S-ACT-MOVE";
    snapshot.question->lines = { "move b5", "move a4", "move none" };
    snapshot.takeBack = "move gate-sergeant-obry b4";
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    QCOMPARE(scene.prompt.text,
        QStringLiteral("Gate Sergeant Obry goes to b4: choose the next tile, or stop there."));
    QCOMPARE(scene.buttons.size(), 1);
    QCOMPARE(scene.buttons.first().label, QStringLiteral("Stop on b4"));
    QVERIFY(tileOf(scene, QStringLiteral("b5")).selectable);
    QCOMPARE(scene.arrows.size(), 1);
    QCOMPARE(
        scene.arrows.first().toMap().value(QStringLiteral("to")), QVariant(QStringLiteral("b4")));
}

void TestSeizePresenter::champion_isPutOnATileAtOnce()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("arena-pillars"));
    snapshot.question->prompt = "champion";
    snapshot.question->lines
        = { "summon anchor-captain-morrow a1", "summon anchor-captain-morrow b1" };
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    const BoardTile tile = tileOf(scene, QStringLiteral("b1"));
    QCOMPARE(tile.verbs.size(), 1);
    QVERIFY(!tile.verbs.first().toMap().contains(QStringLiteral("place")));
    QCOMPARE(
        m_presenter->drop(scene, QStringLiteral("anchor-captain-morrow"), QStringLiteral("a1")),
        QStringList { QStringLiteral("summon anchor-captain-morrow a1") });
}

void TestSeizePresenter::steps_areCountedInOnesOwnTurnOnly()
{
    const Scene scene = this->scene(QStringLiteral("two-attack"));
    const auto steps = [&](const char* key) {
        return m_presenter
            ->page(scene.faces.value(QLatin1String(key)), seizesample::info(), QStringLiteral("p1"))
            .modifications.join(u' ');
    };
    QVERIFY(steps("longwatch-ranger").contains(QStringLiteral("left this turn")));
    QVERIFY(!steps("alley-ghost").contains(QStringLiteral("left this turn")));
}

void TestSeizePresenter::refusals_sayWhyNot_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* title, const char* sample, const char* key, const char* target,
                         const char* says) {
        QTest::newRow(title) << QString::fromLatin1(sample) << QString::fromLatin1(key)
                             << QString::fromLatin1(target) << QString::fromLatin1(says);
    };
    row("not on the far side", "two-rally", "mother-quill", "a3", "two rows");
    row("onto somebody", "two-rally", "mother-quill", "b1", "Gate Sergeant Obry stands on b1");
    row("wrong phase", "two-attack", "mother-quill", "a2", "rally phase");
    row("treasure onto a bearer", "two-rally", "notched-sabre", "gate-sergeant-obry",
        "into your warchest first");
    row("no attack in the rally", "two-rally", "gate-sergeant-obry", "tollroad-bruiser",
        "attack phase");
    row("no walking in the attack", "two-attack", "longwatch-ranger", "d2", "movement phases");
    row("too far", "two-move", "longwatch-ranger", "a6", "does not get to a6");
    row("out of reach", "two-attack", "cinder-adept", "tollroad-bruiser", "does not reach");
    row("an ability is no treasure", "two-rally", "toll-of-the-upper-road", "p1.warchest",
        "only treasures and mercenaries");
    row("in stealth", "two-attack", "cinder-adept", "alley-ghost", "is in stealth");
    row("theirs", "two-attack", "tollroad-bruiser", "a2", "belongs to Joss");
    row("something waits", "two-stack", "longwatch-ranger", "d2", "waits to resolve first");
    row("another question", "two-acquire", "mother-quill", "a1", "");
    row("arena", "arena-pillars", "notched-sabre", "a1", "Another question");
}

void TestSeizePresenter::refusals_sayWhyNot()
{
    QFETCH(QString, sample);
    QFETCH(QString, key);
    QFETCH(QString, target);
    QFETCH(QString, says);
    const Scene scene = this->scene(sample);
    const QString words = m_presenter->refusal(scene, key, target);
    QVERIFY2(words.contains(says), qPrintable(words));
    QVERIFY(words.isEmpty() || words.endsWith(u'.'));
    // Back where it was is no try at all.
    QCOMPARE(m_presenter->refusal(scene, key, key), QString());
}

void TestSeizePresenter::hire_namesTheTileAndTheTreasure()
{
    const Scene scene = this->scene(QStringLiteral("two-rally"));
    QStringList labels;
    for (const QVariant& row : scene.answers.value(QStringLiteral("mother-quill")))
        labels.append(row.toMap().value(QStringLiteral("label")).toString());
    QVERIFY(labels.contains(QStringLiteral("Hire Mother Quill on a1")));
    QVERIFY(labels.contains(QStringLiteral("Hire Mother Quill on a1, bearing Notched Sabre")));
    QVERIFY(labels.contains(QStringLiteral("Put Mother Quill face down into your warchest")));
    // Who is summoned with a treasure is summoned still.
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-rally"));
    snapshot.question->lines = { "summon mother-quill a1 with notched-sabre", "pass" };
    const Scene summons = m_presenter->scene(snapshot, seizesample::info());
    QCOMPARE(summons.answers.value(QStringLiteral("mother-quill"))
                 .first()
                 .toMap()
                 .value(QStringLiteral("label"))
                 .toString(),
        QStringLiteral("Summon Mother Quill to a1, bearing Notched Sabre"));
}

void TestSeizePresenter::drop_onATileHires()
{
    const Scene scene = this->scene(QStringLiteral("two-rally"));
    const QStringList targets = m_presenter->dropTargets(scene, QStringLiteral("mother-quill"));
    QVERIFY(targets.contains(QStringLiteral("a1")));
    QVERIFY(targets.contains(QStringLiteral("p1.warchest")));
    QVERIFY(!targets.contains(QStringLiteral("a3")));
    QCOMPARE(m_presenter->drop(scene, QStringLiteral("mother-quill"), QStringLiteral("b2")),
        QStringList { QStringLiteral("hire mother-quill b2") });
    QCOMPARE(
        m_presenter->drop(scene, QStringLiteral("notched-sabre"), QStringLiteral("p1.warchest")),
        QStringList { QStringLiteral("treasure notched-sabre") });
    QVERIFY(
        m_presenter->drop(scene, QStringLiteral("mother-quill"), QStringLiteral("a3")).isEmpty());
}

void TestSeizePresenter::drop_onAnEnemyAttacksInTheWayThatReaches()
{
    const Scene scene = this->scene(QStringLiteral("two-attack"));
    const QString obry = QStringLiteral("gate-sergeant-obry");
    const QString ranger = QStringLiteral("longwatch-ranger");
    QVERIFY(m_presenter->dropTargets(scene, obry).contains(QStringLiteral("tollroad-bruiser")));
    QCOMPARE(m_presenter->drop(scene, obry, QStringLiteral("tollroad-bruiser")),
        (QStringList { QStringLiteral("attack gate-sergeant-obry melee"),
            QStringLiteral("target tollroad-bruiser") }));
    QVERIFY(m_presenter->dropTargets(scene, ranger).contains(QStringLiteral("rime-keeper")));
    QCOMPARE(m_presenter->drop(scene, ranger, QStringLiteral("rime-keeper")),
        (QStringList { QStringLiteral("attack longwatch-ranger ranged"),
            QStringLiteral("target rime-keeper") }));
}

void TestSeizePresenter::drop_ofATreasureOnAMercenaryEquips()
{
    const Scene scene = this->scene(QStringLiteral("two-rally"));
    const QStringList line { QStringLiteral("equip gate-sergeant-obry ivy-harness") };
    QCOMPARE(m_presenter->drop(
                 scene, QStringLiteral("ivy-harness"), QStringLiteral("gate-sergeant-obry")),
        line);
    QCOMPARE(m_presenter->drop(
                 scene, QStringLiteral("gate-sergeant-obry"), QStringLiteral("ivy-harness")),
        line);
}

void TestSeizePresenter::exit_isADropOnTheDiscardPile()
{
    const Scene scene = this->scene(QStringLiteral("two-rally"));
    QCOMPARE(m_presenter->drop(
                 scene, QStringLiteral("gate-sergeant-obry"), QStringLiteral("p1.discard")),
        QStringList { QStringLiteral("exit gate-sergeant-obry") });
}

void TestSeizePresenter::reach_walksAroundWhoStandsInTheWay()
{
    const Scene scene = this->scene(QStringLiteral("two-move"));
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
    const Scene scene = this->scene(QStringLiteral("two-attack"));
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
    const Scene scene = this->scene(QStringLiteral("two-stack"));
    QCOMPARE(scene.pile.size(), 2);
    QCOMPARE(scene.pile.first().title, QStringLiteral("Second Wind"));
    QCOMPARE(scene.pile.last().kindText, QStringLiteral("Attack"));
    QCOMPARE(scene.pile.last().text, QStringLiteral("Attacks Rime Keeper"));
    const QVariantMap arrow = scene.arrows.last().toMap();
    QCOMPARE(arrow.value(QStringLiteral("from")).toString(), QStringLiteral("longwatch-ranger"));
    QCOMPARE(arrow.value(QStringLiteral("to")).toString(), QStringLiteral("rime-keeper"));
    QVERIFY(arrow.value(QStringLiteral("hostile")).toBool());
    QVERIFY2(
        scene.prompt.text.contains(QStringLiteral("Second Wind")), qPrintable(scene.prompt.text));
}

void TestSeizePresenter::seats_ofFourSitAtTheirQuarters()
{
    const Scene scene = this->scene(QStringLiteral("four-move"));
    const auto at = [&scene](int seat) {
        const SeatViewModel::Row row = scene.seats.at(seat);
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
    const auto hasVault = [](const SeatViewModel::Row& seat) {
        return std::ranges::any_of(seat.purse, [](const QVariant& entry) {
            return entry.toMap().value(QStringLiteral("symbol")).toString() == u"vault";
        });
    };
    QVERIFY(!hasVault(scene(QStringLiteral("arena-pillars")).seats.first()));
    QVERIFY(hasVault(scene(QStringLiteral("two-attack")).seats.first()));
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

void TestSeizePresenter::page_explainsStatuses()
{
    const Scene scene = this->scene(QStringLiteral("two-attack"));
    const CardInspector::Page page
        = m_presenter->page(scene.faces.value(QStringLiteral("gate-sergeant-obry")),
            seizesample::info(), QStringLiteral("p1"));
    QVERIFY(page.modifications.contains(QStringLiteral("5 of 8 health left.")));
    QVERIFY(page.modifications.contains(QStringLiteral("Melee 3 instead of 2.")));
    QVERIFY(std::ranges::any_of(page.explanation,
        [](const QString& line) { return line.startsWith(QStringLiteral("Bleed 2: ")); }));
    const CardInspector::Page hidden
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
