#include "SeizeSample.h"

#include <QSignalSpy>
#include <QTest>

namespace {

QStringList arrowsOf(const Scene& scene)
{
    QStringList arrows;
    for (const QVariant& arrow : scene.arrows)
        arrows.append(arrow.toMap().value(QStringLiteral("from")).toString() + u'>'
            + arrow.toMap().value(QStringLiteral("to")).toString());
    return arrows;
}

} // namespace

/// Seize's questions and answers: what is asked, where each answer is, what a drag means and why not.
class TestSeizeAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLegalAnswer_isOfferedSomewhereWithWords_data();
    void everyLegalAnswer_isOfferedSomewhereWithWords();
    void pass_isLabelledByWhatHappensNext();
    void acquire_saysWhatItCostsAndWarns();
    void acquire_anewSaysWhatIsLeft();
    void prompts_citeTheRuleOfWhatIsAsked();
    void prompts_sayWhatPassingMeans();
    void walk_showsTheWaySoFar();
    void steppingIn_saysWhatHappensToWhomAndWhoAsks();
    void champion_isPutOnATileAtOnce();
    void refusals_sayWhyNot_data();
    void refusals_sayWhyNot();
    void stack_isToldByWhatIsAboutToHappen();
    void hire_namesTheTileAndTheTreasure();
    void hire_saysWhomItUpstages();
    void whatGivesSomethingUp_isNeverOfferedFirst();
    void drop_onATileHires();
    void drop_onAnEnemyAttacksInTheWayThatReaches();
    void drop_ofACardGoesOnlyOnWhomItMayHit();
    void drop_ofACardThatSeveralCouldPlay();
    void drop_ofATreasureOnAMercenaryEquips();
    void exit_isADropOnTheDiscardPile();

private:
    std::shared_ptr<const Presenter> m_presenter = seizesample::presenter();
};

