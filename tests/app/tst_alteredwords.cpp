#include "AlteredSample.h"

#include "app/games/CardBook.h"
#include "app/games/altered/AlteredCards.h"
#include "app/match/EngineThread.h"

#include "ai/RandomAgent.h"
#include "altered/Altered.h"
#include "core/Game.h"
#include "match/Answer.h"
#include "match/Games.h"

#include <QLocale>
#include <QTest>

/// Altered in words, over observations written by hand: questions, buttons, the log, a card's page.
class TestAlteredWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void question_saysWhichCardAsksAndForWhat();
    void reactions_areButtonsAsWell();
    void unplayableCard_saysWhy();
    void refusedDrag_saysWhereItGoes();
    void publishedTexts_standAsPrinted();
    void log_saysWhereAndWhy();
    void setup_saysHowManyAreChosen();
    void pass_saysWhatHappensNext();
    void ownManaOrb_mayBeLookedAt();
    void log_isInThePastTense();
    void symbols_areSpelledOutInLabels();
    void choice_saysWhereToLook();
    void log_tellsMovesThatNothingElseTells();
    void germanReaders_areToldInGerman();
    void ownWords_areNotExplainedTwice();
    void log_saysWhenNothingCameOfIt();
    void match_tellsThatAConditionDidNotHold();
    void fullReserve_isReadBesideTheMat();
    void arena_passIsThoughtOver();
    void tokens_haveNoCost();
    void scout_saysWhatEachWayCosts();
    void scout_saysWhatIsReallyPaid();
    void youngDeck_proposesItsRules();

private:
    static Scene sceneOf(const Snapshot& snapshot)
    {
        return alteredsample::presenter()->scene(snapshot, alteredsample::info());
    }
    static Scene sceneOf(const char* name)
    {
        return sceneOf(alteredsample::snapshot(QString::fromUtf8(name)));
    }
};

void TestAlteredWords::question_saysWhichCardAsksAndForWhat()
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

void TestAlteredWords::reactions_areButtonsAsWell()
{
    const Scene scene = sceneOf("reactions");
    QCOMPARE(scene.buttons.size(), 2);
    // What each of them does, so that two of one card can be told apart.
    QCOMPARE(scene.buttons.at(0).label, QStringLiteral("Hollow Tower Crew: Resupply."));
    QCOMPARE(scene.buttons.at(0).shortcut, QStringLiteral("1"));
    QCOMPARE(scene.buttons.at(1).shortcut, QStringLiteral("2"));
    QVERIFY(scene.list.isEmpty());
}

void TestAlteredWords::unplayableCard_saysWhy()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
    snapshot.observation["players"]["p1"]["mana_ready"] = 0;
    snapshot.question->lines = { "pass" };
    const Scene scene = sceneOf(snapshot);
    int told = 0;
    for (const CardFace& face : scene.faces) {
        const bool own = face.zone == u"p1.hand" || face.zone == u"p1.reserve";
        if (own && !face.turned) {
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
    // A click or a drag says so as well.
    const auto presenter = alteredsample::presenter();
    const QString card = QStringLiteral("kite-wright#3");
    QVERIFY(presenter->refusal(scene, card, {}).contains(QStringLiteral("it costs")));
    QVERIFY(presenter->refusal(scene, card, QStringLiteral("p1.hero"))
                .contains(QStringLiteral("it costs")));
    QCOMPARE(presenter->refusal(scene, QStringLiteral("brass-heron"), {}), QString());
}

void TestAlteredWords::refusedDrag_saysWhereItGoes()
{
    const auto presenter = alteredsample::presenter();
    const QString card = QStringLiteral("kite-wright#3");
    const Scene afternoon = sceneOf("afternoon");
    QVERIFY(presenter->refusal(afternoon, card, QStringLiteral("p2.hero"))
                .contains(QStringLiteral("your own expeditions")));
    QCOMPARE(presenter->refusal(afternoon, card, QStringLiteral("p1.hand")), QString());
    QVERIFY(presenter->refusal(sceneOf("expand"), card, QStringLiteral("p1.hero"))
                .contains(QStringLiteral("mana")));
}

void TestAlteredWords::publishedTexts_standAsPrinted()
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
    QCOMPARE(cards.option(id, 2, 2), QStringLiteral("I gain 1 boost."));
    QCOMPARE(cards.option(id, 2, 3), QString());
    QCOMPARE(cards.option(id, 1, 1), QString());
    QCOMPARE(cards.usedAbility(id, QStringLiteral("quick"), 1), QString());
}

