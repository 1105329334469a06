#include "AlteredSample.h"

#include "app/presenters/AlteredCards.h"
#include "match/Games.h"

#include <QTest>

#include <algorithm>

/// Altered on the table, over observations written by hand: where answers lie, what they are called,
/// and what the track says about Dusk.
class TestAlteredPresenter : public QObject
{
    Q_OBJECT

private slots:
    void everyLegalAnswer_isOfferedSomewhereWithWords_data();
    void everyLegalAnswer_isOfferedSomewhereWithWords();
    void adventure_isABoardOfOneRowWithMistOverWhatIsHidden();
    void markers_standWhereTheExpeditionsAre();
    void markers_moveWhereASumInTheirOwnRegionIsGreater();
    void sums_leaveOutWhoSleeps();
    void whatTheRulesForesee_isToldInWords();
    void afterDusk_nothingIsForeseen();
    void question_saysWhichCardAsksAndForWhat();
    void reactions_areButtonsAsWell();
    void unplayableCard_saysWhy();
    void publishedTexts_standAsPrinted();
    void log_saysWhereAndWhy();
    void arena_countsBothExpeditionsTogether();
    void gigantic_standsInBothExpeditions();
    void play_isPickedUpAndPutIntoAnExpedition();
    void play_byDropping();
    void mana_byDroppingOnTheOrbs();
    void spentOrbs_areSeenOnEitherSide();
    void swap_goesFromOrbToOrb();
    void reactions_waitInThePileAndAreAnsweredThere();
    void setup_saysHowManyAreChosen();
    void pass_saysWhatHappensNext();
    void statusesAndBoosts_areBeads();
    void firstPlayerAndPassed_areTags();
    void hiddenCards_haveNoName();
    void ownManaOrb_mayBeLookedAt();
    void log_isInThePastTense();
    void symbols_areSpelledOutInLabels();
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
            || std::ranges::any_of(scene.pile, [&](const auto& i) { return i.key == key; })
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

void TestAlteredPresenter::question_saysWhichCardAsksAndForWhat()
{
    const Scene expedition = sceneOf("expedition");
    QCOMPARE(expedition.prompt.causeKey, QStringLiteral("olau-the-ninth-wave"));
    QCOMPARE(
        expedition.prompt.text, QStringLiteral("Choose an expedition for Olau & the Ninth Wave."));
    QVERIFY2(expedition.prompt.detail.contains(QStringLiteral("create a Ferry Hand")),
        qPrintable(expedition.prompt.detail));
    const Scene target = sceneOf("target");
    QCOMPARE(target.prompt.text, QStringLiteral("Choose a card in an expedition for Fair Wind."));
    QCOMPARE(target.prompt.detail, QStringLiteral("Target Character gains 2 boosts."));
    // 2.1.a It asks also when the card itself has left: its name comes from the cards.
    Snapshot gone = alteredsample::snapshot(QStringLiteral("expedition"));
    gone.observation["asked"]["cause"]["source"] = "p2.hand.1";
    QVERIFY(sceneOf(gone).prompt.text.contains(QStringLiteral("Olau")));
}

void TestAlteredPresenter::reactions_areButtonsAsWell()
{
    const Scene scene = sceneOf("reactions");
    QCOMPARE(scene.buttons.size(), 2);
    QCOMPARE(scene.buttons.at(0).label, QStringLiteral("Hollow Tower Crew reacts"));
    QCOMPARE(scene.buttons.at(0).shortcut, QStringLiteral("1"));
    QCOMPARE(scene.buttons.at(1).shortcut, QStringLiteral("2"));
    QVERIFY(scene.list.isEmpty());
}

void TestAlteredPresenter::unplayableCard_saysWhy()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
    snapshot.observation["players"]["p1"]["mana_ready"] = 0;
    snapshot.question->lines = { "pass" };
    const Scene scene = sceneOf(snapshot);
    int told = 0;
    for (const CardFace& face : scene.faces) {
        const bool own = face.zone == u"p1.hand" || face.zone == u"p1.reserve";
        if (own && !face.engaged) {
            QVERIFY2(
                face.targetHint.contains(QStringLiteral("cannot be played")), qPrintable(face.key));
            const auto page = alteredsample::presenter()->page(
                face, alteredsample::info(), QStringLiteral("p1"));
            QVERIFY(page.modifications.contains(face.targetHint));
            QVERIFY(face.accessibleName.contains(face.targetHint));
            ++told;
        } else if (!own) {
            QCOMPARE(face.targetHint, QString());
        }
    }
    QVERIFY(told > 0);
}

