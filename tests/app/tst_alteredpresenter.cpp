// First: Qt makes words of its own of what the engine calls its slots.
#include "altered/rules/Adventure.h"

#include "AlteredSample.h"

#include "app/games/Observed.h"

#include <QTest>

#include <algorithm>

/// Altered on the table, over observations written by hand: where answers lie, what they are called,
/// and what the track says about Dusk.
class TestAlteredPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLegalAnswer_isOfferedSomewhereWithWords_data();
    void everyLegalAnswer_isOfferedSomewhereWithWords();
    void adventure_isABoardOfOneRowWithMistOverWhatIsHidden();
    void markers_standWhereTheExpeditionsAre();
    void markers_moveWhereASumInTheirOwnRegionIsGreater();
    void sums_leaveOutWhoSleeps();
    void whatTheRulesForesee_isToldInWords();
    void marks_areOfManaBoostsAndExpeditions();
    void afterDusk_nothingIsForeseen();
    void endings_areToldInWords();
    void arena_countsBothExpeditionsTogether();
    void gigantic_standsInBothExpeditions();
    void play_isPickedUpAndPutIntoAnExpedition();
    void play_byDropping();
    void mana_byDroppingOnTheOrbs();
    void spentOrbs_areSeenOnEitherSide();
    void swap_goesFromOrbToOrb();
    void reactions_waitInThePileAndAreAnsweredThere();
    void statusesAndBoosts_areBeads();
    void firstPlayerAndPassed_areTags();
    void hiddenCards_haveNoName();
    void curtain_leavesNothingInTheScene();

private:
    static Scene sceneOf(const Snapshot& snapshot)
    {
        return alteredsample::presenter()->scene(snapshot, alteredsample::info());
    }
    static Scene sceneOf(const char* name)
    {
        return sceneOf(alteredsample::snapshot(QString::fromUtf8(name)));
    }
    static TrackMarker markerOf(const Scene& scene, const char* key)
    {
        for (const TrackMarker& marker : scene.track)
            if (marker.key == QLatin1String(key))
                return marker;
        return {};
    }
    static int sumOf(const TrackMarker& marker, int terrain, const char* what = "value")
    {
        return marker.standings.at(terrain).toMap().value(QLatin1String(what)).toInt();
    }
};

void TestAlteredPresenter::everyLegalAnswer_isOfferedSomewhereWithWords_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* sample : { "afternoon", "target", "expedition", "reactions", "expand", "setup",
             "keep", "modes", "arena" })
        QTest::newRow(sample) << QString::fromUtf8(sample);
}

void TestAlteredPresenter::everyLegalAnswer_isOfferedSomewhereWithWords()
{
    QFETCH(const QString, sample);
    const Snapshot snapshot = alteredsample::snapshot(sample);
    QVERIFY(snapshot.question);
    const Scene scene = sceneOf(snapshot);
    QVERIFY(scene.prompt.mine);
    QVERIFY2(scene.prompt.text.endsWith(u'.'), qPrintable(scene.prompt.text));
    QVERIFY(!scene.prompt.ruleText.isEmpty());
    QHash<QString, QString> labels;
    for (const QList<Choice>& choices : { scene.buttons, scene.list })
        for (const Choice& choice : choices)
            labels.insert(choice.line, choice.label);
    for (const QVariantList& rows : scene.answers)
        for (const QVariant& row : rows)
            labels.insert(row.toMap().value(QStringLiteral("line")).toString(),
                row.toMap().value(QStringLiteral("label")).toString());
    for (const std::string& line : snapshot.question->lines) {
        const QString label = labels.value(QString::fromStdString(line));
        QVERIFY2(!label.isEmpty(), line.c_str());
        QVERIFY2(label != QString::fromStdString(line), line.c_str());
        QVERIFY2(!label.contains(u'{'), qPrintable(label));
    }
    for (auto rows = scene.answers.begin(); rows != scene.answers.end(); ++rows) {
        const QString& key = rows.key();
        const bool shown = scene.faces.contains(key)
            || std::ranges::any_of(scene.track, [&](const auto& m) { return m.key == key; })
            || std::ranges::any_of(scene.board, [&](const auto& t) { return t.key == key; })
            || std::ranges::any_of(scene.waiting, [&](const auto& i) { return i.key == key; })
            || std::ranges::any_of(scene.seats, [&](const auto& s) { return s.key == key; });
        QVERIFY2(shown, qPrintable(key));
    }
}