void TestAlteredWords::log_saysWhereAndWhy()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("reactions"));
    snapshot.events = observed::Json::parse(R"([{"event":"day"},
{"event":"played","player":"p1","object":"brass-heron","card":"DW-004","name":"Brass Heron"},
{"event":"moved","object":"brass-heron","name":"Brass Heron","from":"p1.limbo","to":"p1.expedition_companion"},
{"event":"reacted","player":"p1","object":"brass-heron","card":"DW-004","name":"Brass Heron"},
{"event":"reacted","player":"p1","object":"brass-heron","card":"DW-004","name":"Brass Heron","amount":250}])");
    QStringList texts;
    for (const LogLine& line :
        alteredsample::presenter()->log(snapshot.events, snapshot, alteredsample::info()))
        texts.append(line.text);
    QCOMPARE(texts,
        QStringList({ QStringLiteral("Day %1").arg(observed::number(snapshot.observation, "turn")),
            QStringLiteral("Mira played Brass Heron into the companion expedition."),
            QStringLiteral("Brass Heron reacted: I gain 1 boost."),
            QStringLiteral("Brass Heron reacted.") }));
}

void TestAlteredWords::log_saysWhenNothingCameOfIt()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("reactions"));
    snapshot.events = observed::Json::parse(R"([
{"event":"reacted","player":"p1","object":"brass-heron","card":"DW-004","name":"Brass Heron","unmet":true}])");
    const QList<LogLine> lines
        = alteredsample::presenter()->log(snapshot.events, snapshot, alteredsample::info());
    QCOMPARE(lines.size(), 1);
    QVERIFY2(
        lines.first().text.contains(QStringLiteral("did nothing")), qPrintable(lines.first().text));
}

/// 6.5.d Two Heralds are played: only that of the first player does anything.
void TestAlteredWords::match_tellsThatAConditionDidNotHold()
{
    const auto file = nlohmann::json::parse(R"({"game":"altered","ruleset":"cr4","day":2,
"active":"p1","phase":"afternoon","cards":[{"id":"herald","name":"Herald","type":"character",
"faction":"axiom","rarity":"common","hand_cost":1,"reserve_cost":1,"forest":1,"mountain":1,
"ocean":1,"text":"{J} If you are the first player, draw two cards."}],"players":{
"p1":{"hand":[{"card":"Herald","id":"a"}],"mana":["Herald"],"deck":["Herald","Herald","Herald"]},
"p2":{"hand":[{"card":"Herald","id":"b"}],"mana":["Herald"],"deck":["Herald","Herald","Herald"]}}})");
    const triptych::Game* game = triptych::match::find("altered");
    const auto opened = game->openScenario(game->load({}).library, file);
    QVERIFY(opened.match);
    triptych::Match& match = *opened.match;
    match.recordEvents(true);
    for (const char* line : { "play a hero", "play b hero" }) {
        const auto seat = match.decision()->player;
        QVERIFY(!triptych::match::answer(match, seat, line));
        while (match.decision() && match.decision()->player == seat)
            QVERIFY(
                !triptych::match::answer(match, seat, triptych::match::legalLines(match).front()));
    }
    QStringList unmet;
    int reacted = 0;
    for (const auto& event : match.events(triptych::judge)) {
        reacted += observed::text(event, "event") == u"reacted";
        if (observed::flag(event, "unmet"))
            unmet.append(observed::text(event, "object"));
    }
    QCOMPARE(reacted, 2);
    QCOMPARE(unmet, QStringList(QStringLiteral("b")));
}

void TestAlteredWords::fullReserve_isReadBesideTheMat()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("keep"));
    QVERIFY(sceneOf(snapshot).list.isEmpty());
    snapshot.question->lines = { "keep old-dredger", "keep kite-wright#4", "keep fair-wind#4",
        "keep lamp-carrier", "keep none" };
    snapshot.question->picks.clear();
    const Scene full = sceneOf(snapshot);
    QCOMPARE(full.list.size(), 4);
    for (const Choice& choice : full.list) {
        QVERIFY(!choice.face.name.isEmpty());
        QVERIFY(!choice.face.costs.isEmpty());
        QVERIFY(!full.answers.value(choice.face.key).isEmpty()); // and still on the mat
    }
}

