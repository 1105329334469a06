#include "SeizeMatch.h"

#include <QSignalSpy>

/// The clock of a round, on a time that the test makes.
class TestRoundClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void clock_runsDownAndCallsTimeOnce();
    void clock_warnsAtFiveMinutesAndAtOne();
    void clock_thatIsStoppedKeepsWhatIsLeft();
    void match_withoutATimerShowsNone();
    void timer_isRefusedWhereTheRulesHaveNone();
    void time_endsTheGameByItsRules();
    void clock_runsOnWhileTheTableIsCovered();
    void clock_stopsWhenTheMatchIsOver();
    void continuedMatch_hasTheTimeThatWasLeft();
    void time_isNotGivenBackByTakingBack();
    void bestOfThree_hasOneClock();
    void bestOfThree_endsWhenTimeRunsOutBetweenGames();

private:
    SeizeMatch m_seize;
};

void TestRoundClock::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_roundclock"));
}

void TestRoundClock::init()
{
    QSettings().clear();
    m_seize = {};
}

// --- The clock alone

void TestRoundClock::clock_runsDownAndCallsTimeOnce()
{
    RoundClock clock;
    clock.setTimeSource([this] { return m_seize.now; });
    QSignalSpy up(&clock, &RoundClock::timeUp);
    QVERIFY(!clock.timed() && !clock.running());
    clock.start(3);
    QVERIFY(clock.timed() && clock.running());
    QCOMPARE(clock.secondsLeft(), 3);
    m_seize.now = 999;
    clock.look();
    QCOMPARE(clock.secondsLeft(), 3); // a second that has begun counts whole
    m_seize.now = 1000;
    clock.look();
    QCOMPARE(clock.secondsLeft(), 2);
    QCOMPARE(clock.shared()->load(), 2);
    m_seize.now = 60'000;
    clock.look();
    clock.look();
    QCOMPARE(clock.secondsLeft(), 0);
    QVERIFY(clock.timed() && !clock.running());
    QCOMPARE(up.count(), 1);
}

void TestRoundClock::clock_warnsAtFiveMinutesAndAtOne()
{
    RoundClock clock;
    clock.setTimeSource([this] { return m_seize.now; });
    QCOMPARE(clock.alarm(), RoundClock::Calm);
    clock.start(50 * 60);
    for (const auto& [left, alarm] :
        { std::pair { 301, RoundClock::Calm }, { 300, RoundClock::FiveMinutes },
            { 61, RoundClock::FiveMinutes }, { 60, RoundClock::LastMinute },
            { 1, RoundClock::LastMinute }, { 0, RoundClock::TimeUp } }) {
        m_seize.now = qint64 { 50 * 60 - left } * 1000;
        clock.look();
        QCOMPARE(clock.alarm(), alarm);
    }
}

void TestRoundClock::clock_thatIsStoppedKeepsWhatIsLeft()
{
    RoundClock clock;
    clock.setTimeSource([this] { return m_seize.now; });
    clock.start(100);
    m_seize.now = 40'000;
    clock.stop();
    m_seize.now = 900'000;
    clock.look();
    QCOMPARE(clock.secondsLeft(), 60);
    QVERIFY(!clock.running());
    clock.start(clock.secondsLeft());
    m_seize.now += 1000;
    clock.look();
    QCOMPARE(clock.secondsLeft(), 59);
    clock.clear();
    QVERIFY(!clock.timed());
}

// --- At the table