void TestAlteredPresenter::adventure_isABoardOfOneRowWithMistOverWhatIsHidden()
{
    const Scene scene = sceneOf("afternoon");
    QCOMPARE(scene.board.size(), 8);
    QCOMPARE(scene.board.at(0).key, QStringLiteral("region.0"));
    QCOMPARE(scene.board.at(0).marks,
        QStringList(
            { QStringLiteral("forest"), QStringLiteral("mountain"), QStringLiteral("ocean") }));
    QVERIFY(scene.board.at(0).home);
    QCOMPARE(scene.board.at(1).marks, QStringList { QStringLiteral("mountain") });
    QCOMPARE(scene.board.at(3).marks, QStringList { QStringLiteral("hidden") });
    QVERIFY(scene.board.at(3).accessibleName.contains(QStringLiteral("face down")));
    QVERIFY(scene.board.at(7).home);
}

void TestAlteredPresenter::markers_standWhereTheExpeditionsAre()
{
    const Scene scene = sceneOf("afternoon");
    QCOMPARE(scene.track.size(), 4);
    QCOMPARE(markerOf(scene, "p1.hero").tile, QStringLiteral("region.2"));
    QCOMPARE(markerOf(scene, "p1.companion").tile, QStringLiteral("region.5"));
    QCOMPARE(markerOf(scene, "p1.companion").travelled, 2);
    QVERIFY(markerOf(scene, "p1.hero").near);
    QVERIFY(!markerOf(scene, "p2.hero").near);
}

void TestAlteredPresenter::markers_moveWhereASumInTheirOwnRegionIsGreater()
{
    // 4.2.4.b: region 2 has forest and ocean. Mira's hero sums are 4/4/5 against 6/4/4.
    const Scene scene = sceneOf("afternoon");
    const TrackMarker own = markerOf(scene, "p1.hero");
    QCOMPARE(sumOf(own, 0), 4);
    QCOMPARE(sumOf(own, 0, "other"), 6);
    QCOMPARE(sumOf(own, 2), 5);
    QVERIFY(!own.standings.at(1).toMap().value(QStringLiteral("counts")).toBool());
    QCOMPARE(own.ahead, QStringLiteral("region.3"));
    QVERIFY(own.verdict.contains(QStringLiteral("Ocean")));
    // Joss's hero stands on a mountain, where the sums are tied: no move (4.2.4.e).
    QCOMPARE(markerOf(scene, "p2.hero").ahead, QString());
    QVERIFY(markerOf(scene, "p2.hero").accessibleName.contains(QStringLiteral("would stay")));
    // Companions travel the other way.
    QCOMPARE(markerOf(scene, "p1.companion").ahead, QStringLiteral("region.4"));
}

void TestAlteredPresenter::sums_leaveOutWhoSleeps()
{
    // 2.4.3: the Star Reader (1/2/4) is asleep beside the Sunken Choir (1/0/3).
    const TrackMarker marker = markerOf(sceneOf("afternoon"), "p2.companion");
    QCOMPARE(sumOf(marker, 0), 1);
    QCOMPARE(sumOf(marker, 1), 0);
    QCOMPARE(sumOf(marker, 2), 3);
}