void TestSeizeAnswers::everyLegalAnswer_isOfferedSomewhereWithWords_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : { "two-attack", "two-stack", "two-rally", "two-move", "two-acquire",
             "four-move", "four-guild-master", "arena-pillars" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestSeizeAnswers::everyLegalAnswer_isOfferedSomewhereWithWords()
{
    QFETCH(QString, name);
    const Scene scene = seizesample::scene(name);
    QVERIFY(scene.prompt.mine);
    QVERIFY(scene.prompt.text.endsWith(u'.'));
    QVERIFY(!scene.prompt.ruleText.isEmpty());
    QHash<QString, QString> labels;
    for (const QList<Choice>& choices : { scene.buttons, scene.list })
        for (const Choice& choice : choices)
            labels.insert(choice.line, choice.label);
    for (auto rows = scene.answers.begin(); rows != scene.answers.end(); ++rows) {
        const bool shown = scene.faces.contains(rows.key())
            || !seizesample::tile(scene, rows.key()).key.isEmpty();
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

void TestSeizeAnswers::pass_isLabelledByWhatHappensNext()
{
    const std::pair<const char*, const char*> expected[] { { "two-attack",
                                                               "To the second movement" },
        { "two-rally", "To the first movement" }, { "two-move", "To the attack" },
        { "two-acquire", "Acquire nothing" }, { "two-stack", "No response" } };
    for (const auto& [name, label] : expected) {
        const Scene scene = seizesample::scene(QLatin1String(name));
        const auto pass = std::ranges::find(scene.buttons, QStringLiteral("pass"), &Choice::line);
        QVERIFY(pass != scene.buttons.end());
        QCOMPARE(pass->label, QLatin1String(label));
        QCOMPARE(pass->shortcut, QStringLiteral("P"));
        QVERIFY(pass->primary);
    }
}

void TestSeizeAnswers::acquire_saysWhatItCostsAndWarns()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-acquire"));
    QCOMPARE(scene.buttons.size(), 1);
    QCOMPARE(scene.list.size(), 4);
    QCOMPARE(scene.list.at(1).label,
        QStringLiteral("Acquire %n cards").replace(QStringLiteral("%n"), QStringLiteral("2")));
    QCOMPARE(scene.list.at(1).shortcut, QStringLiteral("2"));
    QVERIFY2(scene.prompt.detail.contains(QStringLiteral("at 0 you lose")),
        qPrintable(scene.prompt.detail));
}

void TestSeizeAnswers::acquire_anewSaysWhatIsLeft()
{
    // However few are left, they stand where the first ones stood: beside the mat.
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-acquire"));
    std::erase_if(snapshot.question->lines,
        [](const std::string& line) { return line == "acquire 3" || line == "acquire 4"; });
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    QVERIFY2(scene.prompt.text.contains(QStringLiteral("more")), qPrintable(scene.prompt.text));
    const auto pass = std::ranges::find(scene.buttons, QStringLiteral("pass"), &Choice::line);
    QVERIFY(pass != scene.buttons.end());
    QCOMPARE(pass->label, QStringLiteral("Acquire no more"));
    QCOMPARE(scene.buttons.size(), 1);
    QCOMPARE(scene.list.size(), 2);
}

void TestSeizeAnswers::prompts_citeTheRuleOfWhatIsAsked()
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

void TestSeizeAnswers::prompts_sayWhatPassingMeans()
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
    QCOMPARE(seizesample::scene(QStringLiteral("two-rally")).prompt.detail,
        QStringLiteral("If all pass, the phase ends."));
    QCOMPARE(seizesample::scene(QStringLiteral("two-stack")).prompt.detail,
        QStringLiteral("If all pass, it resolves."));
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-move"));
    std::erase_if(snapshot.question->lines,
        [](const std::string& line) { return line.starts_with("move "); });
    QVERIFY(m_presenter->scene(snapshot, seizesample::info())
                .prompt.text.contains(QStringLiteral("none of yours can move")));
    // S-FMT-ARENA-NOENTER, S-FMT-ARENA-NOPLUNDER What cannot be done there is not proposed.
    for (const char* name : { "two-rally", "two-attack" }) {
        Snapshot arena = seizesample::snapshot(QLatin1String(name));
        arena.observation["arena"] = true;
        const QString text = m_presenter->scene(arena, seizesample::info()).prompt.text;
        QVERIFY2(
            !text.contains(QStringLiteral("hire")) && !text.contains(QStringLiteral("plunder")),
            qPrintable(text));
    }
}

void TestSeizeAnswers::steppingIn_saysWhatHappensToWhomAndWhoAsks()
{
    // "You may ... instead" is asked by who may step in, whatever is being carried out meanwhile.
    const std::string obry = "gate-sergeant-obry";
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-move"));
    snapshot.question->prompt = "may";
    snapshot.question->lines = { "yes", "no" };
    snapshot.observation["resolving"] = { { "source", "p2.hand.1" }, { "kind", "ability" } };
    snapshot.observation["asked"]["cause"] = { { "source", obry }, { "card", "x" } };
    snapshot.observation["asked"]["would"] = "be-hurt";
    snapshot.observation["asked"]["whom"] = obry;
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    QCOMPARE(scene.prompt.text,
        QStringLiteral(
            "Gate Sergeant Obry is about to be dealt damage. Let Gate Sergeant Obry step "
            "in?"));
    QCOMPARE(scene.prompt.causeKey, QString::fromStdString(obry));
}

void TestSeizeAnswers::walk_showsTheWaySoFar()
{
    const QString obry = QStringLiteral("gate-sergeant-obry");
    QCOMPARE(m_presenter->drop(
                 seizesample::scene(QStringLiteral("two-move")), obry, QStringLiteral("b4")),
        (QStringList {
            QStringLiteral("move gate-sergeant-obry b4"), QStringLiteral("move none") }));
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-move"));
    snapshot.observation["cause"] = obry.toStdString();
    snapshot.question->prompt = "walk";
    snapshot.question->rule = "seize S-ACT-MOVE";
    snapshot.question->lines = { "move b5", "move a4", "move none" };
    snapshot.observation["way"] = { "b4" };
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    QCOMPARE(scene.prompt.text,
        QStringLiteral("Gate Sergeant Obry goes to b4: choose the next tile, or stop there."));
    QCOMPARE(scene.buttons.size(), 1);
    QCOMPARE(scene.buttons.first().label, QStringLiteral("Stop on b4"));
    QVERIFY(seizesample::tile(scene, QStringLiteral("b5")).selectable);
    QCOMPARE(arrowsOf(scene), QStringList { QStringLiteral("gate-sergeant-obry>b4") });
    // Each step begins where the one before ended, while it is chosen and on the stack.
    snapshot.observation["way"] = { "b4", "a4", "a5" };
    const QStringList way { QStringLiteral("gate-sergeant-obry>b4"), QStringLiteral("b4>a4"),
        QStringLiteral("a4>a5") };
    QCOMPARE(arrowsOf(m_presenter->scene(snapshot, seizesample::info())), way);
    snapshot.observation.erase("way");
    snapshot.question->prompt = "priority";
    for (const char* tile : { "a5", "a4", "b4" }) // the last resolves next
        snapshot.observation["stack"].push_back(
            { { "item", std::string(tile) + ".1" }, { "source", obry.toStdString() },
                { "controller", "p1" }, { "kind", "move" }, { "tile", tile } });
    QCOMPARE(arrowsOf(m_presenter->scene(snapshot, seizesample::info())), way);
}

void TestSeizeAnswers::champion_isPutOnATileAtOnce()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("arena-pillars"));
    snapshot.question->prompt = "champion";
    snapshot.question->lines
        = { "summon anchor-captain-morrow a1", "summon anchor-captain-morrow b1" };
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    const BoardTile tile = seizesample::tile(scene, QStringLiteral("b1"));
    QCOMPARE(tile.verbs.size(), 1);
    QVERIFY(!tile.verbs.first().toMap().contains(QStringLiteral("place")));
    QCOMPARE(
        m_presenter->drop(scene, QStringLiteral("anchor-captain-morrow"), QStringLiteral("a1")),
        QStringList { QStringLiteral("summon anchor-captain-morrow a1") });
}