void TestAlteredPresenter::publishedTexts_standAsPrinted()
{
    triptych::cards::PackText pack {
        "published.json",
        R"([{"reference":"ALT_X_B_AX_01_C","name":"Somebody","cardType":{"reference":"CHARACTER"},
"mainFaction":{"reference":"AX"},"rarity":{"reference":"COMMON"},"elements":{"MAIN_COST":"3",
"RECALL_COST":"2","FOREST_POWER":"1","MOUNTAIN_POWER":"1","OCEAN_POWER":"1",
"MAIN_EFFECT":"[]{J} #I gain# [[Anchored]]. (At Night it stays.)  {R} Choose one:  \u2022 Draw a card.  \u2022 I gain 1 boost."}}])"
    };
    const auto loaded = triptych::match::find("altered")->load({ pack });
    QVERIFY(loaded.library && loaded.library->problems(0).empty());
    const AlteredCards cards(loaded.library);
    const QString id = QStringLiteral("ALT_X_B_AX_01_C");
    QCOMPARE(cards.printed(id).text,
        QStringLiteral("{J} I gain [Anchored].\n{R} Choose one:\n\u2022 Draw a card.\n\u2022 I "
                       "gain 1 boost."));
    QCOMPARE(cards.ability(id, 1), QStringLiteral("{J} I gain [Anchored]."));
    QVERIFY(cards.ability(id, 2).startsWith(QStringLiteral("{R} Choose one:")));
    QCOMPARE(cards.mode(id, 2), QStringLiteral("I gain 1 boost."));
}

void TestAlteredPresenter::log_saysWhereAndWhy()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("reactions"));
    snapshot.events = reading::Json::parse(R"([{"event":"day"},
{"event":"played","player":"p1","object":"brass-heron","card":"DW-004","name":"Brass Heron"},
{"event":"moved","object":"brass-heron","name":"Brass Heron","from":"p1.limbo","to":"p1.expedition_companion"},
{"event":"reacted","player":"p1","object":"brass-heron","card":"DW-004","name":"Brass Heron"},
{"event":"reacted","player":"p1","object":"brass-heron","card":"DW-004","name":"Brass Heron","amount":250}])");
    QStringList texts;
    for (const LogLine& line :
        alteredsample::presenter()->log(snapshot.events, snapshot, alteredsample::info()))
        texts.append(line.text);
    QCOMPARE(texts,
        QStringList({ QStringLiteral("Day %1").arg(reading::number(snapshot.observation, "turn")),
            QStringLiteral("Mira played Brass Heron into the companion expedition."),
            QStringLiteral("Brass Heron reacted: I gain 1 boost."),
            QStringLiteral("Brass Heron reacted.") }));
}