void TestAlteredPresenter::whatTheRulesForesee_isToldInWords()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
    auto& own = snapshot.observation["players"]["p1"]["expeditions"]["hero"];
    own["wouldMove"] = false;
    own["heldBack"] = true;
    QCOMPARE(markerOf(sceneOf(snapshot), "p1.hero").ahead, QString());
    QVERIFY(markerOf(sceneOf(snapshot), "p1.hero").verdict.contains(QStringLiteral("held back")));
    // v4 2.4.3 A tie is enough for an Ascended expedition, and an effect may take it further.
    auto& other = snapshot.observation["players"]["p2"]["expeditions"]["hero"];
    other["ascended"] = other["dueToAscend"] = other["wouldMove"] = true;
    other["wouldReach"] = 3;
    const TrackMarker marker = markerOf(sceneOf(snapshot), "p2.hero");
    QCOMPARE(marker.ahead, QStringLiteral("region.3"));
    QVERIFY(marker.marks.contains(QStringLiteral("ascended")));
    QVERIFY(marker.verdict.contains(QStringLiteral("tie")));
}

/// Before it is done the table shows what is paid, who grows and which expedition would move.
void TestAlteredPresenter::marks_areOfManaBoostsAndExpeditions()
{
    const QList<Motion> marks = alteredsample::presenter()->marks(nlohmann::ordered_json::parse(R"([
        {"event": "paid", "player": "p1", "amount": 3},
        {"event": "counters", "object": "crew", "counter": "boost", "amount": 2},
        {"event": "expedition", "player": "p2", "other": "p2.hero", "amount": 1},
        {"event": "expedition", "player": "p1", "other": "p1.companion", "amount": -1}])"));
    QVERIFY(marks.contains({ QStringLiteral("p1.mana"), {}, {}, QStringLiteral("turn"), 3 }));
    QVERIFY(marks.contains({ QStringLiteral("crew"), {}, {}, QStringLiteral("heal"), 2 }));
    QVERIFY(marks.contains(
        { QStringLiteral("p2.expedition_hero"), {}, {}, QStringLiteral("advance"), 1 }));
    QVERIFY(marks.contains(
        { QStringLiteral("p1.expedition_companion"), {}, {}, QStringLiteral("advance"), -1 }));
}

void TestAlteredPresenter::afterDusk_nothingIsForeseen()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
    snapshot.observation["phase"] = "dusk";
    QVERIFY(!markerOf(sceneOf(snapshot), "p1.hero").ahead.isEmpty());
    snapshot.observation["players"]["p1"]["expeditions"]["hero"]["moved"] = true;
    QCOMPARE(markerOf(sceneOf(snapshot), "p1.hero").ahead, QString());
    snapshot.observation["phase"] = "night";
    for (const TrackMarker& marker : sceneOf(snapshot).track)
        QCOMPARE(marker.ahead, QString());
    snapshot.observation["phase"] = "afternoon";
    snapshot.observation["over"] = true;
    for (const TrackMarker& marker : sceneOf(snapshot).track)
        QCOMPARE(marker.ahead, QString());
}

/// Whatever ends a match, the panel at its end says it.
void TestAlteredPresenter::endings_areToldInWords()
{
    namespace altered = triptych::altered;
    altered::State state;
    for (state.over = 1; state.over <= static_cast<int>(altered::Ending::Crowded); ++state.over) {
        Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
        snapshot.over = true;
        snapshot.observation["over"] = true;
        snapshot.observation["ended_by"] = altered::endingName(state);
        if (altered::endingName(state) != "endless" && altered::endingName(state) != "crowded")
            snapshot.winners = { "p1" };
        const Scene scene = sceneOf(snapshot);
        QVERIFY2(scene.outcomeText.contains(u'\n'), qPrintable(scene.outcomeText));
    }
}

void TestAlteredPresenter::arena_countsBothExpeditionsTogether()
{
    const Scene scene = sceneOf("arena");
    const TrackMarker marker = markerOf(scene, "p2.hero");
    QCOMPARE(sumOf(marker, 0), 12); // 7.4.4: a Gigantic Character counts twice
    QCOMPARE(sumOf(marker, 0), sumOf(markerOf(scene, "p2.companion"), 0));
    QCOMPARE(marker.ahead, QString());
    // 4.3.e What counts is in how many terrains one leads; nobody moves.
    QVERIFY2(scene.prompt.detail.contains(QStringLiteral("In the Arena")),
        qPrintable(scene.prompt.detail));
    QVERIFY2(!scene.prompt.detail.contains(QStringLiteral("would move")),
        qPrintable(scene.prompt.detail));
}