void TestSeizeAnswers::refusals_sayWhyNot_data()
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
    row("nobody to aim at", "two-attack", "headsmans-stroke", "rime-keeper",
        "cannot be aimed at Rime Keeper");
    row("nobody stands there", "two-attack", "headsmans-stroke", "d2", "who are marked");
    row("in stealth for a card", "two-attack", "headsmans-stroke", "alley-ghost",
        "cannot be targeted");
    // A click on a card of the hand that cannot be played.
    row("click, wrong phase", "two-attack", "mother-quill", "", "rally phase");
    row("click, a treasure", "two-attack", "ivy-harness#3", "", "rally phase");
    row("click, on the field", "two-attack", "cinder-adept", "", "");
    row("click, in the warchest", "two-attack", "ivy-harness", "", "");
    row("arena", "arena-pillars", "notched-sabre", "a1", "Another question");
}

void TestSeizeAnswers::refusals_sayWhyNot()
{
    QFETCH(QString, sample);
    QFETCH(QString, key);
    QFETCH(QString, target);
    QFETCH(QString, says);
    const Scene scene = seizesample::scene(sample);
    const QString words = m_presenter->refusal(scene, key, target);
    QVERIFY2(words.contains(says), qPrintable(words));
    QVERIFY(words.isEmpty() || words.endsWith(u'.'));
    // Back where it was is no try at all.
    QCOMPARE(m_presenter->refusal(scene, key, key), QString());
}

/// What is on the stack is about to do something: the prompt says what.
void TestSeizeAnswers::stack_isToldByWhatIsAboutToHappen()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-attack"));
    const auto told = [&](const char* kind, const char* controller, const char* target) {
        snapshot.observation["stack"] = { { { "item", "x.1" }, { "source", "longwatch-ranger" },
            { "controller", controller }, { "kind", kind }, { "targets", { target } } } };
        return m_presenter->scene(snapshot, seizesample::info()).prompt.text;
    };
    QCOMPARE(told("attack", "p1", "rime-keeper"),
        QStringLiteral("You may act before Longwatch Ranger attacks Rime Keeper."));
    QCOMPARE(told("attack", "p2", "rime-keeper"),
        QStringLiteral("Longwatch Ranger is about to attack Rime Keeper; you may respond."));
    QCOMPARE(told("move", "p1", "c3"),
        QStringLiteral("You may act before Longwatch Ranger steps to c3."));
    QVERIFY(told("plunder", "p2", "p1").contains(QStringLiteral("plunder the vault")));
    QVERIFY(told("trigger", "p2", "rime-keeper").contains(QStringLiteral("waits to resolve")));
}