void TestAlteredWords::arena_passIsThoughtOver()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("arena"));
    QVERIFY(sceneOf(snapshot).warnings.contains(QStringLiteral("pass")));
    snapshot.question->lines = { "pass" };
    QVERIFY(sceneOf(snapshot).warnings.isEmpty());
    QVERIFY(sceneOf("afternoon").warnings.isEmpty());
}

void TestAlteredWords::tokens_haveNoCost()
{
    const Scene scene = sceneOf("afternoon");
    int tokens = 0;
    for (const CardFace& face : scene.faces) {
        if (face.kind != u"token")
            continue;
        ++tokens;
        QVERIFY2(face.costs.isEmpty(), qPrintable(face.key));
    }
    QVERIFY(tokens > 0);
}

void TestAlteredWords::scout_saysWhatEachWayCosts()
{
    CardFace face;
    face.keywords = { QStringLiteral("Scout 2") };
    QCOMPARE(AlteredCards::scoutCost(face), QStringLiteral("2"));
    face.keywords = { QStringLiteral("Tough 1") };
    face.text = QStringLiteral("A scout of old.");
    QCOMPARE(AlteredCards::scoutCost(face), QString());
}

/// What is really paid, where the table knows it: a card may have become cheaper.
void TestAlteredWords::scout_saysWhatIsReallyPaid()
{
    static constexpr auto table = R"({"format": "triptych-scenario/1", "game": "altered", "seed": 1,
        "ruleset": "cr4", "day": 2, "active": "p1", "phase": "afternoon", "cards": [
        {"id": "filler", "name": "Filler", "type": "character", "faction": "axiom",
         "rarity": "common", "hand_cost": 9, "reserve_cost": 9, "forest": 1, "mountain": 1,
         "ocean": 1, "text": ""},
        {"id": "ranger", "name": "Ranger", "type": "character", "faction": "axiom",
         "rarity": "common", "hand_cost": 5, "reserve_cost": 5, "forest": 1, "mountain": 1,
         "ocean": 1, "text": "[Scout] {2}."},
        {"id": "aide", "name": "Aide", "type": "character", "faction": "axiom",
         "rarity": "common", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1,
         "ocean": 1, "text": "",
         "support": "{D}: The next Character you play this turn costs {1} less."}],
        "adventure": ["VMO", "?V", "?MO", "?M", "?VO", "?O", "?VM", "VMO"],
        "players": {
        "p1": {"hand": ["Ranger"], "reserve": [{"card": "Aide", "id": "aide"}],
               "mana": ["Filler", "Filler", "Filler", "Filler", "Filler", "Filler"],
               "deck": ["Filler", "Filler", "Filler", "Filler", "Filler", "Filler"]},
        "p2": {"passed": true,
               "deck": ["Filler", "Filler", "Filler", "Filler", "Filler", "Filler"]}}})";
    const triptych::Game& game = *triptych::match::find("altered");
    auto opened = std::make_shared<triptych::Opened>(
        game.openScenario(game.load({}).library, nlohmann::json::parse(table)));
    QVERIFY2(opened->match,
        opened->problems.empty() ? "no match" : opened->problems.front().text.c_str());
    auto job = std::make_unique<EngineJob>();
    job->match = 1;
    job->open = [opened] { return std::move(*opened); };
    job->agents.push_back(nullptr);
    job->agents.push_back(std::make_unique<triptych::ai::RandomAgent>(1));
    job->priced = { "play" };
    job->purse = alteredsample::presenter()->purse();
    QCOMPARE(alteredsample::presenter()->pricedVerbs(), QStringList { QStringLiteral("play") });
    EngineThread thread;
    thread.want(1);
    EngineCommand start;
    start.kind = EngineCommand::Kind::Start;
    start.match = 1;
    start.job = std::move(job);
    thread.send(std::move(start));
    Snapshot shown;
    const auto asked = [&] {
        for (Snapshot& snapshot : thread.takeSnapshots())
            shown = std::move(snapshot);
        return shown.question && !shown.question->lines.empty();
    };
    QTRY_VERIFY(asked());
    using Prices = std::map<std::string, int>;
    QCOMPARE(shown.question->prices,
        (Prices { { "play ranger companion", 5 }, { "play ranger companion scout", 2 },
            { "play ranger hero", 5 }, { "play ranger hero scout", 2 },
            { "play aide companion", 1 }, { "play aide hero", 1 } }));
    EngineCommand support;
    support.kind = EngineCommand::Kind::Answer;
    support.match = 1;
    support.serial = shown.serial;
    support.line = "support aide";
    shown = {};
    thread.send(std::move(support));
    QTRY_VERIFY(asked());
    QCOMPARE(shown.question->prices,
        (Prices { { "play ranger companion", 4 }, { "play ranger companion scout", 1 },
            { "play ranger hero", 4 }, { "play ranger hero scout", 1 } }));
    // Whoever chooses between the two ways is told these, and not what is printed.
    Scene scene = sceneOf(shown);
    scene.faces[QStringLiteral("ranger")].keywords = { QStringLiteral("Scout 2") };
    QCOMPARE(scene.prices.value(QStringLiteral("play ranger hero scout")), 1);
}