void TestRoundClock::match_withoutATimerShowsNone()
{
    const auto played = m_seize.controller();
    QCOMPARE(played->start(m_seize.plan(
                 "standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 0)),
        QStringList());
    QTRY_VERIFY(played->table()->prompt()->mine());
    QVERIFY(!played->table()->clock()->timed());
    QFile journal(played->journalPath());
    QVERIFY(journal.open(QIODevice::ReadOnly));
    QVERIFY(!journal.readAll().contains("clock"));
}

void TestRoundClock::timer_isRefusedWhereTheRulesHaveNone()
{
    const auto played = m_seize.controller();
    const QStringList problems = played->start(
        m_seize.plan("guild-master", { QStringLiteral("person"), QStringLiteral("greedy") }, 50));
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems.first().contains(QStringLiteral("no round timer")));
    QVERIFY(!played->table()->active());
}

void TestRoundClock::time_endsTheGameByItsRules()
{
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(m_seize.plan(
                    "standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 50))
                .isEmpty());
    QCOMPARE(table.clock()->secondsLeft(), 3000);
    // A card acquired is loot lost: whoever has acquired less has the higher vault.
    QVERIFY(m_seize.playUntil(
        table, [&table] { return table.phase() == u"acquire" && table.nearSeat()->active(); }));
    table.answer(QStringLiteral("acquire 4"));
    QTRY_VERIFY(table.phase() != u"acquire");
    QVERIFY(!table.over());
    m_seize.pass(*played, 3000);
    QTRY_VERIFY(table.over());
    QVERIFY(table.outcomeText().contains(QStringLiteral("Time is up")));
    QVERIFY(!table.clock()->running());
    const auto steps = m_seize.written();
    QVERIFY(steps.size() > 2);
    const auto& time = steps.at(steps.size() - 2); // the hash is last
    QCOMPARE(time.seat, triptych::judge);
    QCOMPARE(time.answer, std::string("time"));
    bool told = false;
    for (int row = 0; row < table.log()->rowCount(); ++row)
        told = told
            || table.log()->data(table.log()->index(row), EventLogModel::TextRole).toString()
                == u"Time was called.";
    QVERIFY(told);
    // A journal of a match that time has ended can be looked at.
    const auto again = m_seize.controller("other.jsonl");
    QCOMPARE(again->resume(m_seize.folder->filePath(QStringLiteral("match.jsonl"))), QStringList());
    QTRY_VERIFY(again->table()->over());
    QCOMPARE(again->table()->outcomeText(), table.outcomeText());
    QVERIFY(!again->table()->clock()->running());
}

void TestRoundClock::clock_runsOnWhileTheTableIsCovered()
{
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(m_seize.plan(
                    "standard", { QStringLiteral("person"), QStringLiteral("person") }, 50))
                .isEmpty());
    QTRY_VERIFY(table.curtainVisible());
    m_seize.pass(*played, 60);
    QCOMPARE(table.clock()->secondsLeft(), 49 * 60);
    m_seize.pass(*played, 49 * 60);
    QTRY_VERIFY(table.over());
    QCOMPARE(table.outcomeTitle(), QStringLiteral("The game is drawn"));
}

void TestRoundClock::clock_stopsWhenTheMatchIsOver()
{
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(m_seize.plan(
                    "standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 50))
                .isEmpty());
    QTRY_VERIFY(table.prompt()->mine());
    m_seize.pass(*played, 90);
    table.concede();
    QTRY_VERIFY(table.over());
    QVERIFY(!table.clock()->running());
    m_seize.pass(*played, 9000);
    QCOMPARE(table.clock()->secondsLeft(), 3000 - 90);
    QVERIFY(!table.outcomeText().contains(QStringLiteral("Time is up")));
    played->playNext(); // a new match has the whole time
    QCOMPARE(table.clock()->secondsLeft(), 3000);
    QVERIFY(table.clock()->running());
    played->leave();
    QVERIFY(!table.clock()->timed());
}

void TestRoundClock::continuedMatch_hasTheTimeThatWasLeft()
{
    for (const bool leaves : { true, false }) { // orderly, or by closing the program
        const char* file = leaves ? "left.jsonl" : "closed.jsonl";
        auto played = m_seize.controller(file);
        MatchViewModel& table = *played->table();
        QVERIFY(played
                    ->start(m_seize.plan(
                        "standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 50))
                    .isEmpty());
        QTRY_VERIFY(table.prompt()->mine());
        m_seize.pass(*played, 600);
        QVERIFY(m_seize.answerAnything(table));
        QTRY_VERIFY(m_seize.written(file).size() > 0);
        m_seize.pass(*played, 300);
        if (leaves) {
            played->leave();
            QTRY_COMPARE(m_seize.written(file).back().seat, triptych::noPlayer);
        }
        played.reset();
        m_seize.now += 7'200'000; // a day's work in between
        const auto resumed = m_seize.controller("other.jsonl");
        QCOMPARE(
            resumed->resume(m_seize.folder->filePath(QString::fromLatin1(file))), QStringList());
        QVERIFY(resumed->table()->clock()->running());
        QCOMPARE(resumed->table()->clock()->secondsLeft(), 3000 - 900);
        QTRY_VERIFY(resumed->table()->prompt()->mine());
        m_seize.pass(*resumed, 3000);
        QTRY_VERIFY(resumed->table()->over());
    }
}

void TestRoundClock::time_isNotGivenBackByTakingBack()
{
    auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(m_seize.plan(
                    "standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 50))
                .isEmpty());
    m_seize.pass(*played, 100);
    QString treasure;
    QVERIFY(m_seize.playUntil(table, [&] {
        for (const CardFace& card : table.nearSeat()->zone(QStringLiteral("hand"))->rows())
            for (const QVariant& verb : card.verbs)
                if (const QString line = verb.toMap().value(QStringLiteral("line")).toString();
                    line.startsWith(QStringLiteral("treasure ")))
                    treasure = line;
        return !treasure.isEmpty();
    }));
    const auto answers = [this] {
        return std::ranges::count_if(
            m_seize.written(), [](const auto& step) { return step.seat != triptych::noPlayer; });
    };
    const ZoneModel* hand = table.nearSeat()->zone(QStringLiteral("hand"));
    const int held = hand->count();
    table.answer(treasure);
    QTRY_COMPARE(hand->count(), held - 1);
    QTRY_VERIFY(table.prompt()->mine() && table.prompt()->canUndo());
    const auto kept = answers();
    m_seize.pass(*played, 200);
    table.undo();
    QTRY_COMPARE(hand->count(), held);
    QCOMPARE(answers(), kept - 1);
    QCOMPARE(table.clock()->secondsLeft(), 3000 - 300);
    QVERIFY(table.clock()->running());
    // The time that is left was written when the answer was cut off, and is what is gone on with.
    played.reset();
    const auto resumed = m_seize.controller("other.jsonl");
    QCOMPARE(
        resumed->resume(m_seize.folder->filePath(QStringLiteral("match.jsonl"))), QStringList());
    QCOMPARE(resumed->table()->clock()->secondsLeft(), 3000 - 300);
}

void TestRoundClock::bestOfThree_hasOneClock()
{
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    MatchPlan three
        = m_seize.plan("arena", { QStringLiteral("person"), QStringLiteral("greedy") }, 40);
    three.bestOf = 3;
    QVERIFY(played->start(three).isEmpty());
    QTRY_VERIFY(table.prompt()->mine() || table.thinking());
    m_seize.pass(*played, 600);
    table.concede();
    QTRY_VERIFY(table.over());
    QCOMPARE(table.rematchText(), QStringLiteral("Next game"));
    QVERIFY(table.clock()->running());
    m_seize.pass(*played, 60);
    played->playNext();
    QTRY_VERIFY(!table.over() && table.turn() >= 0 && table.prompt()->present());
    QCOMPARE(table.clock()->secondsLeft(), 2400 - 660);
    m_seize.pass(*played, 2400);
    QTRY_VERIFY(table.over());
    QVERIFY2(table.outcomeText().contains(QStringLiteral("Time is up")),
        qPrintable(table.outcomeText()));
    QVERIFY2(table.outcomeText().contains(QStringLiteral("Seat 2 has won the match.")),
        qPrintable(table.outcomeText()));
    QCOMPARE(table.rematchText(), QStringLiteral("Rematch"));
}

void TestRoundClock::bestOfThree_endsWhenTimeRunsOutBetweenGames()
{
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    MatchPlan three
        = m_seize.plan("arena", { QStringLiteral("person"), QStringLiteral("greedy") }, 40);
    three.bestOf = 3;
    QVERIFY(played->start(three).isEmpty());
    QTRY_VERIFY(table.prompt()->mine() || table.thinking());
    table.concede();
    QTRY_VERIFY(table.over());
    QVERIFY(!played->decided());
    m_seize.pass(*played, 2400);
    QVERIFY(played->decided());
    QCOMPARE(table.rematchText(), QStringLiteral("Rematch"));
    QVERIFY2(table.outcomeText().contains(QStringLiteral("No time is left for another game.")),
        qPrintable(table.outcomeText()));
}

QTEST_GUILESS_MAIN(TestRoundClock)

#include "tst_roundclock.moc"