void TestSeizeAnswers::hire_namesTheTileAndTheTreasure()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-rally"));
    QStringList labels;
    for (const QVariant& row : scene.answers.value(QStringLiteral("mother-quill")))
        labels.append(row.toMap().value(QStringLiteral("label")).toString());
    QVERIFY(labels.contains(QStringLiteral("Hire Mother Quill on a1")));
    QVERIFY(labels.contains(QStringLiteral("Hire Mother Quill on a1, bearing Notched Sabre")));
    // Of copies of a treasure one is offered.
    MatchViewModel match;
    match.start(m_presenter, QStringLiteral("standard"), seizesample::info());
    Snapshot copies = seizesample::snapshot(QStringLiteral("two-rally"));
    copies.question->lines = { "hire mother-quill a1 with notched-sabre",
        "hire mother-quill a1 with notched-sabre#2", "pass" };
    copies.observation["objects"]["notched-sabre#2"]
        = copies.observation["objects"]["notched-sabre"];
    match.show(copies);
    QCOMPARE(match.dropOptions(QStringLiteral("mother-quill"), QStringLiteral("a1")).size(), 1);
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

/// S-RALLY-UPSTAGE An enemy on the tile has to go: that is said before, with a treasure or without.
void TestSeizeAnswers::hire_saysWhomItUpstages()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-rally"));
    const auto enemy = std::ranges::find_if(snapshot.observation["objects"],
        [](const auto& object) { return object.contains("tile") && object["controller"] == "p2"; });
    QVERIFY(enemy != snapshot.observation["objects"].end());
    const std::string tile = (*enemy)["tile"];
    const QString name = m_presenter->scene(snapshot, seizesample::info())
                             .faces.value(QString::fromStdString(enemy.key()))
                             .name;
    QVERIFY(!name.isEmpty());
    snapshot.question->lines
        = { "hire mother-quill " + tile, "hire mother-quill " + tile + " with notched-sabre",
              "summon mother-quill " + tile, "pass" };
    const QVariantList rows = m_presenter->scene(snapshot, seizesample::info())
                                  .answers.value(QStringLiteral("mother-quill"));
    QCOMPARE(rows.size(), 3);
    for (const QVariant& row : rows) {
        const QString label = row.toMap().value(QStringLiteral("label")).toString();
        QVERIFY2(label.contains(QStringLiteral("upstages ") + name), qPrintable(label));
    }
}

/// A click or Enter on a card offers its deeds; what gives something up is last, and never done at once.
void TestSeizeAnswers::whatGivesSomethingUp_isNeverOfferedFirst()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-rally"));
    snapshot.question->lines.push_back("unequip gate-sergeant-obry ivy-harness");
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    int weighty = 0;
    for (const QVariantList& rows : scene.answers)
        for (const QVariant& each : rows) {
            const QVariantMap row = each.toMap();
            const QString line = row.value(QStringLiteral("line")).toString();
            const bool givesUp = line.startsWith(u"exit ") || line.startsWith(u"unequip ")
                || line.endsWith(u" facedown");
            QVERIFY2(row.contains(QStringLiteral("weighty")) == givesUp, qPrintable(line));
            weighty += givesUp;
        }
    QVERIFY(weighty >= 3);
}

void TestSeizeAnswers::drop_onATileHires()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-rally"));
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

void TestSeizeAnswers::drop_onAnEnemyAttacksInTheWayThatReaches()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-attack"));
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

/// Even where it has one target only, a card that is dropped on somebody else is not played.
void TestSeizeAnswers::drop_ofACardGoesOnlyOnWhomItMayHit()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-attack"));
    const QString stroke = QStringLiteral("headsmans-stroke");
    QVERIFY(m_presenter->drop(scene, stroke, QStringLiteral("rime-keeper")).isEmpty());
    QVERIFY(m_presenter->drop(scene, stroke, QStringLiteral("mat")).isEmpty());
    QCOMPARE(m_presenter->drop(scene, stroke, QStringLiteral("tollroad-bruiser")),
        (QStringList { QStringLiteral("ability headsmans-stroke by gate-sergeant-obry"),
            QStringLiteral("target tollroad-bruiser") }));
    QCOMPARE(m_presenter->dropTargets(scene, stroke),
        (QStringList { QStringLiteral("gate-sergeant-obry"), QStringLiteral("tollroad-bruiser") }));
    // One that names nobody is played wherever it is dropped on the field.
    const QStringList anywhere = m_presenter->dropTargets(scene, QStringLiteral("second-wind"));
    QVERIFY(anywhere.contains(QStringLiteral("mat"))
        && anywhere.contains(QStringLiteral("rime-keeper")));
    QCOMPARE(m_presenter->drop(scene, QStringLiteral("second-wind"), QStringLiteral("mat")),
        QStringList { QStringLiteral("ability second-wind") });
}