void TestAlteredWords::youngDeck_proposesItsRules()
{
    triptych::decks::DeckList deck;
    deck.name = "Mine";
    QCOMPARE(alteredsample::presenter()->proposed(deck).ruleset, QString());
    deck.ruleset = "cr4-limited";
    QCOMPARE(alteredsample::presenter()->proposed(deck).ruleset, QStringLiteral("cr4"));
    QVERIFY(alteredsample::presenter()->proposed(deck).why.contains(QStringLiteral("Mine")));
}

void TestAlteredWords::setup_saysHowManyAreChosen()
{
    const Scene scene = sceneOf("setup");
    QVERIFY(scene.prompt.text.contains(QStringLiteral("three cards")));
    QCOMPARE(scene.prompt.detail, QStringLiteral("2 of 3 chosen."));
    QVERIFY(scene.faces.value(QStringLiteral("old-dredger")).picked);
    QCOMPARE(scene.turnText, QStringLiteral("Before the first day"));
}

void TestAlteredWords::pass_saysWhatHappensNext()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("afternoon"));
    QCOMPARE(sceneOf(snapshot).buttons.first().label, QStringLiteral("Pass, to Dusk"));
    QVERIFY(sceneOf(snapshot).prompt.text.contains(QStringLiteral("Joss has passed")));
    snapshot.observation["players"]["p2"]["passed"] = false;
    QCOMPARE(sceneOf(snapshot).buttons.first().label, QStringLiteral("Pass for today"));
    // Who can play nothing is told so.
    snapshot.question->lines = { "pass" };
    QVERIFY2(sceneOf(snapshot).prompt.text.contains(QStringLiteral("you can play nothing more")),
        qPrintable(sceneOf(snapshot).prompt.text));
}

void TestAlteredWords::ownManaOrb_mayBeLookedAt()
{
    // 3.2.9.d: face down on the table, but its owner may look.
    const Scene scene = sceneOf("afternoon");
    const CardFace orb = scene.zones.value(QStringLiteral("p1.mana")).cards.first();
    QVERIFY(orb.faceDown);
    const CardPage page
        = alteredsample::presenter()->page(orb, alteredsample::info(), QStringLiteral("p1"));
    QVERIFY(!page.face.faceDown);
    QVERIFY(!page.face.name.isEmpty());
}

void TestAlteredWords::log_isInThePastTense()
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

void TestAlteredWords::symbols_areSpelledOutInLabels()
{
    const Scene scene = sceneOf("afternoon");
    const QString label = scene.answers.value(QStringLiteral("cable-and-counterweight"))
                              .first()
                              .toMap()
                              .value(QStringLiteral("label"))
                              .toString();
    QCOMPARE(label, QStringLiteral("Exhaust it, 1 mana: Target Character gains 1 boost."));
}

void TestAlteredWords::choice_saysWhereToLook()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("target"));
    snapshot.question->prompt = "choose";
    const auto textOf = [&snapshot](const char* zone) {
        snapshot.question->lines.clear();
        for (const auto& [key, object] : snapshot.observation["objects"].items())
            if (object.value("zone", std::string()) == zone)
                snapshot.question->lines.push_back("choose " + key);
        return snapshot.question->lines.empty() ? QString() : sceneOf(snapshot).prompt.text;
    };
    QCOMPARE(textOf("p1.hand"), QStringLiteral("Choose a card of your hand for Fair Wind."));
    QCOMPARE(textOf("p1.reserve"), QStringLiteral("Choose a card in Reserve for Fair Wind."));
    QCOMPARE(textOf("p1.expedition_hero"),
        QStringLiteral("Choose a card in an expedition for Fair Wind."));
}