void TestAlteredPresenter::gigantic_standsInBothExpeditions()
{
    const Scene scene = sceneOf("arena");
    for (const char* zone : { "p2.expedition_hero", "p2.expedition_companion" }) {
        const QList<CardFace> cards = scene.zones.value(QLatin1String(zone)).cards;
        QCOMPARE(cards.size(), 1);
        QCOMPARE(cards.first().name, QStringLiteral("Slow Colossus"));
    }
}

void TestAlteredPresenter::play_isPickedUpAndPutIntoAnExpedition()
{
    const Scene scene = sceneOf("afternoon");
    const QVariantList rows = scene.answers.value(QStringLiteral("kite-wright#3"));
    QCOMPARE(rows.size(), 2);
    QCOMPARE(
        rows.first().toMap().value(QStringLiteral("place")).toString(), QStringLiteral("p1.hero"));
    QCOMPARE(alteredsample::presenter()->dropTargets(scene, QStringLiteral("kite-wright#3")),
        QStringList({ QStringLiteral("p1.hero"), QStringLiteral("p1.companion") }));
    // A spell is simply played.
    const QVariantList spell = scene.answers.value(QStringLiteral("fair-wind#3"));
    QCOMPARE(spell.size(), 1);
    QVERIFY(!spell.first().toMap().contains(QStringLiteral("place")));
}

void TestAlteredPresenter::play_byDropping()
{
    const auto presenter = alteredsample::presenter();
    const Scene scene = sceneOf("afternoon");
    const QString card = QStringLiteral("kite-wright#3");
    QCOMPARE(presenter->drop(scene, card, QStringLiteral("p1.companion")),
        QStringList { QStringLiteral("play kite-wright#3 companion") });
    QCOMPARE(presenter->drop(scene, card, QStringLiteral("p1.expedition_hero")),
        QStringList { QStringLiteral("play kite-wright#3 hero") });
    QCOMPARE(presenter->drop(scene, card, QStringLiteral("p2.hero")), QStringList());
    QCOMPARE(presenter->drop(scene, QStringLiteral("fair-wind#3"), QStringLiteral("brass-heron")),
        QStringList({ QStringLiteral("play fair-wind#3"), QStringLiteral("target brass-heron") }));
}

void TestAlteredPresenter::mana_byDroppingOnTheOrbs()
{
    const auto presenter = alteredsample::presenter();
    const Scene scene = sceneOf("expand");
    const QString card = QStringLiteral("kite-wright#3");
    QCOMPARE(presenter->dropTargets(scene, card), QStringList { QStringLiteral("p1.mana") });
    QCOMPARE(presenter->drop(scene, card, QStringLiteral("p1.mana")),
        QStringList { QStringLiteral("mana kite-wright#3") });
    QCOMPARE(scene.buttons.size(), 1);
    QCOMPARE(scene.buttons.first().label, QStringLiteral("No new mana orb"));
}

void TestAlteredPresenter::spentOrbs_areSeenOnEitherSide()
{
    // The engine says nothing of an orb that the viewer may not look at.
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
    for (int orb = 1; orb <= 6; ++orb)
        snapshot.observation["objects"]["p2.mana." + std::to_string(orb)]
            = observed::Json::object();
    const Scene scene = sceneOf(snapshot);
    for (const auto& [zone, ready] : { std::pair("p1.mana", 3), std::pair("p2.mana", 1) }) {
        const QList<CardFace> orbs = scene.zones.value(QLatin1String(zone)).cards;
        QCOMPARE(orbs.size(), 6);
        QCOMPARE(
            static_cast<int>(std::ranges::count(orbs, false, &CardFace::turned)), int { ready });
        for (const CardFace& orb : orbs)
            QVERIFY(orb.accessibleName.startsWith(
                orb.turned ? QStringLiteral("Exhausted") : QStringLiteral("Ready")));
    }
}