void TestSeizeAnswers::drop_ofACardThatSeveralCouldPlay()
{
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-attack"));
    const std::string other = "ability headsmans-stroke by cinder-adept";
    snapshot.question->lines.push_back(other);
    snapshot.question->targets[other] = { "target tollroad-bruiser", "target rime-keeper" };
    const Scene scene = m_presenter->scene(snapshot, seizesample::info());
    const QString stroke = QStringLiteral("headsmans-stroke");
    // Only one of the two reaches this one.
    QCOMPARE(m_presenter->drop(scene, stroke, QStringLiteral("rime-keeper")).value(0),
        QString::fromStdString(other));
    // Both reach that one: who does it is asked beside the target, and then it is hit.
    const QString bruiser = QStringLiteral("tollroad-bruiser");
    QVERIFY(m_presenter->drop(scene, stroke, bruiser).isEmpty());
    QVERIFY(m_presenter->dropTargets(scene, stroke).contains(bruiser));
    MatchViewModel match;
    match.start(m_presenter, QStringLiteral("standard"), seizesample::info());
    match.show(snapshot);
    const QVariantList options = match.dropOptions(stroke, bruiser);
    QCOMPARE(options.size(), 2);
    QCOMPARE(options.first().toMap().value(QStringLiteral("aim")).toString(), bruiser);
    QSignalSpy answered(&match, &MatchViewModel::answered);
    match.answerAimed(QString::fromStdString(other), bruiser);
    snapshot.serial = 2;
    snapshot.question->prompt = "target";
    snapshot.question->lines = { "target tollroad-bruiser", "target rime-keeper" };
    match.show(snapshot);
    QCOMPARE(answered.count(), 2);
    QCOMPARE(answered.last().at(1).toString(), QStringLiteral("target tollroad-bruiser"));
    QCOMPARE(m_presenter->drop(scene, stroke, QStringLiteral("cinder-adept")),
        QStringList { QString::fromStdString(other) });
}

void TestSeizeAnswers::drop_ofATreasureOnAMercenaryEquips()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-rally"));
    const QStringList line { QStringLiteral("equip gate-sergeant-obry ivy-harness") };
    QCOMPARE(m_presenter->drop(
                 scene, QStringLiteral("ivy-harness"), QStringLiteral("gate-sergeant-obry")),
        line);
    QCOMPARE(m_presenter->drop(
                 scene, QStringLiteral("gate-sergeant-obry"), QStringLiteral("ivy-harness")),
        line);
}

void TestSeizeAnswers::exit_isADropOnTheDiscardPile()
{
    const Scene scene = seizesample::scene(QStringLiteral("two-rally"));
    QCOMPARE(m_presenter->drop(
                 scene, QStringLiteral("gate-sergeant-obry"), QStringLiteral("p1.discard")),
        QStringList { QStringLiteral("exit gate-sergeant-obry") });
    // A mere click only offers it.
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-rally"));
    snapshot.question->lines = { "exit gate-sergeant-obry", "pass" };
    MatchViewModel match;
    match.start(m_presenter, QStringLiteral("standard"), seizesample::info());
    match.show(snapshot);
    QSignalSpy answered(&match, &MatchViewModel::answered);
    QVERIFY(!match.tapCard(QStringLiteral("gate-sergeant-obry")));
    QCOMPARE(answered.count(), 0);
    QCOMPARE(match.optionsFor(QStringLiteral("gate-sergeant-obry")).size(), 1);
}

QTEST_GUILESS_MAIN(TestSeizeAnswers)

#include "tst_seizeanswers.moc"
