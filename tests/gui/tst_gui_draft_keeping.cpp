#include "DraftGui.h"

#include "app/services/Content.h"
#include "match/Games.h"

#include <QFile>
#include <QLabel>
#include <QTest>

#include <algorithm>

/// Drafts that are left and gone on with, by one person or two, with and without a clock.
class TestGuiDraftKeeping : public DraftGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void twoPersons_takeTurnsBehindTheCurtain();
    void leaving_asksFirst();
    void closedWindow_losesNothing();
    void killedProgram_losesNothing();
    void damagedFiles_areToldAndChangeNothing_data();
    void damagedFiles_areToldAndChangeNothing();
    void timedDraft_handsTheDeckIn();
    void afterTheMatch_theDecksAreStillThere();

private:
    static QByteArray keptText();
    static void writeKept(const QByteArray& text);
};

QByteArray TestGuiDraftKeeping::keptText()
{
    QFile file(DraftFile::unfinished());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestGuiDraftKeeping::writeKept(const QByteArray& text)
{
    QFile file(Content::ownFolder() + QStringLiteral("/drafts/draft.json"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(text), text.size());
}

void TestGuiDraftKeeping::twoPersons_takeTurnsBehindTheCurtain()
{
    begin({ .persons = 2, .seats = 3 });
    QVERIFY(draft().curtainVisible());
    QCOMPARE(draft().person(), QStringLiteral("Drafter 1"));
    const auto hidden = [this] {
        return draft().pack()->count() == 0 && draft().pool()->cards() == 0
            && draft().deck()->cards() == 0 && !draft().zoom()->present()
            && draft().tallies().isEmpty() && named("packCard").isEmpty() && !editor();
    };
    QTRY_VERIFY2(hidden(), "something can be seen behind the curtain");
    picture(QStringLiteral("draft-curtain"));
    liftCurtain();
    QTRY_COMPARE(named("packCard").size(), 12);
    click(named("packCard").first());
    QTRY_VERIFY(draft().curtainVisible());
    QTRY_VERIFY(hidden());
    QCOMPARE(draft().person(), QStringLiteral("Drafter 2"));
    takeAll();
    QCOMPARE(draft().stage(), QStringLiteral("building"));
    for (const char* const name : { "Drafter 1", "Drafter 2" }) {
        QVERIFY(draft().curtainVisible());
        QTRY_VERIFY(hidden());
        QCOMPARE(draft().person(), QString::fromLatin1(name));
        liftCurtain();
        QTRY_COMPARE(draft().pool()->cards(), 48);
        buildSuggested();
        handIn();
    }
    QTRY_COMPARE(draft().stage(), QStringLiteral("ready"));
    const MatchPlan plan = drafts().match();
    QCOMPARE(plan.seats.size(), 2);
    QCOMPARE(plan.seats.at(0).agent, QStringLiteral("person"));
    QCOMPARE(plan.seats.at(1).agent, QStringLiteral("person"));
    QVERIFY(plan.seats.at(0).deck.main != plan.seats.at(1).deck.main);
}

void TestGuiDraftKeeping::leaving_asksFirst()
{
    begin();
    bool asked = false;
    answerNext(QStringLiteral("Go on drafting"), asked);
    draft().leave();
    QVERIFY(asked);
    QVERIFY(drafts().active());
    answerNext(QStringLiteral("Leave the draft"), asked);
    draft().leave();
    QVERIFY(asked);
    QVERIFY(!drafts().active());
    QTRY_VERIFY(welcomeButton("draft-seize") && welcomeButton("draft-seize")->isVisible());
    QVERIFY(welcomeButton("continueDraftButton")->isVisible());
}

/// Closing asks nothing, for nothing is lost: the next start goes on where the draft stood.
void TestGuiDraftKeeping::closedWindow_losesNothing()
{
    begin();
    for (int pick = 0; pick < 14; ++pick)
        takeOne(pick);
    QStringList pack;
    for (const CardFace& card : draft().pack()->rows())
        pack.append(card.key);
    QStringList pool;
    for (const DraftRow& row : draft().pool()->rows())
        pool.append(row.key + u'*' + QString::number(row.count));
    window().close();
    close();

    open();
    picture(QStringLiteral("draft-continue"));
    auto* button = welcomeButton("continueDraftButton");
    QVERIFY(button && button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(view() && view()->isVisible());
    QCOMPARE(draft().stage(), QStringLiteral("picking"));
    QStringList packAgain;
    for (const CardFace& card : draft().pack()->rows())
        packAgain.append(card.key);
    QStringList poolAgain;
    for (const DraftRow& row : draft().pool()->rows())
        poolAgain.append(row.key + u'*' + QString::number(row.count));
    QCOMPARE(packAgain, pack);
    QCOMPARE(poolAgain, pool);
    takeOne(3);
    QCOMPARE(draft().pool()->cards(), 15);
}

/// A program that is killed says nothing: what the file holds after each step is what there is.
void TestGuiDraftKeeping::killedProgram_losesNothing()
{
    begin({ .persons = 2, .sealed = true, .seats = 2 });
    liftCurtain();
    buildSuggested();
    deckroom::DeckDocument& deck = editor()->document();
    const std::size_t card = deck.desk().find(deck.list().main.front().card);
    deck.remove(deckroom::Part::Main, { { card, 1 } });
    deck.setName(QStringLiteral("My own"));
    const QByteArray file = keptText();
    const int cards = draft().deck()->cards();
    close();
    writeKept(file);

    open();
    QCOMPARE(drafts().resume(), QStringList());
    QTRY_VERIFY(view() && view()->isVisible());
    QVERIFY2(draft().curtainVisible(), "whoever sits down need not be the one who left");
    QCOMPARE(draft().deck()->cards(), 0);
    liftCurtain();
    QCOMPARE(draft().stage(), QStringLiteral("building"));
    QCOMPARE(draft().deck()->cards(), cards);
    QCOMPARE(draft().deckName(), QStringLiteral("My own"));
    QTRY_VERIFY(editor());
    QCOMPARE(editor()->document().name(), QStringLiteral("My own"));
    editor()->document().add(deckroom::Part::Main, { { card, 1 } });
    handIn();
    liftCurtain();
    QCOMPARE(draft().person(), QStringLiteral("Drafter 2"));
    buildSuggested();
    handIn();
    QTRY_COMPARE(draft().stage(), QStringLiteral("ready"));
    // The decks are kept as decks; what is over is not offered again.
    draft().leave();
    QTRY_VERIFY(welcomeButton("draft-seize")->isVisible());
    QVERIFY(!welcomeButton("continueDraftButton")->isVisible());
}

void TestGuiDraftKeeping::damagedFiles_areToldAndChangeNothing_data()
{
    QTest::addColumn<QByteArray>("cut");
    QTest::addColumn<QByteArray>("put");
    QTest::addColumn<QString>("says");
    QTest::newRow("torn") << QByteArray("\"stage\"") << QByteArray()
                          << QStringLiteral("valid JSON");
    QTest::newRow("empty") << QByteArray("{") << QByteArray() << QStringLiteral("draft.json");
    QTest::newRow("newer") << QByteArray("draft/1") << QByteArray("draft/2")
                           << QStringLiteral("newer program");
    QTest::newRow("a card that was not taken")
        << QByteArray("\"deck\":[]") << QByteArray("\"deck\":[\"nobody\"]")
        << QStringLiteral("was not taken");
    QTest::newRow("other packs") << QByteArray("\"packs\":[\"") << QByteArray("\"packs\":[\"00")
                                 << QStringLiteral("other card packs");
    QTest::newRow("another booster")
        << QByteArray("\"booster\":\"") << QByteArray("\"booster\":\"Un")
        << QStringLiteral("other card packs");
    QTest::newRow("another game") << QByteArray("\"game\":\"") << QByteArray("\"game\":\"un")
                                  << QStringLiteral("nothing to draft");
    QTest::newRow("another pick") << QByteArray("\"picks\":[[1,") << QByteArray("\"picks\":[[1,9")
                                  << QStringLiteral("pick 1");
}

void TestGuiDraftKeeping::damagedFiles_areToldAndChangeNothing()
{
    QFETCH(QByteArray, cut);
    QFETCH(QByteArray, put);
    QFETCH(QString, says);
    begin({ .packSize = 8 });
    takeOne(0);
    QByteArray text = keptText();
    const qsizetype at = text.indexOf(cut);
    QVERIFY2(at >= 0, text.left(300).constData());
    if (put.isEmpty())
        text.truncate(at);
    else
        text.replace(at, cut.size(), put);
    close();
    writeKept(text);
    open();
    const QStringList problems = drafts().resume();
    QVERIFY2(problems.join(u' ').contains(says), qPrintable(problems.join(u' ')));
    QVERIFY(!drafts().active());
    // It is said in a dialog, and the draft can be begun anew.
    bool asked = false;
    answerNext(QStringLiteral("Understood"), asked);
    QTest::mouseClick(welcomeButton("continueDraftButton"), Qt::LeftButton);
    QVERIFY(asked);
    QVERIFY(welcomeButton("draft-seize")->isVisible());
}

/// By the clock a deck is built in fifteen minutes; then it is handed in, and filled up if need be.
void TestGuiDraftKeeping::timedDraft_handsTheDeckIn()
{
    open();
    qint64 now = 0;
    draft().clock()->setTimeSource([&now] { return now; });
    const auto pass = [&](int seconds) {
        now += qint64 { seconds } * 1000;
        draft().clock()->look();
    };
    DraftPlan plan;
    plan.game = QStringLiteral("seize");
    plan.sealed = plan.timed = true;
    plan.seats = { { QStringLiteral("Mira"), true }, { QStringLiteral("Joss"), true } };
    QCOMPARE(drafts().start(plan), QStringList());
    QTRY_VERIFY(view() && view()->isVisible());
    QVERIFY2(!draft().clock()->timed(), "nobody sees the pool yet");
    pass(1000);
    liftCurtain();
    QCOMPARE(draft().clock()->secondsLeft(), 15 * 60);
    QTRY_VERIFY(only("buildingClock"));
    QCOMPARE(only("buildingClock")->property("time").toString(), QStringLiteral("15:00"));
    pass(5 * 60);
    picture(QStringLiteral("draft-clock"));
    // The time that is left is kept with the draft, and not given back.
    window().close();
    close();
    open();
    draft().clock()->setTimeSource([&now] { return now; });
    QCOMPARE(drafts().resume(), QStringList());
    QTRY_VERIFY(view() && view()->isVisible());
    liftCurtain();
    QCOMPARE(draft().clock()->secondsLeft(), 10 * 60);
    const QString mine = draft().pool()->rows().first().key;
    QTRY_VERIFY(editor());
    auto* clock = editor()->findChild<QLabel*>(QStringLiteral("draftClock"));
    QVERIFY(clock && clock->text().contains(QStringLiteral("10:00")));
    editor()->document().add(
        deckroom::Part::Main, { { editor()->document().desk().find(mine.toStdString()), 1 } });
    pass(10 * 60);
    QTRY_VERIFY(!editor());
    QTRY_VERIFY(draft().curtainVisible());
    QCOMPARE(draft().person(), QStringLiteral("Joss"));
    QVERIFY(!draft().clock()->timed());
    liftCurtain();
    QCOMPARE(draft().clock()->secondsLeft(), 15 * 60);
    buildSuggested();
    handIn();
    QTRY_COMPARE(draft().stage(), QStringLiteral("ready"));
    QVERIFY2(draft().note().contains(QStringLiteral("Mira")), qPrintable(draft().note()));
    picture(QStringLiteral("draft-clock-ready"));
    const MatchPlan match = drafts().match();
    QCOMPARE(match.minutes, 40);
    Content content;
    const triptych::Game& game = *triptych::match::find("seize");
    for (const MatchPlan::Seat& seat : match.seats)
        QVERIFY(game.check(*content.library(game), seat.deck, "draft").empty());
    const auto& main = match.seats.first().deck.main;
    QVERIFY(std::ranges::any_of(main, [&](const triptych::decks::Entry& entry) {
        const auto cards = content.library(game);
        return cards->find(entry.card) == cards->find(mine.toStdString());
    }));
}

void TestGuiDraftKeeping::afterTheMatch_theDecksAreStillThere()
{
    begin({ .sealed = true, .seats = 2 });
    buildSuggested();
    handIn();
    clickButton("playButton");
    QTRY_VERIFY(table().active());
    client().controller().leave();
    QTRY_VERIFY(view()->isVisible());
    QCOMPARE(draft().stage(), QStringLiteral("ready"));
    clickButton("backToDeckButton");
    QTRY_COMPARE(draft().stage(), QStringLiteral("building"));
    QCOMPARE(draft().deck()->cards(), draft().deckSize());
}

GUI_TEST_MAIN(TestGuiDraftKeeping)

#include "tst_gui_draft_keeping.moc"