void TestAlteredPresenter::swap_goesFromOrbToOrb()
{
    const Scene scene = sceneOf("afternoon");
    const QString orb = scene.zones.value(QStringLiteral("p1.mana")).cards.first().key;
    const QVariantList rows = scene.answers.value(orb);
    QCOMPARE(rows.size(), 2);
    QVERIFY(rows.first().toMap().contains(QStringLiteral("place")));
    QCOMPARE(scene.faces.value(orb).targetHint, QString()); // it does not call for attention
}

void TestAlteredPresenter::reactions_waitInThePileAndAreAnsweredThere()
{
    const Scene scene = sceneOf("reactions");
    QCOMPARE(scene.waiting.size(), 3);
    QCOMPARE(scene.waiting.first().title, QStringLiteral("Brass Heron"));
    QVERIFY(scene.waiting.first().selectable);
    QVERIFY(!scene.waiting.at(1).selectable); // it is the other seat's
    const WaitingItem& tower = scene.waiting.at(2);
    QVERIFY(tower.text.contains(QStringLiteral("When my Expedition moves forward")));
    QCOMPARE(tower.verbs.first().toMap().value(QStringLiteral("line")).toString(),
        QStringLiteral("react hollow-tower-crew"));
}

void TestAlteredPresenter::statusesAndBoosts_areBeads()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
    snapshot.observation["objects"]["brass-heron"]["statuses"] = { "completed" };
    const Scene scene = sceneOf(snapshot);
    const auto signs = [&scene](const char* key) {
        QStringList found;
        for (const QVariant& bead : scene.faces.value(QLatin1String(key)).counters)
            found.append(bead.toMap().value(QStringLiteral("sign")).toString());
        return found;
    };
    QCOMPARE(signs("hollow-tower-crew"),
        QStringList({ QStringLiteral("boost"), QStringLiteral("anchored") }));
    QCOMPARE(signs("star-reader"), QStringList { QStringLiteral("asleep") });
    QCOMPARE(signs("counting-house"), QStringList { QStringLiteral("counter") });
    QVERIFY(signs("brass-heron").contains(QStringLiteral("completed")));
    const CardFace heron = scene.faces.value(QStringLiteral("brass-heron"));
    const QVariantMap forest = heron.stats.first().toMap();
    QCOMPARE(forest.value(QStringLiteral("value")).toInt(), 3);
    QCOMPARE(forest.value(QStringLiteral("printed")).toInt(), 2);
    QVERIFY(heron.accessibleName.contains(QStringLiteral("forest 3, mountain 2, ocean 4")));
}

void TestAlteredPresenter::firstPlayerAndPassed_areTags()
{
    const Scene scene = sceneOf("afternoon");
    QVERIFY(scene.seats.at(0).tags.isEmpty());
    QCOMPARE(scene.seats.at(1).tags.size(), 2);
    QVERIFY(scene.seats.at(1).accessibleName.contains(QStringLiteral("First player, Passed")));
    // 4.2.3.d One passes for the Afternoon only.
    Snapshot morning = alteredsample::snapshot(QStringLiteral("afternoon"));
    morning.observation["phase"] = "morning";
    QCOMPARE(sceneOf(morning).seats.at(1).tags.size(), 1);
}

void TestAlteredPresenter::hiddenCards_haveNoName()
{
    const Scene scene = sceneOf("afternoon");
    for (const char* zone : { "p2.hand", "p2.mana", "p1.deck", "p2.deck" }) {
        const QList<CardFace> cards = scene.zones.value(QLatin1String(zone)).cards;
        QVERIFY(!cards.isEmpty());
        for (const CardFace& card : cards) {
            QVERIFY(card.faceDown);
            QCOMPARE(card.name + card.cardId + card.text, QString());
        }
    }
}

void TestAlteredPresenter::curtain_leavesNothingInTheScene()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
    snapshot.observation = nullptr;
    snapshot.question.reset();
    const Scene scene = sceneOf(snapshot);
    QVERIFY(scene.faces.isEmpty());
    QVERIFY(scene.board.isEmpty());
    QVERIFY(scene.track.isEmpty());
    QVERIFY(scene.seats.isEmpty());
}

QTEST_MAIN(TestAlteredPresenter)
#include "tst_alteredpresenter.moc"