void TestAlteredPresenter::arena_countsBothExpeditionsTogether()
{
    const Scene scene = sceneOf("arena");
    const TrackMarker marker = markerOf(scene, "p2.hero");
    QCOMPARE(sumOf(marker, 0), 12); // 7.4.4: a Gigantic Character counts twice
    QCOMPARE(sumOf(marker, 0), sumOf(markerOf(scene, "p2.companion"), 0));
    QCOMPARE(marker.ahead, QString());
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
        snapshot.observation["objects"]["p2.mana." + std::to_string(orb)] = reading::Json::object();
    const Scene scene = sceneOf(snapshot);
    for (const auto& [zone, ready] : { std::pair("p1.mana", 3), std::pair("p2.mana", 1) }) {
        const QList<CardFace> orbs = scene.zones.value(QLatin1String(zone)).cards;
        QCOMPARE(orbs.size(), 6);
        QCOMPARE(
            static_cast<int>(std::ranges::count(orbs, false, &CardFace::engaged)), int { ready });
        for (const CardFace& orb : orbs)
            QVERIFY(orb.accessibleName.startsWith(
                orb.engaged ? QStringLiteral("Exhausted") : QStringLiteral("Ready")));
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
    QCOMPARE(scene.pile.size(), 3);
    QCOMPARE(scene.pile.first().title, QStringLiteral("Brass Heron"));
    QVERIFY(scene.pile.first().selectable);
    QVERIFY(!scene.pile.at(1).selectable); // it is the other seat's
    const PileItem& tower = scene.pile.at(2);
    QVERIFY(tower.text.contains(QStringLiteral("When my Expedition moves forward")));
    QCOMPARE(tower.verbs.first().toMap().value(QStringLiteral("line")).toString(),
        QStringLiteral("react hollow-tower-crew"));
}

void TestAlteredPresenter::setup_saysHowManyAreChosen()
{
    const Scene scene = sceneOf("setup");
    QVERIFY(scene.prompt.text.contains(QStringLiteral("three cards")));
    QCOMPARE(scene.prompt.detail, QStringLiteral("2 of 3 chosen."));
    QVERIFY(scene.faces.value(QStringLiteral("old-dredger")).picked);
    QCOMPARE(scene.turnText, QStringLiteral("Before the first day"));
}

void TestAlteredPresenter::pass_saysWhatHappensNext()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
    QCOMPARE(sceneOf(snapshot).buttons.first().label, QStringLiteral("Pass, to Dusk"));
    QVERIFY(sceneOf(snapshot).prompt.text.contains(QStringLiteral("Joss has passed")));
    snapshot.observation["players"]["p2"]["passed"] = false;
    QCOMPARE(sceneOf(snapshot).buttons.first().label, QStringLiteral("Pass for today"));
}

void TestAlteredPresenter::statusesAndBoosts_areBeads()
{
    const Scene scene = sceneOf("afternoon");
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

void TestAlteredPresenter::ownManaOrb_mayBeLookedAt()
{
    // 3.2.9.d: face down on the table, but its owner may look.
    const Scene scene = sceneOf("afternoon");
    const CardFace orb = scene.zones.value(QStringLiteral("p1.mana")).cards.first();
    QVERIFY(orb.faceDown);
    const CardInspector::Page page
        = alteredsample::presenter()->page(orb, alteredsample::info(), QStringLiteral("p1"));
    QVERIFY(!page.face.faceDown);
    QVERIFY(!page.face.name.isEmpty());
}

void TestAlteredPresenter::log_isInThePastTense()
{
    const Snapshot snapshot = alteredsample::snapshot(QStringLiteral("reactions"));
    QStringList texts;
    for (const LogLine& line :
        alteredsample::presenter()->log(snapshot.events, snapshot, alteredsample::info()))
        texts.append(line.text);
    QVERIFY(texts.contains(QStringLiteral("Day 4")));
    QVERIFY(texts.contains(QStringLiteral("Mira drew Kite Wright, Fair Wind.")));
    QVERIFY(texts.contains(QStringLiteral("Joss drew 2 cards.")));
    QVERIFY(texts.contains(QStringLiteral("Mira played Brass Heron.")));
    QVERIFY(texts.contains(QStringLiteral("Moss Oracle became Anchored.")));
    QVERIFY(texts.contains(QStringLiteral("Joss passed for the day.")));
    QVERIFY(texts.contains(QStringLiteral("The hero expedition of Mira moved forward.")));
    QVERIFY(texts.contains(QStringLiteral("A Tumult card was turned over.")));
}

void TestAlteredPresenter::symbols_areSpelledOutInLabels()
{
    const Scene scene = sceneOf("afternoon");
    const QString label = scene.answers.value(QStringLiteral("cable-and-counterweight"))
                              .first()
                              .toMap()
                              .value(QStringLiteral("label"))
                              .toString();
    QCOMPARE(label, QStringLiteral("Exhaust it, 1 mana: Target Character gains 1 boost."));
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