void TestAlteredWords::log_tellsMovesThatNothingElseTells()
{
    Snapshot snapshot = alteredsample::snapshot(QStringLiteral("reactions"));
    snapshot.events = observed::Json::parse(
        R"([{"event":"moved","object":"kite-wright","name":"Kite Wright","from":"p1.hand","to":"p1.reserve"},
{"event":"moved","object":"fair-wind","name":"Fair Wind","from":"p1.reserve","to":"p1.hand"},
{"event":"moved","object":"brass-heron","name":"Brass Heron","from":"p2.expedition_hero","to":"p2.reserve"},
{"event":"moved","object":"kite-wright","name":"Kite Wright","from":"p1.limbo","to":"p1.reserve"},
{"event":"phase","phase":"night"},
{"event":"moved","object":"star-reader","name":"Star Reader","from":"p2.expedition_hero","to":"p2.reserve"}])");
    QStringList texts;
    for (const LogLine& line :
        alteredsample::presenter()->log(snapshot.events, snapshot, alteredsample::info()))
        texts.append(line.text);
    QCOMPARE(texts,
        QStringList({ QStringLiteral("Mira put Kite Wright from the hand into the Reserve."),
            QStringLiteral("Fair Wind went back to the hand."),
            QStringLiteral("Brass Heron went to the Reserve."), QStringLiteral("Night") }));
}

/// The card itself stays as it is printed; what it does is told in the language of the program.
void TestAlteredWords::germanReaders_areToldInGerman()
{
    const triptych::Game::Loaded loaded = triptych::altered::game().load({ { "pack",
        R"({"format":"triptych-cards/1","game":"altered","set":{"code":"T","name":"Test"},"cards":[
            {"id":"T-1","name":"Lamp Reader","type":"character","faction":"axiom",
             "rarity":"common","hand_cost":1,"reserve_cost":1,"forest":1,"mountain":1,"ocean":1,
             "text":"{R} I gain 1 boost."}]})" } });
    QVERIFY(loaded.library);
    const CardBook book(loaded.library);
    const auto said = [&book](QLocale::Language language) {
        const QLocale before;
        QLocale::setDefault(QLocale(language));
        const QString words = book.explained(QStringLiteral("T-1")).join(u'\n');
        QLocale::setDefault(before);
        return words;
    };
    const QString german = said(QLocale::German);
    const QString english = said(QLocale::English);
    QVERIFY2(
        german.startsWith(QStringLiteral("Immer wenn diese Karte aus der Reserve gespielt wird: "
                                         "Diese Karte erhält 1 Verstärkung.")),
        qPrintable(german));
    QVERIFY2(english.contains(QStringLiteral("I gain 1 boost")), qPrintable(english));
}

void TestAlteredWords::ownWords_areNotExplainedTwice()
{
    const Scene scene = sceneOf("afternoon");
    const auto presenter = alteredsample::presenter();
    int explained = 0;
    for (const CardFace& face : scene.faces) {
        if (face.name.isEmpty())
            continue;
        const CardPage page = presenter->page(face, alteredsample::info(), QStringLiteral("p1"));
        if (page.explanation.filter(QStringLiteral("Discard me from Reserve")).isEmpty()
            && page.explanation.filter(QStringLiteral("When I ")).isEmpty())
            continue; // its words are not explained
        ++explained;
        for (const char* const sign :
            { "Join: ", "From the hand: ", "From the Reserve: ", "Support: " })
            for (const QString& line : page.explanation)
                QVERIFY2(!line.startsWith(QLatin1String(sign)), qPrintable(face.name + line));
    }
    QVERIFY(explained > 0);
    // What rests on a card is no word of its own.
    const CardPage asleep = presenter->page(scene.faces.value(QStringLiteral("star-reader")),
        alteredsample::info(), QStringLiteral("p1"));
    QVERIFY2(asleep.explanation.filter(QStringLiteral("Asleep: ")).size() == 1,
        qPrintable(asleep.explanation.join(u'\n')));
}

QTEST_MAIN(TestAlteredWords)
#include "tst_alteredwords.moc"
